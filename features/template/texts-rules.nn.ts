import type { Translated } from "../../platform/pure/language/index.ts";
import type { TemplateProblem } from "./rules/index.ts";
import type * as nb from "./texts-rules.ts";

const problems: Readonly<Record<TemplateProblem["kind"], string>> = {
  SectionsDoNotMatchTabs: "Fanene og listene over seksjonar er ikkje like mange",
  TabValueIsNotItsIndex: "Fana har feil nummer",
  TabHasNoText: "Fana manglar namn",
  DuplicateTabKey: "To faner har same nøkkel",
  TabHasNoSections: "Fana har ingen seksjonar",
  TabHasNothingInTheLeftMenu: "Ingen av seksjonane i fana står i menyen",
  SecondLevelWithoutFirst: "Den første seksjonen i fana kan ikkje vere ein underseksjon",
  SectionIsEmpty: "Seksjonen er tom. Legg til eit felt, eller ta han ut av bruk.",
  SectionIsEmptyWhenPublished: "Alt i seksjonen er skjult for lesarane. Skjul seksjonen også.",
  HeadingSkipsALevel: "Overskrifta hoppar over eit nivå",
  NoPublishSection: "Malen manglar seksjonen der vurderinga blir send til publisering",
  SeveralPublishSections: "Malen har fleire seksjonar der vurderinga blir send til publisering",
  NothingFeeds: "Ingen felt gir tekst til kortet eller samandraget",
  DuplicateKey: "To felt har same nøkkel",
  EmptyTitle: "Feltet manglar tittel",
  CannotBeMandatory: "Eit felt av denne typen kan ikkje vere obligatorisk",
  SectionFlagOnField: "Berre seksjonar kan stå i menyen",
  FeedDoesNotFit: "Svaret kan ikkje visast der malen seier",
  FeedIsHiddenWhenPublished:
    "Svaret blir brukt på kortet eller i samandraget. Då kan ikkje feltet skjulast for lesarane.",
  NoOptions: "Feltet manglar svar å velje mellom",
  EmptyOption: "Eit av svara manglar tekst",
  DuplicateOption: "To av svara har same nøkkel",
  OptionsOnlyOneLevel: "Berre fleirval i to nivå kan ha svar under svar",
  DateInputIsOneLine: "Ein dato har berre éi linje",
  NotForAReview: "Eit felt av denne typen kan ikkje stå i fagfellevurderinga",
  NynorskMissing: "Manglar nynorsk",
  DuplicateRule: "To reglar har same namn",
  RuleIsMissing: "Valet viser til ein regel som ikkje finst",
  RuleIsUnused: "Ein regel er ikkje i bruk",
  RuleHasSeveralSources: "Fleire val styrer den same regelen",
  RuleNamesUnknownBlock: "Ein regel viser til eit felt som ikkje finst",
  RuleNamesUnknownValue: "Ein regel viser til eit svar som ikkje finst",
  RulesGoInACircle: "Reglane for kva som blir vist, går i ring",
  NeverVisible: "Ingen svar viser dette feltet. Hent svaret tilbake, eller ta feltet ut av bruk.",
};

export const templateRules: Translated<typeof nb.templateRules> = {
  ...problems,
  TabHasSections: "Flytt eller ta ut seksjonane på fana først",
  OnlyTab: "Ein mal må ha minst éi fane",
  TemplateWrongShape:
    "Dette kan ikkje stå her. Fyll ut alle felta i rada, og skriv adresser som byrjar med https:// eller /.",
  TemplateFixed: "Dette kan ikkje endrast, fordi svar som er gitt, ville fått ei anna meining",
  TemplateUnconfirmed: "Stadfest endringane først",
};
