import type { OtherFormat, ReferencePart, ReferenceProblem } from "./rules/index.ts";

/** Which format it is, and how its program exports one that is read. */
const otherFormats: Readonly<Record<OtherFormat, string>> = {
  wos: "Dette er Web of Science sitt eget tekstformat. Velg «Export» og «RIS (other reference software)» i Web of Science, og prøv igjen.",
  ovidLabels: "Dette er tekst fra Ovid med feltnavn. Velg «Export» og formatet «RIS» i Ovid, og prøv igjen.",
  cochrane:
    "Dette er ren tekst fra Cochrane Library. Velg «Export selected citation(s)» og «RIS» i Cochrane Library, og prøv igjen.",
  embase: "Dette er ren tekst fra Embase. Velg «Export» og formatet «RIS format» i Embase, og prøv igjen.",
  pubmedText:
    "Dette er en tekst fra PubMed for lesing. Velg «Save» eller «Send to: Citation manager» og formatet «PubMed» i PubMed, og prøv igjen.",
  refworks: "Dette er RefWorks sitt eget tekstformat. Velg «Export» og «RIS» i RefWorks, og prøv igjen.",
  xml: "Dette er XML. Velg «RIS» når du eksporterer (i EndNote: «File», «Export», stilen «RefMan (RIS) Export»), og prøv igjen.",
  csv: "Dette er et regneark (CSV). Velg «RIS» når du eksporterer (i Covidence og Rayyan: «Export» og «RIS»), og prøv igjen.",
};

const tooLong = {
  authors: "Bare de første 100 forfatterne er tatt med.",
  title: "Tittelen er for lang og er kortet ned til 1000 tegn.",
  journal: "Navnet på tidsskriftet er for langt og er kortet ned til 1000 tegn.",
} as const;
const partNotKept = (part: ReferencePart, text: string): string => {
  if (part === "doi") return `«${text}» er ingen gyldig DOI og er ikke tatt med.`;
  if (part === "pmid") return `«${text}» er ingen gyldig PMID og er ikke tatt med.`;
  if (part === "url") return `«${text}» er ingen nettadresse og er ikke tatt med.`;
  if (part === "author") return `Forfatteren «${text}» kunne ikke leses og er ikke tatt med.`;
  return tooLong[part];
};

/** "Hent referanser": rows from what a reference manager exports. */
export const referenceTexts = {
  open: "Hent referanser",
  openIn: (table: string) => `Hent referanser: ${table}`,
  explain:
    "Eksporter referansene fra EndNote, Zotero, PubMed eller et annet program, og velg filen her. Du ser hva som blir hentet før noe lagres.",
  literature: {
    explain: "Referansene som står under litteratursøkene, kan bli rader her.",
    choose: (count: number) => `Velg fra litteraturen (${count})`,
    orFile: "Eller hent fra en fil",
  },
  file: "Fil med referanser",
  fileHint:
    "RIS (.ris), PubMed (.nbib), Ovid (.txt), EndNote (.enw), BibTeX (.bib) eller CSL-JSON (.json). Høyst 200 referanser om gangen.",
  text: "Eller lim inn referansene",
  textHint: "Teksten slik programmet eksporterte den.",
  read: "Les referansene",
  cancel: "Avbryt",
  back: "Tilbake",
  foundInLiterature: (count: number) =>
    count === 1 ? "1 referanse i litteraturen" : `${count} referanser i litteraturen`,
  formats: { ris: "RIS", nbib: "PubMed", ovid: "Ovid", endnote: "EndNote", bibtex: "BibTeX", csl: "CSL-JSON" },
  nothing: "Velg en fil eller lim inn referanser først.",
  tooLong: "Teksten er for lang. Grensen er 1 MB. Del den i flere.",
  /** Heads the list of what was read. */
  found: (count: number, format: string) =>
    count === 1 ? `1 referanse i ${format}-format` : `${count} referanser i ${format}-format`,
  all: "Velg alle",
  none: "Velg ingen",
  seenBefore: "Ser ut til å være med fra før.",
  repeated: "Ser ut til å stå tidligere blant disse referansene.",
  sideBySide: (shortId: string) => `${shortId}: det som er med fra før, og det som ble lest`,
  earlier: "Tidligere blant disse",
  this: "Denne",
  decide: (shortId: string) => `Hva vil du gjøre med ${shortId}?`,
  decisions: {
    leave: "La raden stå som den er",
    add: "Hent som en egen rad",
  },
  take: (count: number) => (count === 1 ? "Hent 1 referanse" : `Hent ${count} referanser`),
  takeNone: "Velg minst én referanse.",
  adding: "Henter referansene …",
  addedOf: (added: number, all: number) => `${added} av ${all} referanser er hentet`,
  notAdded: (left: number) =>
    left === 1 ? "Denne referansen er ikke hentet:" : `Disse ${left} referansene er ikke hentet:`,
  tryAgain: "Prøv igjen",
  problems: (count: number) =>
    count === 1 ? "1 melding om det som ikke ble lest" : `${count} meldinger om det som ikke ble lest`,
  moreProblems: (count: number) => (count === 1 ? "… og 1 til." : `… og ${count} til.`),
  /** Why something of the text is not among the references. */
  problem: (problem: ReferenceProblem): string => {
    switch (problem.kind) {
      case "NoReferences":
        return "Vi fant ingen referanser i teksten.";
      case "UnknownFormat":
        return "Vi kjenner ikke igjen formatet. Eksporter som RIS, PubMed (.nbib), BibTeX eller CSL-JSON, og prøv igjen.";
      case "LinesNotRead":
        return `Linje ${problem.line} står utenfor referansene og er ikke lest: «${problem.text}»`;
      case "RecordWithoutTitle":
        return `Referansen på linje ${problem.line} har ingen tittel og er ikke tatt med.`;
      case "ItemWithoutTitle":
        return `Referanse nummer ${problem.number}${problem.text === "" ? "" : ` («${problem.text}»)`} har ingen tittel og er ikke tatt med.`;
      case "RecordsMixed":
        return `Fra linje ${problem.line} ser det ut til at flere referanser står i én, og vi kan ikke skille dem. De er ikke tatt med. Den første er: «${problem.text}». Eksporter som RIS, og prøv igjen.`;
      case "OtherFormat":
        return otherFormats[problem.format];
      case "PartNotKept":
        return `«${problem.title}»${problem.line === null ? "" : ` (linje ${problem.line})`}: ${partNotKept(problem.part, problem.text)}`;
      case "DateNotKnown":
        return `«${problem.title}»: Datoen «${problem.text}» kunne ikke leses og er ikke tatt med.`;
      case "EntryNotRead":
        return `Referansen på linje ${problem.line} kunne ikke leses: «${problem.text}»`;
      case "DateNotRead":
        return `Datoen i referansen på linje ${problem.line} kunne ikke leses: «${problem.text}»`;
      case "TooMany":
        return `Teksten har ${problem.found} referanser. Bare de første ${problem.limit} er lest.`;
      case "MoreProblems":
        return problem.count === 1 ? "… og 1 melding til." : `… og ${problem.count} meldinger til.`;
    }
  },
} as const;

