import type { Translated } from "../../platform/pure/language/index.ts";
import { counted } from "../../platform/pure/text/index.ts";
import type { BlockKind } from "../kinds/rules/index.ts";
import { type ChangeKind, nynorskOf } from "./rules/index.ts";
import type * as nb from "./texts.ts";
import { fieldLabels, valueNames } from "./texts-fields.nn.ts";

const kinds: Readonly<Record<BlockKind, string>> = {
  Section: "Seksjon",
  PeerReviewSection: "Fagfellevurdering",
  PublishSection: "Send til publisering",
  Select: "Val",
  Text: "Kort tekst eller dato",
  TextEditor: "Tekst med formatering",
  Search: "Søk i portalen",
  File: "Filer til nedlasting",
  EconomyEvaluation: "Økonomisk vurdering",
  Table: "PICO-tabell",
  LiteratureSearch: "Litteratursøk",
  EvidenceTable: "Evidenstabell",
  OutcomeTable: "Utfallstabell",
  RelationSelector: "Val som styrer kva som blir vist",
  ImageUpload: "Bilete",
  Heading: "Overskrift",
  EconomyMunicipality: "Økonomi for kommune",
  PdfUpload: "PDF-vedlegg",
};

const hints: Readonly<Record<string, string>> = {
  feeds: "Forfattaren svarer éin gong. Svaret står i feltet, og der du kryssar av.",
};

const items: Readonly<Record<string, string>> = {
  options: "svar",
  children: "svar",
  links: "lenke",
  sources: "kjelde",
};

const changes: Readonly<Record<ChangeKind, string>> = {
  text: "endra tekst",
  wider: "gir forfattarane meir fridom",
  "option-added": "nytt svar",
  added: "nytt",
  moved: "flytta til ein annan seksjon",
  order: "ny rekkjefølgje",
  "tab-text": "endra namn på fana",
  "tab-added": "ny fane",
  "tab-order": "fanene står i ei anna rekkjefølgje",
  warnings: "endra varsel om det som er tvilsamt",
  "nynorsk-kept": "bokmålet er endra, nynorsken er som før",
  mandatory: "har blitt obligatorisk",
  narrower: "strengare krav til svaret",
  shown: "blir synleg for lesarane",
  hidden: "blir skjult for lesarane",
  "option-removed": "svar fjerna",
  rule: "endra reglar for kva som blir vist",
  feeds: "endra bruk på kortet eller i samandraget",
  "added-mandatory": "nytt, og obligatorisk",
  removed: "teke ut av bruk",
  "moved-tab": "flytta til ei anna fane",
  "tab-removed": "fane fjerna",
  fixed: "kan ikkje endrast",
  type: "malen kan ikkje gjelde eit anna slag vurdering",
  reused: "nøkkelen har vore brukt til noko anna",
};
const isChange = (kind: string): kind is ChangeKind => Object.hasOwn(changes, kind);

const eitherOf = (answers: readonly string[]): string => answers.map((each) => `«${each}»`).join(" eller ");

const labelOf = (name: string, parent: string): string => fieldLabels[`${parent}.${name}`] ?? fieldLabels[name] ?? name;

