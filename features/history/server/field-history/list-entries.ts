import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import type { Read } from "../../../../platform/server/http/work.ts";
import type { Author } from "../../../access/rules/index.ts";
import type { HistoryEntry } from "../../../api/index.ts";
import { openForReading, storedBlock } from "../../../assessment/server/index.ts";
import { rowKindNames } from "../../../row/rules/index.ts";
import { rowKinds } from "../../../row/server/index.ts";
import * as store from "./store.ts";

/**
 * The history of an assessment, or of one field, for its authors and the desk. The blocks of a review are not included.
 */
export async function fieldHistory(
  read: Read,
  { params, query }: CallInput<"fieldHistory">,
): Promise<Result<CallAnswer<"fieldHistory">>> {
  const { db } = read;
  const found = await openForReading(read, "read-history", params.id);
  if (!found.ok) return found;
  const { number } = found.value;
  const block = query.of === undefined || query.of === "title" ? null : await storedBlock(db, query.of);
  if (block !== null && block?.assessment !== number) return refuse({ kind: "NotFound" });
  const of = block?.number ?? (query.of === "title" ? "title" : null);
  const periods = await store.periods(db, number, { of, before: query.before ?? null });
  return ok({ entries: periods.slice(0, store.AT_ONCE).map(entryOf), more: periods.length > store.AT_ONCE });
}

const entryOf = ({ id, previous, action, guid, begun, at, is_newest, ...period }: store.Period): HistoryEntry => ({
  id,
  previous,
  action,
  contentGuid: guid,
  ...whatOf(period),
  from: begun.toISOString(),
  at: at.toISOString(),
  by: writerOf(period.by),
  isNewest: is_newest,
});

function whatOf({ kind, cells, name }: Pick<store.Period, "kind" | "cells" | "name">) {
  if (kind === "heading") return { kind: "title", what: "" } as const;
  if (kind === "block") return { kind: "text", what: "" } as const;
  const row = rowKindNames.find((each) => each === kind);
  return row
    ? ({ kind: "row", what: cells?.[rowKinds[row].title] ?? "" } as const)
    : ({ kind: "file", what: name ?? "" } as const);
}

/** The writer as the history shows it. An empty name means the start form. */
export const writerOf = (by: Author): HistoryEntry["by"] => {
  if (by.kind === "visitor") return { name: "", role: null, contributorId: null };
  return by.kind === "seat"
    ? { name: by.name, role: by.role, contributorId: by.contributorId }
    : { name: by.name, role: null, contributorId: null };
};
