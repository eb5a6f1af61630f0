import type { RecordForm } from "../../address/rules/index.ts";

/** The forms of an edition's record, each with its media type; the first is what a caller gets who asks for none of them. */
export const recordForms: readonly { readonly form: RecordForm; readonly type: string; readonly ending: string }[] = [
  { form: "json", type: "application/json", ending: "json" },
  { form: "jsonld", type: "application/ld+json", ending: "jsonld" },
  { form: "fhir", type: "application/fhir+json", ending: "json" },
  { form: "fhir-evidence", type: "application/fhir+json", ending: "json" },
  { form: "csl", type: "application/vnd.citationstyles.csl+json", ending: "json" },
  { form: "ris", type: "application/x-research-info-systems", ending: "ris" },
  { form: "bibtex", type: "application/x-bibtex", ending: "bib" },
];

/** The form that an `Accept` header names first. */
export const acceptedForm = (accept: string): RecordForm => {
  const named = accept.split(",").map((each) => each.split(";")[0]?.trim().toLowerCase());
  const found = named.flatMap((type) => recordForms.find((each) => each.type === type) ?? [])[0];
  return found?.form ?? "json";
};

/** The forms of the literature of an edition. */
export const literatureForms = [
  { form: "references.ris", type: "application/x-research-info-systems" },
  { form: "references.nbib", type: "application/nbib" },
  { form: "references.bib", type: "application/x-bibtex" },
  { form: "references.json", type: "application/vnd.citationstyles.csl+json" },
] as const;
export type LiteratureForm = (typeof literatureForms)[number]["form"];
