import type { Language } from "../../../platform/pure/language/index.ts";
import { addresses, decisionSheetAddress, type RecordForm } from "../../address/rules/index.ts";
import { type Cited, citationText } from "../../citation/rules/index.ts";
import type { KeptFormat } from "../../document/server/index.ts";
import { documentFilesIn } from "../../document/texts-files.ts";
import { hasSheets, referencesOf } from "../../kinds/rules/index.ts";
import type { AssessmentView, TextLink } from "../../reading/calls.ts";

/** The documents of an edition as its page links them, the PDF first; one that is being made is said to be. features/document/README.md */
export function documentLinks(
  publication: number,
  view: AssessmentView,
  made: readonly KeptFormat[],
  edition: { readonly number: number; readonly version: number },
  language: Language,
): TextLink[] {
  const { links, making } = documentFilesIn(language);
  const file = (format: keyof typeof links & ("pdf" | "docx" | "txt" | "xlsx" | "csv")) => ({
    text: links[format],
    link: addresses.document(publication, format),
  });
  const blocks = view.sections.flatMap((section) => section.blocks);
  const hasReferences = blocks.some((block) => referencesOf(block).references.length > 0);
  const hasOutcomes = blocks.some((block) => block.kind === "OutcomeTable" && block.outcomes.length > 0);
  const hasTables = blocks.some(({ kind }) => hasSheets(kind));
  return [
    made.includes("pdf") ? file("pdf") : { text: making.pdf.heading, link: "" },
    { text: links.sheet, link: decisionSheetAddress(edition.number, edition.version) },
    ...(made.includes("docx") ? [file("docx")] : []),
    file("txt"),
    ...(hasTables ? [file("xlsx"), file("csv")] : []),
    ...(hasReferences
      ? [{ text: links.literature, link: addresses.publicationRecord(publication, "references.ris") }]
      : []),
    ...(["json", "fhir", ...(hasOutcomes ? (["fhir-evidence"] as const) : [])] as const).map((form) =>
      recordLink(publication, form, language),
    ),
  ];
}

const recordLink = (publication: number, form: RecordForm, language: Language): TextLink => ({
  text: documentFilesIn(language).links[form],
  link: addresses.publicationRecord(publication, form),
});

/** How an edition is cited, as text and for reference managers. features/citation/README.md */
export const citeOf = (cited: Cited, publication: number, language: Language): NonNullable<AssessmentView["cite"]> => ({
  text: citationText(cited),
  links: (["ris", "bibtex", "csl"] as const).map((form) => recordLink(publication, form, language)),
});
