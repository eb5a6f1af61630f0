import { outcomeTexts } from "../outcome/texts.nn.ts";
import type { FhirEvidenceWords } from "./rules/index.ts";

const { columns } = outcomeTexts;

export const fhirEvidenceTexts: FhirEvidenceWords = {
  language: "nn",
  type: "Utfallstabell (Summary of Findings)",
  experimental:
    "Under utprøving: forma følgjer SummaryOfFindings i rettleiinga frå HL7 for kunnskapsgrunnlag (HL7/ebm), som ikkje er ferdig, og kan bli endra utan varsel.",
  headers: "Kolonnar",
  none: "Ikkje oppgitt",
  computed: "Rekna ut av talet utan metoden og effekten",
  outcomes: outcomeTexts,
  columns: {
    "outcome-measure": columns.outcome,
    "sample-size": columns.studies,
    "result-with-comparator-alone": columns.without,
    "result-with-intervention-alone": columns.with,
    "result-with-intervention-alone-calculated": "Med metoden, rekna ut",
    "result-with-intervention-vs-comparator": `${columns.difference} og ${columns.relative.toLowerCase()}`,
    "certainty-of-evidence": columns.certainty,
    assertion: "Kva det betyr",
  },
};
