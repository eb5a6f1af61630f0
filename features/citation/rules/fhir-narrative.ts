import { type DocumentPart, xhtmlOf } from "../../document/rules/index.ts";

/** A text as FHIR takes it. `empty`: nothing was written there; FHIR has no text without letters. */
export const narrative = (parts: readonly DocumentPart[], status: "generated" | "empty" = "generated") => ({
  status,
  div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="nb" xml:lang="nb">${xhtmlOf(parts)}</div>`,
});
