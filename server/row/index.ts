import type { FastifyInstance } from "fastify";
import { refuse } from "../../core/refusal/index.ts";
import { type House, readingCall, writingCall } from "../platform/http/call-route.ts";
import { moveRow, restoreRow } from "./change-rows.ts";
import { deletedRows } from "./deleted-rows.ts";
import { rowKinds } from "./row-kinds.ts";

export { addRow, changeCells, createRow, deleteRow } from "./change-rows.ts";
export { changeOnlyRow, onlyRowOf } from "./only-row.ts";
export { economyRows, evidenceRows, literatureRows } from "./row-kinds.ts";

/** The calls that every kind of row shares. */
export function rowRoutes(app: FastifyInstance, house: House): void {
  writingCall(app, house, "restoreItem", (work, { body }) => {
    const kind = rowKinds.find(({ name }) => name === body.kind);
    return kind
      ? restoreRow(work, kind, { id: body.id, seen: body.rev })
      : Promise.resolve(refuse({ kind: "NotFound" }));
  });
  writingCall(app, house, "moveItem", (work, { body }) => moveRow(work, body));
  readingCall(app, house, "deletedItems", (read, { params }) => deletedRows(read, params.contentId));
}
