import type { FlowDoubt, FlowWords, SelectionField } from "./rules/index.ts";
import { searchesTexts } from "./texts-searches.ts";

/** The flow from hits to included studies, for readers. */
export const selectionTexts = {
  title: searchesTexts.selection,
  table: "Tallene i flytskjemaet",
  step: "Trinn",
  number: "Antall",
  identified: "Identifisert i databaser",
  duplicatesRemoved: "Dubletter fjernet",
  screened: "Vurdert på tittel og sammendrag",
  excludedOnTitle: "Utelatt på tittel og sammendrag",
  fullText: "Vurdert i fulltekst",
  excludedInFullText: "Utelatt etter fulltekst",
  included: "Inkluderte studier",
  unknown: "ikke oppgitt",
  noReason: "Grunn ikke oppgitt",
  update: {
    previous: "Studier i forrige utgave",
    identified: "Nye treff i databaser",
    included: "Nye inkluderte studier",
    total: "Inkluderte studier i alt",
  },
  figure: "Flytskjema for utvelgelse av studier. Tallene står i tabellen under.",
} as const satisfies FlowWords & { readonly figure: string };

const fields: Readonly<Record<SelectionField, string>> = {
  duplicatesRemoved: selectionTexts.duplicatesRemoved,
  screened: selectionTexts.screened,
  fullText: selectionTexts.fullText,
  included: selectionTexts.included,
};

const doubt = (said: FlowDoubt): string => {
  switch (said.kind) {
    case "ScreenedDiffers":
      return `Etter at dubletter er fjernet, skulle ${said.expected} vært vurdert på tittel og sammendrag. Her står ${said.is}.`;
    case "FullTextAboveScreened":
      return `${said.is} er vurdert i fulltekst, men bare ${said.most} på tittel og sammendrag.`;
    case "IncludedDiffers":
      return `Når de utelatte er trukket fra, er det ${said.expected} igjen. Her står ${said.is} inkluderte.`;
  }
};

/** Writing the selection. */
export const selectionAuthorTexts = {
  lead: "Fra treff til inkluderte studier. Antall identifiserte hentes fra søkene over; skriv resten her. Flytskjemaet tegnes av tallene og vises for leserne.",
  numbers: "Antall i hvert trinn",
  fields,
  /** The hint at an empty number that is calculated from the others. */
  follows: (number: string) => `Tomt felt regnes ut: ${number}`,
  /** Beside the number of included studies, where the evidence tables have another. */
  inTables: (count: number) =>
    count === 0
      ? "Evidenstabellene har ingen studier ennå."
      : count === 1
        ? "Evidenstabellene har 1 studie."
        : `Evidenstabellene har ${count} studier.`,
  takeFromTables: (count: number) => `Bruk ${count} som antall inkluderte`,
  toTables: "Gå til evidenstabellene",
  exclusions: "Utelatt etter fulltekst, med grunn",
  reason: (place: number) => `Grunn ${place}`,
  reasonNumber: (place: number) => `Antall, grunn ${place}`,
  addReason: "Legg til grunn",
  addsUp: (included: string, left: string, read: string) => `${included} + ${left} = ${read}: tallene går opp`,
  doubts: "Tallene går ikke opp",
  doubt,
  /** The selection from the hits of repeated searches. */
  update: {
    heading: "Nye treff etter nytt søk",
    lead: "Er dette en oppdatering av en publisert utgave, skriver du tallene for de nye treffene for seg. Da får leserne flytskjemaet for oppdateringer: studiene i forrige utgave, de nye og hvor mange det er i alt.",
    begin: "Skriv tallene for de nye treffene for seg",
    takeFromTables: (count: number) => `Bruk ${count} som antall nye`,
    cell: (label: string) => `${label} (nye treff)`,
  },
  /** The row's name in the history. */
  row: "Utvelgelse av studier",
} as const;
