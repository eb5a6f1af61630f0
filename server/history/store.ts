import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Author } from "../../core/access/index.ts";
import type { CellWrite } from "../../core/row/index.ts";
import type { Tx } from "../platform/http/work.ts";

export type HistoryKind = "heading" | "block" | "literature" | "evidence" | "pdf";

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

/** One author's writes to one row within this many seconds are one entry. */
const ONE_ENTRY_SECONDS = 5;

type CellsEntry = Omit<Entry, "action" | "value"> & { readonly cells: Readonly<Record<string, string>> };

/** The value of a history entry of a row: the written cells with the row's `rev` for each, and the texts that they replaced. */
type KeptCells = {
  readonly cells: Readonly<Record<string, string>>;
  readonly revs: Readonly<Record<string, number>>;
  readonly earlier?: readonly CellWrite[];
};

const writesIn = ({ cells, revs }: KeptCells): readonly CellWrite[] =>
  Object.entries(cells).map(([column, value]) => ({ column, rev: revs[column] ?? 0, value }));

const entriesOf = (tx: Tx, { assessment, kind, ref }: Pick<Entry, "assessment" | "kind" | "ref">) =>
  tx
    .selectFrom("history")
    .select(["id", "action", "by", "at", sql<KeptCells>`value`.as("value")])
    .where("assessment", "=", assessment)
    .where("kind", "=", kind)
    .where("ref", "=", ref);

/**
 * Adds the cells that one call wrote in a locked row to the history. Writes of the same author within seconds extend one entry, so
 * that typing does not fill the history; every text is in it.
 */
export async function appendCells(tx: Tx, { cells, ...entry }: CellsEntry): Promise<void> {
  const revs = Object.fromEntries(Object.keys(cells).map((column) => [column, entry.rev]));
  const last = await entriesOf(tx, entry).orderBy("id", "desc").limit(1).executeTakeFirst();
  const isSame = last?.action === "saved" && isDeepStrictEqual(last.by, entry.by);
  if (!isSame || entry.at.getTime() - last.at.getTime() >= ONE_ENTRY_SECONDS * 1000)
    return void (await append(tx, { ...entry, action: "saved", value: { cells, revs } }));
  const { value } = last;
  const replaced = writesIn(value).filter(({ column }) => column in cells);
  const kept: KeptCells = {
    cells: { ...value.cells, ...cells },
    revs: { ...value.revs, ...revs },
    earlier: [...(value.earlier ?? []), ...replaced],
  };
  await tx
    .updateTable("history")
    .set({ value: JSON.stringify(kept), rev: entry.rev })
    .where("id", "=", last.id)
    .execute();
}

/** Every write of a row's cells, oldest first. */
export async function cellWrites(
  tx: Tx,
  row: Pick<Entry, "assessment" | "kind" | "ref">,
): Promise<readonly CellWrite[]> {
  const entries = await entriesOf(tx, row)
    .where("action", "=", "saved")
    .where("value", "is not", null)
    .orderBy("id")
    .execute();
  return entries.flatMap(({ value }) => [...(value.earlier ?? []), ...writesIn(value)]);
}
