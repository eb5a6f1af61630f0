export { citationBibtex, citationCsl, citationRis, citationText } from "./citation.ts";
export { type Cited, citedOf } from "./cited.ts";
export { fhirOf } from "./fhir.ts";
export { type FhirEvidenceWords, fhirEvidenceOf } from "./fhir-evidence.ts";
export { jsonLdOf } from "./json-ld.ts";
export { acceptedForm, type LiteratureForm, literatureForms, recordForms } from "./record.ts";
