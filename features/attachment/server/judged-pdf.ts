import { z } from "zod";
import { pdfLacks } from "../rules/pdf-lacks.ts";

/** The result of the process that opens a PDF. `lacks` is empty for a signed PDF, because saving it again would remove the signature. */
export const JudgedPdf = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("opens"), lacks: z.array(z.enum(pdfLacks)) }),
  z.object({ kind: z.enum(["locked", "cut-off", "damaged", "without-pages", "xfa"]) }),
]);
export type JudgedPdf = z.infer<typeof JudgedPdf>;
