import type { z } from "zod";
import type { Paths } from "./paths.ts";

/** What goes into a call and what comes out. */
export type CallSchemas = {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Absent for GET and for multipart uploads. */
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
};

/** The schemas of a feature's calls: one for each of its paths. */
export type SchemasOf<P extends Paths> = { readonly [K in keyof P]: CallSchemas };
