import { z } from "zod";

/** The answer of the child process: docs/adr/0061-documents-in-a-child-process.md. */
export const WriterAnswer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("written"),
    bytes: z.instanceof(Uint8Array),
    /** Characters that no typeface of ours has, as they were left out or replaced. */
    noGlyphs: z.array(z.string()),
  }),
  z.object({ kind: z.literal("failed"), because: z.string() }),
]);
export type WriterAnswer = z.infer<typeof WriterAnswer>;
