import type { FastifyInstance } from "fastify";
import type { CallInput, RowSaved } from "../../core/contract/index.ts";
import { type Result, refuse } from "../../core/refusal/index.ts";
import type { RowKindName } from "../../core/row/index.ts";
import { type House, readingCall, writingCall } from "../platform/http/call-route.ts";
import type { Work } from "../platform/http/work.ts";
import { moveRow, restoreRow } from "./change-rows.ts";
import { deletedRows } from "./deleted-rows.ts";
import { rowKinds } from "./row-kinds.ts";

export { addRow, changeCells, createRow, deleteRow, moveRow, restorableSince } from "./change-rows.ts";
export { changeOnlyRow, onlyRowOf } from "./only-row.ts";
export { mayAddRow } from "./open-row.ts";
export { economyRows, evidenceRows, imageRows, literatureRows } from "./row-kinds.ts";

/** How another room brings back what it deleted. */
type Restore = (
  work: Work,
  asked: { readonly id: number; readonly seen: number | undefined },
) => Promise<Result<RowSaved>>;
type RestoredElsewhere = Exclude<CallInput<"restoreItem">["body"]["kind"], RowKindName>;

/** The calls that every kind of row shares. @param elsewhere for what else can be brought back */
export function rowRoutes(
  app: FastifyInstance,
  house: House,
  elsewhere: Readonly<Record<RestoredElsewhere, Restore>>,
): void {
  writingCall(app, house, "restoreItem", (work, { body }) => {
    const { id, rev: seen } = body;
    if (body.kind === "comment") return elsewhere[body.kind](work, { id, seen });
    const kind = rowKinds.find(({ name }) => name === body.kind);
    return kind ? restoreRow(work, kind, { id, seen }) : Promise.resolve(refuse({ kind: "NotFound" }));
  });
  writingCall(app, house, "moveItem", (work, { body }) => moveRow(work, body));
  readingCall(app, house, "deletedItems", (read, { params }) => deletedRows(read, params.contentId));
}
