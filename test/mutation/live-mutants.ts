import type { Mutant } from "./mutants.ts";

const live = { api: ["test/api/live.test.ts"] };

/** Faults in what one learns of what others do at the same time. */
export const liveMutants: readonly Mutant[] = [
  {
    file: "features/live/rules/change-for.ts",
    name: "a peer hears of comments",
    find: `return reads.comments ? { no, kind: "comment", by } : { no, kind: "hidden" };`,
    put: `return { no, kind: "comment", by };`,
    unit: ["features/live/rules"],
  },
  {
    file: "features/live/rules/change-for.ts",
    name: "the initiator hears what a reviewer writes before it is sent",
    find: `(readsReviews && key !== null && isAnswerKey(key))`,
    put: `readsReviews`,
    unit: ["features/live/rules"],
  },
  {
    ...live,
    file: "features/live/server/rooms.ts",
    name: "who was removed hears on until the session is looked up again",
    find: `if (here.some(({ change }) => change.what === "seat")) await recheck(streams);`,
    put: ``,
  },
  {
    ...live,
    file: "features/live/server/changes.ts",
    name: "changes that are no longer kept are not missed",
    find: `(after !== null && kept < missed)`,
    put: `false`,
  },
  {
    ...live,
    file: "features/live/server/store.ts",
    name: "others are told in which block of a review somebody writes",
    find: ` and reviewer is null`,
    put: ``,
  },
  {
    file: "platform/pure/shared-text/rebase.ts",
    name: "text that was written and taken back returns when its place is gone",
    find: `faults.lacks === 0 && faults.extra === 0`,
    put: `faults.lacks === 0`,
    unit: ["platform/pure/shared-text"],
  },
  {
    file: "platform/editing/rich-text-editor/follow.ts",
    name: "undo follows steps that the editor's history cannot follow",
    find: `const rest = steps.slice(known);`,
    put: `const rest = steps.slice(steps.length);`,
    unit: ["platform/editing/rich-text-editor/follow"],
  },
  {
    file: "platform/editing/saving/came-back.ts",
    name: "a text whose field is back is refused and sent for ever",
    find: ` && !tried.has(key)`,
    put: ``,
    unit: ["platform/editing/saving/field-store"],
  },
  {
    file: "features/session/server/standing-store.ts",
    name: "another account of the same browser learns of a seat that was removed",
    find: `s.account_id <> c.account_id`,
    put: `false`,
    api: ["test/api/seat-standing.test.ts"],
  },
];
