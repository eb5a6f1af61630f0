import { z } from "zod";
import { Done, Guid, NumberOrGuid, RevInQuery, Saved, SeenRev } from "./values.ts";

const OneBlock = z.object({ contentId: NumberOrGuid });

/** What a block's file is called and where it is read: A section 3, "PDF". Both null when there is none. */
export const PdfFile = z.object({ pdfName: z.string().nullable(), fileUrl: z.string().nullable() });
export type PdfFile = z.infer<typeof PdfFile>;

/** A section 7, the PDF calls. */
export const attachmentCalls = {
  uploadPdf: {
    summary: "Upload the PDF of a block (multipart, field `file`); it takes the place of the one before",
    params: OneBlock,
    query: z.object({ rev: RevInQuery.optional() }),
    answer: Saved.extend({ pdfName: z.string(), fileUrl: z.string() }),
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
} as const;

/** Params of the file address, which is no call: it answers with the bytes. */
export const FileAddress = z.object({ guid: Guid, name: z.string().max(500) });
