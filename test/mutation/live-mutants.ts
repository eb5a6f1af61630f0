import type { Mutant } from "./mutants.ts";

const live = { api: ["test/api/live.test.ts"] };

/** Faults in what one learns of what others do at the same time. */
export const liveMutants: readonly Mutant[] = [
  {
    file: "features/live/rules/change-for.ts",
    name: "a peer hears of comments",
    in: "historyFor",
    edit: { condition: 9, is: true },
    unit: ["features/live/rules"],
  },
  {
    file: "features/live/rules/change-for.ts",
    name: "the initiator hears what a reviewer writes before it is sent",
    in: "changeFor",
    edit: { condition: 8, is: true },
    unit: ["features/live/rules"],
  },
  {
    ...live,
    file: "features/live/server/rooms.ts",
    name: "who was removed hears on until the session is looked up again",
    in: "openLiveRooms",
    edit: { condition: 11, is: false },
  },
  {
    ...live,
    file: "features/live/server/changes.ts",
    name: "changes that are no longer kept are not missed",
    in: "placeAfter",
    edit: { condition: 5, is: false },
  },
  {
    ...live,
    file: "features/live/server/store.ts",
    name: "others are told in which block of a review somebody writes",
    in: "placeOf",
    edit: { sql: 2 },
  },
  {
    file: "platform/pure/shared-text/rebase.ts",
    name: "text that was written and taken back returns when its place is gone",
    in: "rebase",
    edit: { condition: 4, is: true },
    unit: ["platform/pure/shared-text"],
  },
  {
    file: "platform/editing/rich-text-editor/follow.ts",
    name: "undo follows steps that the editor's history cannot follow",
    in: "follow",
    edit: { call: 25, answers: { value: "[]" } },
    unit: ["platform/editing/rich-text-editor/follow"],
  },
  {
    file: "platform/pure/saving/advance.ts",
    name: "steps stay in a field where they lead to another text",
    in: "holding",
    edit: { member: 2 },
    unit: ["platform/pure/saving/advance"],
  },
  {
    file: "platform/editing/saving/came-back.ts",
    name: "a text whose field is back is refused and sent for ever",
    in: "createCameBack",
    edit: { condition: 5, is: true },
    unit: ["platform/editing/saving/field-store"],
  },
  {
    file: "features/session/server/standing-store.ts",
    name: "another account of the same browser learns of a seat that was removed",
    in: "isOfNobodyElse",
    edit: { text: "s.account_id <> c.account_id", as: "false" },
    api: ["test/api/seat-standing.test.ts"],
  },
];
