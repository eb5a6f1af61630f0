import type { Mutant } from "./mutants.ts";

const disk = { api: ["test/api/full-disk.test.ts"] };

/** Faults in what the product does when something around it fails, or asks too much. */
export const troubleMutants: readonly Mutant[] = [
  {
    ...disk,
    file: "platform/server/files.ts",
    name: "what was written before the disk was full stays",
    in: "openFileStore",
    edit: { statement: 2 },
  },
  {
    ...disk,
    file: "platform/server/files.ts",
    name: "a full disk is a fault",
    in: "isFull",
    edit: { literal: 1, as: '"-"' },
  },
  {
    ...disk,
    file: "platform/server/health.ts",
    name: "an instance without room is ready",
    in: "healthRoutes",
    edit: { call: 4, answers: { value: "true" } },
  },
  {
    file: "features/page/server/page-api.ts",
    name: "a page waits as long as its slowest statement",
    in: "PAGE_MS",
    edit: { literal: 1, as: "60_000" },
    api: ["test/api/frozen-database.test.ts"],
  },
  {
    file: "features/page/server/feature.ts",
    name: "a form that was not taken is answered as if it were",
    in: "pageRoutes",
    edit: { condition: 6, is: true },
    api: ["test/api/rate-limit.test.ts"],
  },
  {
    file: "platform/server/rich-text/sanitize.ts",
    name: "twice as many tags are cleaned",
    in: "MOST_TAGS",
    edit: { literal: 1, as: "60_001" },
    unit: ["platform/server/rich-text/sanitize.test.ts"],
  },
  {
    file: "platform/pure/text/one-line.ts",
    name: "one line may turn the direction of writing",
    in: "withoutTurns",
    edit: { literal: 1, as: "/\\p{Join_Control}/gu" },
    unit: ["features/kinds/rules/values.test.ts"],
  },
];
