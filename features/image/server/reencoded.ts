import { z } from "zod";

const Drawn = z.object({ width: z.int().positive(), height: z.int().positive(), bytes: z.instanceof(Uint8Array) });
export type Drawn = z.infer<typeof Drawn>;

/** The child process's answer about one upload: docs/adr/0041-images-in-a-child-process.md. */
export const Reencoded = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("drawn"), format: z.enum(["jpeg", "png"]), sizes: z.array(Drawn).min(1) }),
  z.object({ kind: z.literal("unreadable") }),
  z.object({ kind: z.literal("too-many-pixels") }),
]);
export type Reencoded = z.infer<typeof Reencoded>;
