import type { Mutant } from "./mutants.ts";

const live = { api: ["test/api/live.test.ts"] };

/** Faults in what one learns of what others do at the same time. */
export const liveMutants: readonly Mutant[] = [
  {
    file: "core/live/change-for.ts",
    name: "a peer hears of comments",
    find: `return reads.comments ? { no, kind: "comment", by } : { no, kind: "hidden" };`,
    put: `return { no, kind: "comment", by };`,
    unit: ["core/live"],
  },
  {
    file: "core/live/change-for.ts",
    name: "the initiator hears what a reviewer writes before it is sent",
    find: `(readsReviews && key !== null && isAnswerKey(key))`,
    put: `readsReviews`,
    unit: ["core/live"],
  },
  {
    ...live,
    file: "server/live/rooms.ts",
    name: "who was removed hears on until the session is looked up again",
    find: `if (here.some(({ change }) => change.what === "seat")) await recheck(streams);`,
    put: ``,
  },
  {
    ...live,
    file: "server/live/changes.ts",
    name: "changes that are no longer kept are not missed",
    find: `(after !== null && kept < missed)`,
    put: `false`,
  },
  {
    ...live,
    file: "server/live/store.ts",
    name: "others are told in which block of a review somebody writes",
    find: ` and reviewer is null`,
    put: ``,
  },
];
