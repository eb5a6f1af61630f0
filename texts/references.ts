import type { ReferenceProblem } from "../core/reference/index.ts";

/** "Hent fra referanser": rows of an evidence table from what a reference manager exports (docs/spec/evidence.md, Import). */
export const referenceTexts = {
  open: "Hent fra referanser",
  openIn: (table: string) => `Hent fra referanser: ${table}`,
  explain:
    "Eksporter referansene fra EndNote, Zotero, PubMed eller et annet program, og velg filen her. Du ser hva som blir hentet før noe lagres.",
  file: "Fil med referanser",
  fileHint: "RIS (.ris), PubMed (.nbib), BibTeX (.bib) eller CSL-JSON (.json). Høyst 200 referanser om gangen.",
  text: "Eller lim inn referansene",
  textHint: "Teksten slik programmet eksporterte den.",
  read: "Les referansene",
  cancel: "Avbryt",
  back: "Tilbake",
  formats: { ris: "RIS", nbib: "PubMed", bibtex: "BibTeX", csl: "CSL-JSON" },
  nothing: "Velg en fil eller lim inn referanser først.",
  tooLong: "Teksten er for lang. Grensen er 1 MB. Del den i flere.",
  /** Heads the list of what was read. */
  found: (count: number, format: string) =>
    count === 1 ? `1 referanse i ${format}-format` : `${count} referanser i ${format}-format`,
  choose:
    "Velg hvilke som skal bli rader i evidenstabellen. Kort-ID, referanse og dato fylles ut. Resten fyller du ut selv.",
  all: "Velg alle",
  none: "Velg ingen",
  seenBefore: "Ser ut til å være med fra før.",
  repeated: "Ser ut til å stå tidligere blant disse referansene.",
  sideBySide: (shortId: string) => `${shortId}: det som er med fra før, og det som ble lest`,
  sides: { lines: "I tabellen", list: "Tidligere blant disse", file: "Denne" },
  cells: { shortId: "Kort-ID", reference: "Referanse", date: "Dato" },
  decide: (shortId: string) => `Hva vil du gjøre med ${shortId}?`,
  decisions: {
    leave: "La raden stå som den er",
    merge: "Slå sammen: raden får denne referansen og datoen",
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
