import type { Mutant } from "./mutants.ts";

const disk = { api: ["test/api/full-disk.test.ts"] };

/** Faults in what the product does when something around it fails, or asks too much. */
export const troubleMutants: readonly Mutant[] = [
  {
    ...disk,
    file: "platform/server/files.ts",
    name: "what was written before the disk was full stays",
    find: `await disk.delete(key).catch(() => undefined);`,
    put: `await Promise.resolve(key).catch(() => undefined);`,
  },
  {
    ...disk,
    file: "platform/server/files.ts",
    name: "a full disk is a fault",
    find: `"ENOSPC", "EDQUOT"`,
    put: `"EDQUOT"`,
  },
  {
    ...disk,
    file: "platform/server/health.ts",
    name: "an instance without room is ready",
    find: ` && (await hasRoom(config))`,
    put: ` && Boolean(config)`,
  },
  {
    file: "features/page/server/page-api.ts",
    name: "a page waits as long as its slowest statement",
    find: `const PAGE_MS = 10_000;`,
    put: `const PAGE_MS = 60_000;`,
    api: ["test/api/frozen-database.test.ts"],
  },
  {
    file: "features/page/server/feature.ts",
    name: "a form that was not taken is answered as if it were",
    find: `{ ...page, status: outcome.status }`,
    put: `{ ...page, status: outcome.status && 200 }`,
    api: ["test/api/rate-limit.test.ts"],
  },
  {
    file: "platform/server/rich-text/sanitize.ts",
    name: "twice as many tags are cleaned",
    find: `const MOST_TAGS = 30_000;`,
    put: `const MOST_TAGS = 60_001;`,
    unit: ["platform/server/rich-text/sanitize.test.ts"],
  },
  {
    file: "platform/pure/text/one-line.ts",
    name: "one line may turn the direction of writing",
    find: `text.replace(/\\p{Bidi_Control}/gu, "")`,
    put: `text.replace(/\\p{Join_Control}/gu, "")`,
    unit: ["features/kinds/rules/values.test.ts"],
  },
];
