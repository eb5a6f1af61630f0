import type { Translated } from "../../platform/pure/language/index.ts";
import type { OtherFormat, ReferencePart } from "./rules/index.ts";
import type * as nb from "./texts.ts";

/** The words in «» are those of the programs. */
const otherFormats: Readonly<Record<OtherFormat, string>> = {
  wos: "Dette er det eigne tekstformatet til Web of Science. Vel «Export» og «RIS (other reference software)» i Web of Science, og prøv igjen.",
  ovidLabels: "Dette er tekst frå Ovid med feltnamn. Vel «Export» og formatet «RIS» i Ovid, og prøv igjen.",
  cochrane:
    "Dette er rein tekst frå Cochrane Library. Vel «Export selected citation(s)» og «RIS» i Cochrane Library, og prøv igjen.",
  embase: "Dette er rein tekst frå Embase. Vel «Export» og formatet «RIS format» i Embase, og prøv igjen.",
  pubmedText:
    "Dette er ein tekst frå PubMed for lesing. Vel «Save» eller «Send to: Citation manager» og formatet «PubMed» i PubMed, og prøv igjen.",
  refworks: "Dette er det eigne tekstformatet til RefWorks. Vel «Export» og «RIS» i RefWorks, og prøv igjen.",
  xml: "Dette er XML. Vel «RIS» når du eksporterer (i EndNote: «File», «Export», stilen «RefMan (RIS) Export»), og prøv igjen.",
  csv: "Dette er eit rekneark (CSV). Vel «RIS» når du eksporterer (i Covidence og Rayyan: «Export» og «RIS»), og prøv igjen.",
};

const tooLong = {
  authors: "Berre dei første 100 forfattarane er tekne med.",
  title: "Tittelen er for lang og er korta ned til 1000 teikn.",
  journal: "Namnet på tidsskriftet er for langt og er korta ned til 1000 teikn.",
} as const;
const partNotKept = (part: ReferencePart, text: string): string => {
  if (part === "doi") return `«${text}» er ingen gyldig DOI og er ikkje teken med.`;
  if (part === "pmid") return `«${text}» er ingen gyldig PMID og er ikkje teken med.`;
  if (part === "url") return `«${text}» er inga nettadresse og er ikkje teken med.`;
  if (part === "author") return `Forfattaren «${text}» kunne ikkje lesast og er ikkje teken med.`;
  return tooLong[part];
};

export const referenceTexts: Translated<typeof nb.referenceTexts> = {
  open: "Hent referansar",
  openIn: (table) => `Hent referansar: ${table}`,
  explain:
    "Eksporter referansane frå EndNote, Zotero, PubMed eller eit anna program, og vel fila her. Du ser kva som blir henta før noko blir lagra.",
  literature: {
    explain: "Referansane som står under litteratursøka, kan bli rader her.",
    choose: (count) => `Vel frå litteraturen (${count})`,
    orFile: "Eller hent frå ei fil",
  },
  file: "Fil med referansar",
  fileHint:
    "RIS (.ris), PubMed (.nbib), Ovid (.txt), EndNote (.enw), BibTeX (.bib) eller CSL-JSON (.json). Høgst 200 referansar om gongen.",
  text: "Eller lim inn referansane",
  textHint: "Teksten slik programmet eksporterte han.",
  read: "Les referansane",
  cancel: "Avbryt",
  back: "Tilbake",
  foundInLiterature: (count) => (count === 1 ? "1 referanse i litteraturen" : `${count} referansar i litteraturen`),
  formats: { ris: "RIS", nbib: "PubMed", ovid: "Ovid", endnote: "EndNote", bibtex: "BibTeX", csl: "CSL-JSON" },
  nothing: "Vel ei fil eller lim inn referansar først.",
  tooLong: "Teksten er for lang. Grensa er 1 MB. Del han i fleire.",
  found: (count, format) => (count === 1 ? `1 referanse i ${format}-format` : `${count} referansar i ${format}-format`),
  all: "Vel alle",
  none: "Vel ingen",
  seenBefore: "Ser ut til å vere med frå før.",
  repeated: "Ser ut til å stå tidlegare blant desse referansane.",
  sideBySide: (shortId) => `${shortId}: det som er med frå før, og det som blei lese`,
  earlier: "Tidlegare blant desse",
  this: "Denne",
  decide: (shortId) => `Kva vil du gjere med ${shortId}?`,
  decisions: {
    leave: "La rada stå som ho er",
    add: "Hent som ei eiga rad",
  },
  take: (count) => (count === 1 ? "Hent 1 referanse" : `Hent ${count} referansar`),
  takeNone: "Vel minst éin referanse.",
  adding: "Hentar referansane …",
  addedOf: (added, all) => `${added} av ${all} referansar er henta`,
  notAdded: (left) => (left === 1 ? "Denne referansen er ikkje henta:" : `Desse ${left} referansane er ikkje henta:`),
  tryAgain: "Prøv igjen",
  problems: (count) =>
    count === 1 ? "1 melding om det som ikkje blei lese" : `${count} meldingar om det som ikkje blei lese`,
  moreProblems: (count) => (count === 1 ? "… og 1 til." : `… og ${count} til.`),
  problem: (problem) => {
    switch (problem.kind) {
      case "NoReferences":
        return "Vi fann ingen referansar i teksten.";
      case "UnknownFormat":
        return "Vi kjenner ikkje igjen formatet. Eksporter som RIS, PubMed (.nbib), BibTeX eller CSL-JSON, og prøv igjen.";
      case "LinesNotRead":
        return `Linje ${problem.line} står utanfor referansane og er ikkje lesen: «${problem.text}»`;
      case "RecordWithoutTitle":
        return `Referansen på linje ${problem.line} har ingen tittel og er ikkje teken med.`;
      case "ItemWithoutTitle":
        return `Referanse nummer ${problem.number}${problem.text === "" ? "" : ` («${problem.text}»)`} har ingen tittel og er ikkje teken med.`;
      case "RecordsMixed":
        return `Frå linje ${problem.line} ser det ut til at fleire referansar står i éin, og vi kan ikkje skilje dei. Dei er ikkje tekne med. Den første er: «${problem.text}». Eksporter som RIS, og prøv igjen.`;
      case "OtherFormat":
        return otherFormats[problem.format];
      case "PartNotKept":
        return `«${problem.title}»${problem.line === null ? "" : ` (linje ${problem.line})`}: ${partNotKept(problem.part, problem.text)}`;
      case "DateNotKnown":
        return `«${problem.title}»: Datoen «${problem.text}» kunne ikkje lesast og er ikkje teken med.`;
      case "EntryNotRead":
        return `Referansen på linje ${problem.line} kunne ikkje lesast: «${problem.text}»`;
      case "DateNotRead":
        return `Datoen i referansen på linje ${problem.line} kunne ikkje lesast: «${problem.text}»`;
      case "TooMany":
        return `Teksten har ${problem.found} referansar. Berre dei første ${problem.limit} er lesne.`;
      case "MoreProblems":
        return problem.count === 1 ? "… og 1 melding til." : `… og ${problem.count} meldingar til.`;
    }
  },
};

