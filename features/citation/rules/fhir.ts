import { type Document, type DocumentPart, textOfParts } from "../../document/rules/index.ts";
import type { Cited } from "./cited.ts";
import { narrative } from "./fhir-narrative.ts";

/** The publication data beside the document. */
type About = {
  readonly cited: Cited;
  /** The assessment's guid. */
  readonly guid: string;
  /** ISO instant: when the edition was published. */
  readonly published: string;
};

/** The body by its headings of the first level. A section without text is left out: FHIR has no empty ones. */
const sectionsOf = (body: readonly DocumentPart[], lang: Document["lang"]) => {
  const sections: { title: string; parts: DocumentPart[] }[] = [];
  for (const part of body) {
    if (part.kind === "heading" && part.level === 1) sections.push({ title: part.text, parts: [] });
    else sections.at(-1)?.parts.push(part);
  }
  return sections
    .filter(({ parts }) => textOfParts(parts).trim() !== "")
    .map(({ title, parts }) => ({ title, text: narrative(parts, lang) }));
};

/**
 * An edition as a FHIR R4 document: a Bundle with one Composition, whose sections are the parts of the assessment as text. Experimental:
 * no Norwegian profile says how an assessment is written.
 */
export function fhirOf({ lang, title, subtitle, opening, facts, body }: Document, { cited, guid, published }: About) {
  const first: readonly DocumentPart[] = [...opening, { kind: "terms", items: facts }];
  const summary = textOfParts(first).trim() === "" ? {} : { text: narrative(first, lang) };
  return {
    resourceType: "Bundle",
    identifier: { system: "urn:ietf:rfc:3986", value: cited.address },
    type: "document",
    timestamp: published,
    entry: [
      {
        fullUrl: `urn:uuid:${guid}`,
        resource: {
          resourceType: "Composition",
          // The list of languages that R4 prefers has Norwegian, and neither of its forms: Nynorsk is said where it is known.
          language: lang === "nn" ? "nn" : "no",
          ...summary,
          identifier: { system: "urn:ietf:rfc:3986", value: cited.address },
          status: "final",
          type: { text: subtitle },
          date: published,
          author: [{ display: cited.organization }],
          title,
          section: sectionsOf(body, lang),
        },
      },
    ],
  };
}
