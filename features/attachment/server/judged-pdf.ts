import { z } from "zod";
import { pdfLacks } from "../rules/pdf-lacks.ts";

/** What the process that opens a PDF found. `lacks` is empty for a signed one: saved again it would lose its signature. */
export const JudgedPdf = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("opens"), lacks: z.array(z.enum(pdfLacks)) }),
  z.object({ kind: z.enum(["locked", "cut-off", "damaged", "without-pages", "xfa"]) }),
]);
export type JudgedPdf = z.infer<typeof JudgedPdf>;
