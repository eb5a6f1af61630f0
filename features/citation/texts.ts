import { byLanguage } from "../../platform/pure/language/index.ts";
import { outcomeTexts } from "../outcome/texts.ts";
import type { FhirEvidenceWords } from "./rules/index.ts";
import * as nn from "./texts.nn.ts";

const { columns } = outcomeTexts;

/** The words of an edition's outcome tables as FHIR: those of its page, and a few around them. */
const fhirEvidenceTexts: FhirEvidenceWords = {
  language: "nb",
  type: "Utfallstabell (Summary of Findings)",
  experimental:
    "Under utprøving: formen følger SummaryOfFindings i HL7s veiledning for kunnskapsgrunnlag (HL7/ebm), som ikke er ferdig, og kan endres uten varsel.",
  headers: "Kolonner",
  none: "Ikke oppgitt",
  computed: "Regnet ut av tallet uten metoden og effekten",
  outcomes: outcomeTexts,
  columns: {
    "outcome-measure": columns.outcome,
    "sample-size": columns.studies,
    "result-with-comparator-alone": columns.without,
    "result-with-intervention-alone": columns.with,
    "result-with-intervention-alone-calculated": "Med metoden, regnet ut",
    "result-with-intervention-vs-comparator": `${columns.difference} og ${columns.relative.toLowerCase()}`,
    "certainty-of-evidence": columns.certainty,
    assertion: "Hva det betyr",
  },
};

export const fhirEvidenceTextsIn = byLanguage({ nb: fhirEvidenceTexts, nn: nn.fhirEvidenceTexts });
