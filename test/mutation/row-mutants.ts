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
    find: `(row.revs[column] ?? 0) > seen;`,
    put: `(row.revs[column] ?? 0) > seen + 1;`,
  },
  {
    ...merge,
    name: "an echo takes a colleague's text away",
    find: `!isUnseen(row, seen, column) || !isEcho(column, text)`,
    put: `!isUnseen(row, seen, column) || text !== ""`,
  },
  {
    ...merge,
    name: "without a revision a cell is not emptied",
    find: `Object.fromEntries(differing(row, given)) }`,
    put: `Object.fromEntries(differing(row, given).filter(([, text]) => text !== "")) }`,
  },
  {
    ...merge,
    name: "a conflict writes the other cells",
    find: `return conflicts.length > 0
    ? { kind: "conflict"`,
    put: `return conflicts.length === meant.length && conflicts.length > 0
    ? { kind: "conflict"`,
  },
  {
    ...rights,
    name: "anybody changes anybody's comment",
    find: `if (!decision.allowed || isOwn(actor, writer, assessment.number)) return decision;`,
    put: `if (!decision.allowed || actor.kind === "known") return decision;`,
  },
  {
    ...rights,
    name: "the initiator deletes no comment of others",
    find: `may(actor, "delete-any-comment", assessment).allowed`,
    put: `may(actor, "publish", assessment).allowed`,
  },
  {
    file: "features/access/rules/policy.ts",
    unit: ["features/access/rules"],
    name: "comments are asked for where the caller is a peer",
    find: `by.includes(role) && !hasDeclined ? [assessment]`,
    put: `(by.includes(role) || role === "peer") && !hasDeclined ? [assessment]`,
  },
  {
    ...comments,
    file: "features/comment/server/change-comment.ts",
    name: "who wrote a comment brings back what the initiator took away",
    find: `comment.deleted_by ?? comment.contributor`,
    put: `comment.contributor ?? comment.deleted_by`,
  },
  {
    ...comments,
    file: "features/comment/server/store.ts",
    name: "a peer may be named, and is mailed",
    find: `.where("role", "<>", "peer")`,
    put: "",
  },
  {
    ...comments,
    file: "features/comment/server/open.ts",
    name: "a section takes comments",
    find: `takesComments(placed.block) ? placed`,
    put: `placed.block ? placed`,
  },
  {
    ...comments,
    file: "features/comment/server/read-comments.ts",
    name: "everybody sees what can be brought back",
    find: `mayRestoreComment(read.actor, deleted_by ?? "", found.value).allowed`,
    put: `deleted_by !== ""`,
  },
  {
    ...comments,
    file: "features/comment/server/write-comment.ts",
    name: "a comment answers a thread of another block",
    find: `first?.owner === owner && first.parent === null`,
    put: `first?.parent === null && owner > 0`,
  },
];
