import { addresses } from "../../core/address/index.ts";
import type { AssessmentView, TextLink } from "../../core/contract/reading.ts";
import { documentFiles } from "../../texts/document-files.ts";

const { links } = documentFiles;

/** The documents of an edition as its page links them, the PDF first; one that is being made is said to be. docs/spec/documents.md, Addresses */
export function documentLinks(
  publication: number,
  view: AssessmentView,
  made: readonly ("pdf" | "docx")[],
): TextLink[] {
  const file = (format: keyof typeof links & ("pdf" | "docx" | "txt" | "xlsx")) => ({
    text: links[format],
    link: addresses.document(publication, format),
  });
  const record = (form: "ris" | "bibtex") => ({
    text: links[form],
    link: addresses.publicationRecord(publication, form),
  });
  const hasTables = view.sections.some(({ blocks }) =>
    blocks.some(({ kind }) => kind === "EvidenceTable" || kind === "LiteratureSearch"),
  );
  return [
    made.includes("pdf") ? file("pdf") : { text: documentFiles.making.pdf.heading, link: "" },
    ...(made.includes("docx") ? [file("docx")] : []),
    file("txt"),
    ...(hasTables ? [file("xlsx")] : []),
    record("ris"),
    record("bibtex"),
  ];
}
