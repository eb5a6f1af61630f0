import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { problemTexts } from "../../api/texts-problems.ts";
import { PDF_LIMIT } from "../rules/index.ts";
import { attachmentTexts } from "../texts.ts";

/** The state of the PDF of a block. */
export type PdfState =
  | { readonly at: "idle" }
  | { readonly at: "uploading"; readonly name: string }
  | { readonly at: "deleting" }
  | { readonly at: "not-uploaded"; readonly because: string }
  | { readonly at: "not-deleted"; readonly because: string };

/** A file that is known to be refused is not sent; the server has the last word on all others. */
export const refusedBefore = ({ size }: { readonly size: number }): PdfState | null =>
  size > PDF_LIMIT ? { at: "not-uploaded", because: problemTexts.tooLarge(PDF_LIMIT) } : null;

/** The fixed message, followed by the server's reason when there is one. */
const withReason = (opening: string, { title, status, fields }: Problem): string => {
  const reason = fields?.[0]?.message ?? title;
  return status >= 500 || reason === opening ? opening : `${opening} ${reason}`;
};

export const pdfNotUploaded = (problem: Problem): PdfState => ({
  at: "not-uploaded",
  because: withReason(attachmentTexts.uploadFailed, problem),
});

export const notDeleted = (problem: Problem): PdfState => ({
  at: "not-deleted",
  because: withReason(attachmentTexts.deleteFailed, problem),
});