export const templateTexts: Translated<typeof nb.templateTexts> = {
  title: "Malar",
  toTemplates: "Malar",
  lead: "Skjemaa som vurderingane blir fylte ut i. Endringar gjeld nye vurderingar. Dei som er i gang, beheld skjemaet dei starta med.",
  back: "Alle malar",
  edit: "Opne malen",
  editThis: (name) => `Opne malen ${name}`,
  table: (name) => `Versjonar av ${name}`,
  columns: { version: "Versjon", state: "Tilstand", origin: "Laga av", at: "Dato", running: "Vurderingar i gang" },
  version: (no) => `Versjon ${no}`,
  states: {
    newest: "I bruk",
    former: "Tidlegare",
    retired: "Teken ut av bruk",
    draft: "Utkast",
    offer: "Forslag som ventar",
    unused: "Ikkje teken i bruk",
  },
  origins: { shipped: "Følgde med portalen", edited: (by) => by || "Ein administrator" },
  running: (count) => (count === 0 ? "Ingen" : String(count)),
  draftBy: (by) => `Utkastet blei sist endra av ${by || "ein administrator"}`,
  noDraft: "Ingen endringar. Det du skriv, blir lagra i eit utkast som ingen andre enn administratorar ser.",
  offer: {
    heading: "Portalen har ein ny versjon av malen",
    text: "Han er ikkje teken i bruk, fordi malen er endra her. Du kan starte utkastet på nytt frå den nye versjonen, sjå endringane og publisere.",
    use: "Start utkastet frå den nye versjonen",
    confirm: "Utkastet byrjar på nytt. Endringar i utkastet som ikkje er publiserte, blir borte.",
  },
  again: "Start utkastet herfrå",
  againFrom: (no) => `Start utkastet herfrå: versjon ${no}`,
  begun: "Utkastet byrjar på nytt",
  outline: "Innhaldet i malen",
  whole: "Malen sjølv",
  tab: (no, text) => `Fane ${no}: ${text}`,
  tabs: {
    place: "Plassering",
    up: "Flytt fana opp",
    down: "Flytt fana ned",
    moved: (title, no) => `«${title}» er fane ${no}`,
    remove: "Fjern fana",
    removed: (title) => `«${title}» er fjerna`,
    kept: {
      TabHasSections: "Ei fane kan fjernast når seksjonane der er flytta eller tekne ut av bruk.",
      OnlyTab: "Dette er den einaste fana. Ein mal må ha minst éi fane.",
    },
    movedSince:
      "Ein kollega har flytta, lagt til eller fjerna faner. Sjå over, og gjer det igjen om det framleis skal gjerast.",
    add: {
      heading: "Ny fane etter denne",
      name: "Namn på fana",
      required: "Skriv eit namn på fana",
      button: "Legg til fana",
    },
    added: (title) => `«${title}» er lagd til, med ein seksjon å byrje i`,
  },
  tabSelf: (text) => `Namnet på fana ${text}`,
  marks: { changed: "endra", broken: "må rettast" },
  form: "Det som er valt",
  fixed: "Nøkkel",
  kinds,
  termOptions: (kind) => `Svara er alle omgrep av slaget «${kind}».`,
  label: (name, parent) => {
    const nb = nynorskOf(name);
    return nb === null ? labelOf(name, parent) : `${labelOf(nb, parent)} på nynorsk`;
  },
  value: (name, value) => valueNames[name]?.[value] ?? value,
  hint: (name) => hints[name],
  item: (name) => items[name] ?? "rad",
  noChoice: "Vanleg",
  place: {
    heading: "Plassering",
    up: "Flytt opp",
    down: "Flytt ned",
    to: "Flytt til",
    move: "Flytt hit",
    done: (title) => `«${title}» er flytta`,
    remove: "Ta ut av bruk",
    confirmRemove: (title) =>
      `«${title}» er ikkje med i neste versjon. Vurderingar som er i gang, beheld feltet og svara.`,
    removed: (title) => `«${title}» er teke ut av utkastet`,
    restore: "Hent tilbake",
    restoreThis: (title) => `Hent tilbake ${title}`,
    restored: (title) => `«${title}» er med igjen`,
  },
  rules: {
    decides: "Dette valet styrer",
    none: "Valet skjuler og viser ingenting enno.",
    when: (answers) => `Når svaret er ${eitherOf(answers)},`,
    effects: { show: "blir dette vist", hide: "blir dette skjult" },
    take: "Fjern",
    takeThis: (title) => `Fjern: ${title}`,
    taken: "Regelen er fjerna",
    add: "Ny regel",
    answers: "Når svaret er",
    effect: "Då",
    choices: { show: "blir feltet vist. Elles er det skjult.", hide: "blir feltet skjult. Elles blir det vist." },
    block: "Felt eller seksjon",
    button: "Legg til regelen",
    added: "Regelen er lagd til",
    missing: "Vel svar og felt først",
    decided: "Når dette blir vist",
    shownWhen: (title, answers) => `Blir vist når svaret på «${title}» er ${eitherOf(answers)}`,
    hiddenWhen: (title, answers) => `Blir skjult når svaret på «${title}» er ${eitherOf(answers)}`,
    open: "Opne valet",
  },
  preview: {
    tabs: "Rediger og førehandsvis",
    edit: "Rediger",
    author: "Som forfattar",
    reader: "Som lesar",
    authorHeading: (title) => `Slik møter forfattaren «${title}»`,
    readerHeading: (title) => `Slik møter lesaren «${title}»`,
    authorLead: "Svar for å prøve kva felt som blir viste. Ingenting blir lagra.",
    readerLead: "Du ser svara du har gitt som forfattar, og døme der du ikkje har svart.",
    choose: "Vel ein seksjon eller eit felt i innhaldet for å sjå det.",
    notTried: "Her står eit døme. Dette feltet kan ikkje prøvast her.",
    published: "Her sender forfattarane vurderinga til publisering. Teksten står på fana «Rediger».",
    review: "Her svarer fagfellane. Felta under er dei same for kvar fagfelle.",
    noReader: "Lesarane ser ingenting av denne seksjonen.",
    line: "Døme på eit svar",
    name: "Døme",
    html: "<p>Døme på eit svar. Her står det forfattarane har skrive.</p>",
    day: "2026-01-15",
  },
  add: {
    heading: "Legg til etter dette",
    headingIn: "Legg til i seksjonen",
    kind: "Kva slags felt",
    name: "Tittel eller spørsmål",
    required: "Skriv ein tittel eller eit spørsmål",
    button: "Legg til",
    done: (title) => `«${title}» er lagt til`,
  },
  checks: {
    heading: "Kontroll",
    none: "Malen kan publiserast slik han er.",
    lead: "Dette må rettast før malen kan publiserast:",
    go: (title) => title || "Malen",
  },
  nynorsk: {
    missing: (count) => `${counted(count, "1 tekst manglar", "tekstar manglar")} nynorsk:`,
    which: "Vis kva for",
    fill: (count) => `Set inn nynorsk i ${counted(count, "1 tekst", "tekstar")} som følgde med portalen`,
    filled: "Nynorsk er sett inn der portalen har han",
    forms: "Målform i førehandsvisinga",
    form: { nb: "Bokmål", nn: "Nynorsk" },
  },
  proposal: {
    ask: "Foreslå nynorsk",
    askFor: (field) => `Foreslå nynorsk: ${field}`,
    unread: "Maskinforslag, ikkje lese",
    take: "Eg har lese det. Bruk forslaget",
    leave: "Forkast",
    failed: "Det blei ikkje noko forslag. Skriv teksten sjølv.",
  },
  changes: {
    heading: "Endringar",
    none: "Utkastet er likt versjonen som er i bruk.",
    kind: (kind) => (isChange(kind) ? changes[kind] : kind),
    line: (title, what, of) => `${title || "Utan tittel"}: ${what}${of ? ` (${of})` : ""}`,
    levels: { forbidden: "Kan ikkje publiserast", confirm: "Må stadfestast", free: "Andre endringar" },
  },
  publish: "Publiser malen",
  publishNothing: "Det er ingen endringar å publisere.",
  dialog: {
    title: "Publiser malen",
    running: (count) => {
      if (count === 0) return "Ingen vurderingar er i gang med denne malen.";
      const kept =
        count === 1
          ? "1 vurdering er i gang og beheld skjemaet ho har"
          : `${count} vurderingar er i gang og beheld skjemaet dei har`;
      return `${kept}. Nye vurderingar får den nye versjonen.`;
    },
    confirm: "Eg har sett endringane, og dei er meinte slik",
    mustConfirm: "Kryss av for at endringane er meinte slik",
    button: "Publiser no",
    cancel: "Avbryt",
    unsent: "Noko du har skrive, er ikkje lagra enno.",
  },
  published: (no) => `Versjon ${no} er publisert`,
  discard: "Forkast utkastet",
  confirmDiscard: "Alle endringar som ikkje er publiserte, blir borte.",
  discarded: "Utkastet er forkasta",
  versions: "Versjonar",
};
