import type { Language } from "../../../platform/pure/language/index.ts";
import { type DocumentPart, xhtmlOf } from "../../document/rules/index.ts";

/** A text as FHIR takes it. `empty`: nothing was written there; FHIR has no text without letters. */
export const narrative = (
  parts: readonly DocumentPart[],
  language: Language,
  status: "generated" | "empty" = "generated",
) => ({
  status,
  div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">${xhtmlOf(parts)}</div>`,
});
