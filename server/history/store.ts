import type { Author } from "../../core/access/index.ts";
import type { Tx } from "../platform/http/work.ts";

export type HistoryKind = "heading" | "block" | "literature" | "pdf";

type Entry = {
  readonly assessment: number;
  readonly kind: HistoryKind;
  readonly ref: number;
  readonly rev: number;
  readonly action: "saved" | "deleted" | "restored";
  readonly value: unknown;
  readonly by: Author;
  readonly at: Date;
};

/** Keeps a saved or deleted value, in the transaction that saves it. Append only; an editor may redact. */
export const append = (tx: Tx, entry: Entry) =>
  tx
    .insertInto("history")
    .values({ ...entry, value: JSON.stringify(entry.value), by: JSON.stringify(entry.by) })
    .execute();
