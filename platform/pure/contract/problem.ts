import { z } from "zod";

/** application/problem+json. docs/contract.md, Answers */
const FieldProblem = z.object({ path: z.string(), kind: z.string(), message: z.string() });
/** A mandatory block without content, with where it stands, so that the page can link to it. */
export const MissingBlock = z.object({
  contentGuid: z.string(),
  title: z.string(),
  tab: z.int(),
  section: z.string(),
});
export const Problem = z.object({
  type: z.string(),
  title: z.string().describe("Norwegian"),
  status: z.int(),
  kind: z.string(),
  detail: z.string().optional(),
  because: z.string().optional(),
  fields: z.array(FieldProblem).optional(),
  current: z.unknown().optional().describe("at 409: what is stored now, so that no text is lost"),
  withdrawn: z
    .object({ at: z.string().describe("ISO"), name: z.string().optional().describe("when it is public elsewhere") })
    .optional()
    .describe("at 410: when the editors withdrew it; their message is the detail"),
  missing: z.array(MissingBlock).optional().describe("mandatory blocks that are not filled in, with where they stand"),
  files: z.array(z.unknown()).optional().describe("of several files in one call: the answer of each that was taken"),
  refused: z
    .array(z.object({ name: z.string(), kind: z.string(), message: z.string() }))
    .optional()
    .describe("of several files in one call: each that was not, by its name; an empty name stands for all that follow"),
  retryAfter: z.int().optional().describe("seconds"),
});
export type Problem = z.infer<typeof Problem>;
