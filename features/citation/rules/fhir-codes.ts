import type { Certainty, Measure, ReasonKey, Step } from "../../outcome/rules/index.ts";

type Coding = { readonly system: string; readonly code: string; readonly display: string };

/** A concept with its codes. */
export const coded = (...coding: readonly Coding[]) => ({ coding });

/** The codes of sections in the evidence guide of HL7: github.com/HL7/ebm, SummaryOfFindings. */
const sectionCodes = {
  SummaryOfFindings: "SummaryOfFindings",
  "column-headers": "Column Headers",
  "summary-of-findings": "Summary of Findings",
  "summary-of-findings-entry-for-a-single-outcome": "Summary of findings entry for a single outcome",
  "outcome-measure": "Outcome Measure",
  "sample-size": "Sample Size",
  "result-with-comparator-alone": "Result with comparator alone",
  "result-with-intervention-alone": "Result with intervention alone",
  "result-with-intervention-alone-calculated": "Result with intervention alone (calculated)",
  "result-with-intervention-vs-comparator": "Result with intervention vs. comparator",
  "certainty-of-evidence": "Certainty of Evidence",
  assertion: "Assertion",
} as const;

export const sectionCode = (code: keyof typeof sectionCodes) =>
  coded({ system: "https://fevir.net/resources/CodeSystem/179423", code, display: sectionCodes[code] });

/** The columns of a table of findings, in the order of the guide's examples. */
export const findingColumns = [
  "outcome-measure",
  "sample-size",
  "result-with-comparator-alone",
  "result-with-intervention-alone",
  "result-with-intervention-alone-calculated",
  "result-with-intervention-vs-comparator",
  "certainty-of-evidence",
  "assertion",
] as const satisfies readonly (keyof typeof sectionCodes)[];
export type FindingColumn = (typeof findingColumns)[number];

const statistic = (code: string, display: string): Coding => ({ system: "https://fevir.net/sevco", code, display });

/** The kinds of statistic in the Scientific Evidence Code System, whose codes are those of the ontology STATO. */
const statistics: Readonly<Record<Measure, Coding>> = {
  RR: statistic("STATO:0000245", "risk ratio"),
  OR: statistic("STATO:0000182", "odds ratio"),
  PETO: statistic("STATO:0000182", "odds ratio"),
  HR: statistic("STATO:0000677", "hazard ratio"),
  RD: statistic("STATO:0000424", "risk difference"),
  IRR: statistic("STATO:0000680", "incidence rate ratio"),
  MD: statistic("STATO:0000457", "mean difference"),
  SMD: statistic("STATO:0000100", "standardized mean difference"),
};

/** The text tells apart what has the same code. */
export const statisticType = (measure: Measure) => ({ ...coded(statistics[measure]), text: measure });

export const confidenceInterval = coded(statistic("STATO:0000196", "confidence interval"));

const aspect = (code: string, display: string) =>
  coded({ system: "http://hl7.org/fhir/certainty-type", code, display });
const rating = (code: string, display: string): Coding => ({
  system: "http://hl7.org/fhir/certainty-rating",
  code,
  display,
});

export const overallCertainty = aspect("Overall", "Overall certainty");

export const certaintyRating: Readonly<Record<Certainty, ReturnType<typeof coded>>> = {
  high: coded(rating("high", "High quality")),
  moderate: coded(rating("moderate", "Moderate quality")),
  low: coded(rating("low", "Low quality")),
  "very-low": coded(rating("very-low", "Very low quality")),
};

export const reasonType: Readonly<Record<ReasonKey, ReturnType<typeof coded>>> = {
  riskOfBias: aspect("RiskOfBias", "Risk of bias"),
  inconsistency: aspect("Inconsistency", "Inconsistency"),
  indirectness: aspect("Indirectness", "Indirectness"),
  imprecision: aspect("Imprecision", "Imprecision"),
  publicationBias: aspect("PublicationBias", "Publication bias"),
  largeEffect: aspect("LargeEffect", "Large effect"),
  doseResponse: aspect("DoseResponseGradient", "Dose response gradient"),
  confounding: aspect("PlausibleConfounding", "Plausible confounding"),
};

export const reasonRating: Readonly<Record<Step, ReturnType<typeof coded>>> = {
  "-1": coded(rating("serious-concern", "serious concern"), rating("downcode1", "reduce rating: -1")),
  "-2": coded(rating("very-serious-concern", "very serious concern"), rating("downcode2", "reduce rating: -2")),
  "1": coded(rating("upcode1", "increase rating: +1")),
  "2": coded(rating("upcode2", "increase rating: +2")),
};
