import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-problems.ts";

export const retractionProblems: Translated<typeof nb.retractionProblems> = {
  RetractionColumnsMissing:
    "Fila manglar minst ein av kolonnane vi treng: Record ID, RetractionDate, RetractionDOI, OriginalPaperDOI, OriginalPaperPubMedID og RetractionNature. Last ned CSV-fila frå Retraction Watch på nytt.",
  RetractionsUnreadable: "Fila kan ikkje lesast. Last ned CSV-fila frå Retraction Watch på nytt.",
};
