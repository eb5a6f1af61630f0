import type { Problem } from "../../../core/contract/problem.ts";
import type { Cells } from "../../../core/saving/index.ts";
import { useApi } from "../../api/api.ts";
import { newIdempotencyKey } from "../../api/browser-api.ts";
import { useWrite } from "../../api/use-write.ts";
import { useEditing } from "../editing.tsx";
import type { RowPlace } from "../saving/index.ts";
import { createRow } from "./row-calls.ts";
import type { LoadedRow } from "./rows-kind.ts";

const deleteCalls = { literature: "deleteLiteratureSearchItem", evidence: "deleteEvidenceTableItem" } as const;

export type RowActions = {
  /** Each answers what went wrong, or null. `remove` loads nothing again: the caller decides when the row goes. */
  readonly remove: (row: LoadedRow) => Promise<Problem | null>;
  readonly restore: (row: number) => Promise<Problem | null>;
  /** Puts the row after another one, or first. */
  readonly move: (row: number, after: number | null) => Promise<Problem | null>;
  /** Makes a row with these cells after the given one. */
  /** Makes rows after the last one, in their order; the first refusal ends it. */
  readonly addAll: (rows: readonly Cells[]) => Promise<{ readonly added: number; readonly problem: Problem | null }>;
  readonly duplicate: (row: LoadedRow, cells: LoadedRow["cells"]) => Promise<Problem | null>;
};

/** What can be done with the rows of a place besides writing in them. */
export function useRowActions(place: RowPlace): RowActions {
  const api = useApi();
  const { number, reload } = useEditing();
  const removing = useWrite(deleteCalls[place.of]);
  const restoring = useWrite("restoreItem", reload);
  const moving = useWrite("moveItem", reload);
  const problemOf = (answer: { ok: true } | { ok: false; problem: Problem } | null): Problem | null =>
    answer === null || answer.ok ? null : answer.problem;
  return {
    remove: async ({ id, rev }) => problemOf(await removing.run({ body: { id, rev } })),
    restore: async (id) => problemOf(await restoring.run({ body: { kind: place.of, id, pageId: number } })),
    move: async (id, after) => problemOf(await moving.run({ body: { id, after } })),
    addAll: async (rows) => {
      let added = 0;
      let problem: Problem | null = null;
      for (const cells of rows) {
        const answer = await createRow(api, place, cells, newIdempotencyKey());
        if (answer.kind === "refused") problem = answer.problem;
        if (problem) break;
        added += 1;
      }
      await reload();
      return { added, problem };
    },
    duplicate: async ({ id }, cells) => {
      const answer = await createRow(api, place, cells, newIdempotencyKey());
      if (answer.kind === "refused") return answer.problem;
      return problemOf(await moving.run({ body: { id: answer.row, after: id } }));
    },
  };
}
