import { type Definition, exampleFile, feedsNothing } from "../../block/rules/definition.ts";
import { headingPart, paragraph, run } from "../../document/rules/index.ts";
import type { PdfUpload } from "./schema.ts";

/** One PDF: features/block/README.md. */
export const pdfUpload: Definition<PdfUpload> = {
  number: 19,
  mayBeMandatory: true,
  mayStandInReview: false,
  value: null,
  feeding: feedsNothing,
  isFilled: ({ files }) => files.length > 0,
  isUnfinished: null,
  isBegun: ({ file }) => file !== null,
  example: (_block, { name }) => ({ files: [exampleFile(`${name}.pdf`, "/assets/minimetode/eksempel-varsel.pdf")] }),
  author: ({ block, files: [file] }) => ({
    kind: "PdfUpload",
    infoForReader: block.infoTextForReader ?? "",
    infoForDraft: block.infoTextForDraft ?? "",
    file: file ? { name: file.name, url: file.url } : null,
  }),
  reader: ({ block, files: [file] }) =>
    file ? { kind: "PdfUpload", info: block.infoTextForReader ?? "", file: { name: file.name, url: file.url } } : null,
  standsAlone: true,
  searchText: (view) => [view.file.name],
  document: ({ title, info, file }, { level, id }) => [
    ...headingPart(level, id, title),
    ...(info === "" ? [] : [paragraph(info)]),
    paragraph([run(file.name, file.url)]),
  ],
  reuse: null,
  appendix: null,
  sheets: null,
  references: null,
};
