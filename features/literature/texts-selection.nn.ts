import type { Translated } from "../../platform/pure/language/index.ts";
import type { FlowDoubt, SelectionField } from "./rules/index.ts";
import { searchesTexts } from "./texts-searches.nn.ts";
import type * as nb from "./texts-selection.ts";

export const selectionTexts: Translated<typeof nb.selectionTexts> = {
  title: searchesTexts.selection,
  table: "Tala i flytskjemaet",
  step: "Trinn",
  number: "Tal",
  identified: "Identifiserte i databasar",
  duplicatesRemoved: "Dublettar fjerna",
  screened: "Vurderte på tittel og samandrag",
  excludedOnTitle: "Utelatne på tittel og samandrag",
  fullText: "Vurderte i fulltekst",
  excludedInFullText: "Utelatne etter fulltekst",
  included: "Inkluderte studiar",
  unknown: "ikkje oppgitt",
  noReason: "Grunn ikkje oppgitt",
  update: {
    previous: "Studiar i førre utgåve",
    identified: "Nye treff i databasar",
    included: "Nye inkluderte studiar",
    total: "Inkluderte studiar i alt",
  },
  figure: "Flytskjema for utveljing av studiar. Tala står i tabellen under.",
};

const fields: Readonly<Record<SelectionField, string>> = {
  duplicatesRemoved: selectionTexts.duplicatesRemoved,
  screened: selectionTexts.screened,
  fullText: selectionTexts.fullText,
  included: selectionTexts.included,
};

const doubt = (said: FlowDoubt): string => {
  switch (said.kind) {
    case "ScreenedDiffers":
      return `Etter at dublettar er fjerna, skulle ${said.expected} vore vurderte på tittel og samandrag. Her står ${said.is}.`;
    case "FullTextAboveScreened":
      return `${said.is} er vurderte i fulltekst, men berre ${said.most} på tittel og samandrag.`;
    case "IncludedDiffers":
      return `Når dei utelatne er trekte frå, er det ${said.expected} igjen. Her står ${said.is} inkluderte.`;
  }
};

export const selectionAuthorTexts: Translated<typeof nb.selectionAuthorTexts> = {
  lead: "Frå treff til inkluderte studiar. Talet på identifiserte blir henta frå søka over; skriv resten her. Flytskjemaet blir teikna av tala og vist for lesarane.",
  numbers: "Talet i kvart trinn",
  fields,
  follows: (number) => `Tomt felt blir rekna ut: ${number}`,
  inTables: (count) =>
    count === 0
      ? "Evidenstabellane har ingen studiar enno."
      : count === 1
        ? "Evidenstabellane har 1 studie."
        : `Evidenstabellane har ${count} studiar.`,
  takeFromTables: (count) => `Bruk ${count} som talet på inkluderte`,
  toTables: "Gå til evidenstabellane",
  exclusions: "Utelatne etter fulltekst, med grunn",
  reason: (place) => `Grunn ${place}`,
  reasonNumber: (place) => `Tal, grunn ${place}`,
  addReason: "Legg til grunn",
  addsUp: (included, left, read) => `${included} + ${left} = ${read}: tala går opp`,
  doubts: "Tala går ikkje opp",
  doubt,
  update: {
    heading: "Nye treff etter nytt søk",
    lead: "Er dette ei oppdatering av ei publisert utgåve, skriv du tala for dei nye treffa for seg. Då får lesarane flytskjemaet for oppdateringar: studiane i førre utgåve, dei nye og kor mange det er i alt.",
    begin: "Skriv tala for dei nye treffa for seg",
    takeFromTables: (count) => `Bruk ${count} som talet på nye`,
    cell: (label) => `${label} (nye treff)`,
  },
  row: "Utveljing av studiar",
};
