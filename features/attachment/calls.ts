import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Done, Guid, NumberOrGuid, RevInQuery, Saved, SeenRev } from "../../platform/pure/contract/values.ts";
import type { attachmentPaths } from "./paths.ts";
import { pdfLacks } from "./rules/index.ts";

const OneBlock = z.object({ contentId: NumberOrGuid });

/** Name and address of a block's file, both null when there is none. */
export const PdfFile = z.object({ pdfName: z.string().nullable(), fileUrl: z.string().nullable() });
export type PdfFile = z.infer<typeof PdfFile>;

/** Empty for a file that is no PDF, and for one that is signed. */
export const Lacks = z.array(z.enum(pdfLacks)).describe("what readers with a screen reader miss in this PDF");

export const attachmentCalls = {
  uploadPdf: {
    summary: "Upload the PDF of a block (multipart, field `file`); it takes the place of the one before",
    params: OneBlock,
    query: z.object({ rev: RevInQuery.optional() }),
    answer: Saved.extend({ pdfName: z.string(), fileUrl: z.string(), lacks: Lacks }),
  },
  deletePdf: {
    summary: "Delete the PDF of a block",
    params: OneBlock,
    body: z.object({
      pdfName: z.string().max(500),
      fileUrl: z.string().max(2000).nullish().describe("tells two files of one name apart"),
      rev: SeenRev,
    }),
    answer: Done,
  },
  getPdf: { summary: "The PDF of a block", params: OneBlock, answer: PdfFile },
} as const satisfies SchemasOf<typeof attachmentPaths>;

/** The width in which an image is wanted, in pixels; ignored where it makes no sense. */
export const FileWidth = z.object({
  bredde: z.coerce.number().int().positive().max(100_000).optional().catch(undefined),
});

/** Parameters of the file address. It is not a call: it answers with the bytes. */
export const FileAddress = z.object({ guid: Guid, name: z.string().max(500) });
