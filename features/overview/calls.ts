import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { followUpResults, outcomes } from "../decision/rules/index.ts";
import { paperStates } from "../retraction/rules/index.ts";
import type { overviewPaths } from "./paths.ts";
import { criteria, leftStages, overviewTables, publishedKinds, stages, TERM, YEAR } from "./rules/index.ts";

const Count = z.int().nonnegative();
const Figure = z
  .union([Count, z.literal("few")])
  .nullable()
  .describe("`few`: it would tell of fewer than five assessments. null: there is nothing to count");

const Spread = { count: Count, median: Figure.describe("in days") };

const Overview = z.strictObject({
  year: z.int().describe("of what happened in a year; the rest is about now"),
  years: z.array(z.int()).describe("the years that there are figures of, the newest first"),
  organizations: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  pipeline: z.array(
    z.strictObject({ stage: z.enum(stages), count: Figure, median: Figure, oldest: Figure.describe("in days") }),
  ),
  left: z.array(z.strictObject({ stage: z.enum(leftStages), ...Spread, ninetieth: Figure.describe("in days") })),
  published: z.array(
    z.strictObject({
      kind: z.enum(publishedKinds),
      years: z.array(z.int()),
      totals: z.array(Count),
      organizations: z.array(z.strictObject({ id: z.int(), name: z.string(), counts: z.array(Count) })),
    }),
  ),
  decisions: z.strictObject({
    decided: Count.describe("assessments decided on in the year"),
    outcomes: z.array(z.strictObject({ outcome: z.enum(outcomes), count: Figure })),
    reported: Count.describe("assessments followed up in the year"),
    results: z.array(z.strictObject({ result: z.enum(followUpResults), count: Figure })),
    older: z.strictObject({ editions: Count, decided: Figure }).describe("standing editions older than six months"),
    asked: Count,
    due: Count.describe("followed up within 30 days"),
    overdue: Count,
  }),
  living: z.strictObject({ editions: Count, reviewPassed: Count, reviewLongPassed: Count, oldSearches: Count }),
  quality: z.array(
    z.strictObject({ criterion: z.enum(criteria), editions: Count.describe("that it is about"), meets: Figure }),
  ),
  retracted: z.array(z.strictObject({ state: z.enum(paperStates), editions: Count })),
  languages: z
    .array(
      z.strictObject({
        by: z.enum(["all", "site", "kind", "year"]),
        name: z.string().describe("of the site, the kind or the year; empty for all"),
        ...{ nb: Count, nn: Count, unknown: Count },
      }),
    )
    .describe("words of public texts by the form they are written in"),
  uncounted: Count.describe(
    "standing editions that are not in all of the figures yet: there are some for an hour at most",
  ),
});
export type Overview = z.infer<typeof Overview>;

const choice = {
  year: z
    .union([z.literal(""), z.string().regex(YEAR)])
    .default("")
    .describe("empty: this year"),
  organization: z
    .union([z.literal(""), z.string().regex(TERM)])
    .default("")
    .describe("the number of its term"),
  type: z.enum(["", "1", "2", "3"]).default(""),
};

/** The query of a table as CSV: not a call, since its answer is a file. */
export const OverviewTableQuery = z.object({ ...choice, table: z.enum(overviewTables) });

export const overviewCalls = {
  deskOverview: {
    summary: "Figures of all assessments in sums, for the desk: small groups are hidden",
    query: z.object(choice),
    answer: Overview,
  },
} as const satisfies SchemasOf<typeof overviewPaths>;