export const studyReferenceTexts: Translated<typeof nb.studyReferenceTexts> = {
  choose:
    "Vel dei som skal bli rader i evidenstabellen. Kort-ID, referanse og dato blir fylte ut. Resten fyller du ut sjølv.",
  there: "I tabellen",
  merge: "Slå saman: rada får denne referansen og datoen",
  cells: { shortId: "Kort-ID", reference: "Referanse", date: "Dato" },
};

const columns = {
  title: "Tittel",
  authors: "Forfattarar",
  date: "Dato",
  journal: "Tidsskrift",
  volume: "Årgang",
  issue: "Hefte",
  pages: "Sider",
  doi: "DOI",
  pmid: "PMID",
  url: "Nettadresse",
} as const;

export const literatureReferenceTexts: Translated<typeof nb.literatureReferenceTexts> = {
  title: "Referansar",
  lead: "Skriv inn litteraturen som søka førte til, eller hent han frå EndNote, Zotero eller PubMed. Lista blir vist for lesarane og kan lastast ned derfrå.",
  none: "Ingen referansar er lagde til",
  unnamed: "Referanse utan tittel",
  columns,
  authorsHint: "Éin på kvar linje: etternamn, førenamn.",
  dateHint: "Eit årstal eller ein dato: 2021 eller 15.03.2021.",
  addNew: "Legg til referanse",
  addNewIn: (block) => `Legg til referanse: ${block}`,
  newReference: (block) => `Ny referanse: ${block}`,
  choose: "Vel dei som skal inn i lista over referansar.",
  there: "I lista",
  merge: "Slå saman: referansen i lista får det som står her",
  imported: (count) => (count === 1 ? "1 referanse er henta" : `${count} referansar er henta`),
  change: (title) => `Rediger referanse: ${title}`,
  save: "Lagre",
  cancel: "Avbryt",
  edit: "Rediger",
  editNamed: (title) => `Rediger referansen ${title}`,
  remove: "Slett",
  removeNamed: (title) => `Slett referansen ${title}`,
  confirmDelete: "Vil du slette referansen?",
  created: "Referanse lagra",
  notCreated: "Referanse ikkje lagra",
  updated: "Referanse oppdatert",
  notUpdated: "Referanse ikkje oppdatert",
  deleted: "Referanse sletta",
  notDeleted: "Referanse ikkje sletta",
  kept: "Det du har skrive, står her framleis.",
  mended: "Rett opp felta som er merka, og lagre igjen.",
};
