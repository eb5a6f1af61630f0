import { useRef } from "react";
import { useApi } from "../../../platform/browser/api/api.ts";
import { newIdempotencyKey } from "../../../platform/browser/api/browser-api.ts";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import type { CreateAnswer, RowPlace } from "../../../platform/editing/saving/index.ts";
import type { Answer } from "../../../platform/pure/contract/call.ts";
import { isOutcomeUnknown } from "../../../platform/pure/contract/outcome.ts";
import type { Cells } from "../../../platform/pure/saving/index.ts";
import type { DeletedItem, Problem } from "../../api/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { createRow, fillRow, removeRow } from "./row-calls.ts";
import type { LoadedRow } from "./row-kind.ts";

/** A row to make. The same key again repeats a try whose answer was lost, so that the row is made once. */
export type RowToAdd = {
  readonly cells: Cells;
  readonly key: string;
  /** The row that gets the cells, as it was when that was decided. Absent for a row of its own. */
  readonly into?: LoadedRow;
};

/** How many of the rows were made, and why not the next one. */
export type Added = { readonly added: number; readonly problem: Problem | null };

export type RowActions = {
  /** Each answers what went wrong, or null. `remove` loads nothing again: the caller decides when the row goes. */
  readonly remove: (row: LoadedRow) => Promise<Problem | null>;
  /** @param kind of the row, where a list has rows of several */
  readonly restore: (row: number, kind?: DeletedItem["kind"]) => Promise<Problem | null>;
  /** Puts the row after another one, or first. */
  readonly move: (row: number, after: number | null) => Promise<Problem | null>;
  /** Makes rows after the last one, or writes into rows that are there, in their order; the first refusal ends it. */
  readonly addAll: (rows: readonly RowToAdd[]) => Promise<Added>;
  /** Makes a row with these cells after the given one. `misplaced`: it is made, but may stand last. */
  readonly duplicate: (row: LoadedRow, cells: Cells) => Promise<"done" | "misplaced" | Problem>;
};

/** Does one thing at a time, in the order asked for. */
const useInTurn = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.current.then(work);
    last.current = done.catch(() => undefined);
    return done;
  };
};

const refusalOf = (answer: CreateAnswer): Problem | null => (answer.kind === "refused" ? answer.problem : null);

const problemOf = (answer: Answer<unknown> | null): Problem | null => {
  if (answer === null) throw new Error("a call about rows was made while another was running");
  return answer.ok ? null : answer.problem;
};

/** The actions on the rows of a place, besides writing in them. Actions run one at a time, in order. */
export function useRowActions(place: RowPlace): RowActions {
  const api = useApi();
  const { assessment, number, reload } = useEditing();
  const restoring = useWrite("restoreItem", reload);
  const moving = useWrite("moveItem", reload);
  const inTurn = useInTurn();
  const blocks = assessment.sections.flatMap((section) => section.blocks);
  const ownerId = blocks.find(({ contentGuid }) => contentGuid === place.block)?.contentId;
  const unansweredCopies = useRef(new Map<string, string>());
  return {
    remove: (row) => inTurn(async () => problemOf(await removeRow(api, place, row, ownerId))),
    restore: (id, kind = place.of) =>
      inTurn(async () => problemOf(await restoring.run({ body: { kind, id, pageId: number } }))),
    move: (id, after) => inTurn(async () => problemOf(await moving.run({ body: { id, after } }))),
    addAll: (rows) =>
      inTurn(async () => {
        let added = 0;
        let problem: Problem | null = null;
        for (const { cells, key, into } of rows) {
          problem = into
            ? await fillRow(api, place, into, cells, key)
            : refusalOf(await createRow(api, place, cells, key));
          if (problem) break;
          added += 1;
        }
        await reload();
        return { added, problem };
      }),
    duplicate: ({ id }, cells) =>
      inTurn(async () => {
        const copy = JSON.stringify([id, cells]);
        const key = unansweredCopies.current.get(copy) ?? newIdempotencyKey();
        unansweredCopies.current.set(copy, key);
        const answer = await createRow(api, place, cells, key);
        if (answer.kind === "created" || !isOutcomeUnknown(answer.problem)) unansweredCopies.current.delete(copy);
        if (answer.kind === "refused") return answer.problem;
        return problemOf(await moving.run({ body: { id: answer.row, after: id } })) ? "misplaced" : "done";
      }),
  };
}
