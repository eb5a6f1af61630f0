import { byLanguage } from "../../platform/pure/language/index.ts";
import type { TemplateProblem } from "./rules/index.ts";
import * as nn from "./texts-rules.nn.ts";

/** The problems in a template. features/block/README.md */
const problems = {
  SectionsDoNotMatchTabs: "Fanene og listene over seksjoner er ikke like mange",
  TabValueIsNotItsIndex: "Fanen har feil nummer",
  TabHasNoText: "Fanen mangler navn",
  DuplicateTabKey: "To faner har samme nøkkel",
  TabHasNoSections: "Fanen har ingen seksjoner",
  TabHasNothingInTheLeftMenu: "Ingen av seksjonene i fanen står i menyen",
  SecondLevelWithoutFirst: "Den første seksjonen i fanen kan ikke være en underseksjon",
  SectionIsEmpty: "Seksjonen er tom. Legg til et felt, eller ta den ut av bruk.",
  SectionIsEmptyWhenPublished: "Alt i seksjonen er skjult for leserne. Skjul seksjonen også.",
  HeadingSkipsALevel: "Overskriften hopper over et nivå",
  NoPublishSection: "Malen mangler seksjonen der vurderingen sendes til publisering",
  SeveralPublishSections: "Malen har flere seksjoner der vurderingen sendes til publisering",
  NothingFeeds: "Ingen felt gir tekst til kortet eller sammendraget",
  DuplicateKey: "To felt har samme nøkkel",
  EmptyTitle: "Feltet mangler tittel",
  CannotBeMandatory: "Et felt av denne typen kan ikke være obligatorisk",
  SectionFlagOnField: "Bare seksjoner kan stå i menyen",
  FeedDoesNotFit: "Svaret kan ikke vises der malen sier",
  FeedIsHiddenWhenPublished: "Svaret brukes på kortet eller i sammendraget. Da kan ikke feltet skjules for leserne.",
  NoOptions: "Feltet mangler svar å velge mellom",
  EmptyOption: "Et av svarene mangler tekst",
  DuplicateOption: "To av svarene har samme nøkkel",
  OptionsOnlyOneLevel: "Bare flervalg i to nivåer kan ha svar under svar",
  DateInputIsOneLine: "En dato har bare én linje",
  NotForAReview: "Et felt av denne typen kan ikke stå i fagfellevurderingen",
  NynorskMissing: "Mangler nynorsk",
  DuplicateRule: "To regler har samme navn",
  RuleIsMissing: "Valget viser til en regel som ikke finnes",
  RuleIsUnused: "En regel er ikke i bruk",
  RuleHasSeveralSources: "Flere valg styrer den samme regelen",
  RuleNamesUnknownBlock: "En regel viser til et felt som ikke finnes",
  RuleNamesUnknownValue: "En regel viser til et svar som ikke finnes",
  RulesGoInACircle: "Reglene for hva som vises, går i ring",
  NeverVisible: "Ingen svar viser dette feltet. Hent svaret tilbake, eller ta feltet ut av bruk.",
} as const satisfies Record<TemplateProblem["kind"], string>;

/** The messages of rules about templates, by kind. */
export const templateRules: Readonly<Record<string, string>> = {
  ...problems,
  TabHasSections: "Flytt eller ta ut seksjonene på fanen først",
  OnlyTab: "En mal må ha minst én fane",
  TemplateWrongShape:
    "Dette kan ikke stå her. Fyll ut alle feltene i raden, og skriv adresser som begynner med https:// eller /.",
  TemplateFixed: "Dette kan ikke endres, fordi svar som er gitt, ville bety noe annet",
  TemplateUnconfirmed: "Bekreft endringene først",
};

export const templateRulesIn = byLanguage({ nb: templateRules, nn: nn.templateRules });
