import type { Mutant } from "./mutants.ts";

const merge = { file: "features/row/rules/merge-cells.ts", unit: ["features/row/rules"] };
const rights = {
  file: "features/access/rules/comment.ts",
  unit: ["features/access/rules"],
  api: ["test/api/comments.test.ts"],
};
const comments = { api: ["test/api/comments.test.ts"] };

/** Faults in what is written of rows, and in who may do what with a comment. */
export const rowMutants: readonly Mutant[] = [
  {
    ...merge,
    name: "what a colleague wrote meanwhile is overwritten",
    in: "isUnseen",
    edit: { condition: 2, is: false },
  },
  {
    ...merge,
    name: "an echo takes a colleague's text away",
    in: "mergeCells",
    edit: { condition: 6, is: true },
  },
  {
    ...merge,
    name: "without a revision a cell is not emptied",
    in: "mergeCells",
    edit: { call: 2, answers: { value: 'differing(row, given).filter(([, text]) => text !== "")' } },
  },
  {
    ...merge,
    name: "a conflict writes the other cells",
    in: "mergeCells",
    edit: { condition: 7, is: false },
  },
  {
    ...rights,
    name: "anybody changes anybody's comment",
    in: "mayChangeComment",
    edit: { condition: 2, is: true },
  },
  {
    ...rights,
    name: "the initiator deletes no comment of others",
    in: "mayDeleteComment",
    edit: { literal: 1, as: '"publish"' },
  },
  {
    file: "features/access/rules/policy.ts",
    unit: ["features/access/rules"],
    name: "comments are asked for where the caller is a peer",
    in: "whereMay",
    edit: { condition: 4, is: true },
  },
  {
    ...comments,
    file: "features/comment/server/change-comment.ts",
    name: "who wrote a comment brings back what the initiator took away",
    in: "restoreComment",
    edit: { nullish: 1, is: "right" },
  },
  {
    ...comments,
    file: "features/comment/server/store.ts",
    name: "a peer may be named, and is mailed",
    in: "people",
    edit: { call: 3, answers: "object" },
  },
  {
    ...comments,
    file: "features/comment/server/open.ts",
    name: "a section takes comments",
    in: "commentable",
    edit: { call: 3, answers: 1 },
  },
  {
    ...comments,
    file: "features/comment/server/read-comments.ts",
    name: "everybody sees what can be brought back",
    in: "deletedComments",
    edit: { call: 9, answers: { value: "{ allowed: true }" } },
  },
  {
    ...comments,
    file: "features/comment/server/write-comment.ts",
    name: "a comment answers a thread of another block",
    in: "threadOf",
    edit: { condition: 2, is: true },
  },
];