/** References that become rows of an evidence table. */
export const studyReferenceTexts = {
  choose:
    "Velg hvilke som skal bli rader i evidenstabellen. Kort-ID, referanse og dato fylles ut. Resten fyller du ut selv.",
  there: "I tabellen",
  merge: "Slå sammen: raden får denne referansen og datoen",
  cells: { shortId: "Kort-ID", reference: "Referanse", date: "Dato" },
} as const;

const columns = {
  title: "Tittel",
  authors: "Forfattere",
  date: "Dato",
  journal: "Tidsskrift",
  volume: "Årgang",
  issue: "Hefte",
  pages: "Sider",
  doi: "DOI",
  pmid: "PMID",
  url: "Nettadresse",
} as const;

/** The literature that the searches led to. */
export const literatureReferenceTexts = {
  title: "Referanser",
  lead: "Skriv inn litteraturen som søkene førte til, eller hent den fra EndNote, Zotero eller PubMed. Listen vises for leserne og kan lastes ned derfra.",
  none: "Ingen referanser er lagt til",
  unnamed: "Referanse uten tittel",
  columns,
  authorsHint: "Én på hver linje: etternavn, fornavn.",
  dateHint: "Et årstall eller en dato: 2021 eller 15.03.2021.",
  addNew: "Legg til referanse",
  addNewIn: (block: string) => `Legg til referanse: ${block}`,
  newReference: (block: string) => `Ny referanse: ${block}`,
  choose: "Velg hvilke som skal inn i listen over referanser.",
  there: "I listen",
  merge: "Slå sammen: referansen i listen får det som står her",
  imported: (count: number) => (count === 1 ? "1 referanse er hentet" : `${count} referanser er hentet`),
  change: (title: string) => `Rediger referanse: ${title}`,
  save: "Lagre",
  cancel: "Avbryt",
  edit: "Rediger",
  editNamed: (title: string) => `Rediger referansen ${title}`,
  remove: "Slett",
  removeNamed: (title: string) => `Slett referansen ${title}`,
  confirmDelete: "Ønsker du å slette referansen?",
  created: "Referanse lagret",
  notCreated: "Referanse ikke lagret",
  updated: "Referanse oppdatert",
  notUpdated: "Referanse ikke oppdatert",
  deleted: "Referanse slettet",
  notDeleted: "Referanse ikke slettet",
  kept: "Det du har skrevet, står her fortsatt.",
  mended: "Rett opp feltene som er merket, og lagre igjen.",
} as const;
