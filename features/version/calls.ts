import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { Guid, Instant, NumberOrGuid, RowNumber } from "../../platform/pure/contract/values.ts";
import { FieldState, WrittenBy } from "../history/calls.ts";
import { ItemId } from "../row/calls.ts";
import type { versionPaths } from "./paths.ts";

const Version = z.object({
  id: z.int(),
  cause: z.enum(["named", "sent", "published"]).describe("a person named it, or it was made by itself"),
  name: z.string().describe("empty when it was made by itself"),
  edition: z.int().nullable().describe("the number of what was published"),
  at: Instant,
  by: WrittenBy,
});
export type Version = z.infer<typeof Version>;

const ChangedField = z.object({
  kind: z.enum(["title", "text", "row", "file"]),
  change: z.enum(["changed", "added", "removed"]).describe("of a row or a file; a text is changed"),
  contentGuid: Guid.nullable().describe("the block; null for the assessment's title"),
  what: z.string().describe("the name of the row or file; empty for a text"),
  row: RowNumber.nullable(),
  rowKind: z.string().nullable(),
  part: z.string().describe("of the block in which the row stands"),
  isGone: z.boolean().describe("the row is deleted now"),
  states: z.array(FieldState).describe("what differs; `value` is what stood in the older version"),
});
export type ChangedField = z.infer<typeof ChangedField>;

/** The older of two versions, the newer one (null: what stands there now), and the fields in which they differ, in the order of the form. */
const Comparison = z.object({ from: Version, to: Version.nullable(), fields: z.array(ChangedField) });

/** Versions of the whole assessment. */
export const versionCalls = {
  listVersions: {
    summary: "The versions of an assessment, the newest first",
    params: z.object({ id: NumberOrGuid }),
    answer: z.object({ versions: z.array(Version) }),
  },
  nameVersion: {
    summary: "Keep the assessment as it stands as a version with a name",
    params: z.object({ id: NumberOrGuid }),
    body: z.object({ name: z.string().max(10_000) }),
    answer: z.object({ ok: z.literal(true), id: z.int(), at: Instant }),
  },
  compareVersions: {
    summary: "In which fields two versions differ, as plain text, beside what stands there now",
    params: z.object({ id: NumberOrGuid, version: ItemId }),
    query: z.object({ with: ItemId.optional().describe("another version; none: what stands there now") }),
    answer: Comparison,
  },
} as const satisfies SchemasOf<typeof versionPaths>;
