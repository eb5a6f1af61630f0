import { isDeepStrictEqual } from "node:util";
import type { CallAnswer, CallInput } from "../../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../../platform/pure/refusal/index.ts";
import { plainTextOf } from "../../../../platform/pure/rich-text/index.ts";
import type { Db, Read } from "../../../../platform/server/http/work.ts";
import type { FieldState } from "../../../api/index.ts";
import type { WorkingCopy } from "../../../assessment/rules/working-copy/index.ts";
import { type AssessmentRow, blockValue, loadWorkingCopy, openForReading } from "../../../assessment/server/index.ts";
import { plainField } from "../../../review/rules/sections/index.ts";
import { type Cells, type RowKindName, rowKindNames } from "../../../row/rules/index.ts";
import { rowKinds } from "../../../row/server/index.ts";
import { type Block, findBlock } from "../../../template/rules/index.ts";
import * as store from "./store.ts";

type Answer = CallAnswer<"historyEntry">;
type Entry = NonNullable<Awaited<ReturnType<typeof store.entry>>>;

const noRow = { row: null, rowKind: null, part: "", isGone: false } as const;

/**
 * The value of a field, or of a row's cells, before and after an entry of the history, and the current value. Two entries to compare must
 * belong to the same field.
 */
export async function historyEntry(read: Read, { params, query }: CallInput<"historyEntry">): Promise<Result<Answer>> {
  const { db } = read;
  const found = await openForReading(read, "read-history", params.id);
  if (!found.ok) return found;
  const assessment = found.value;
  const entry = await store.entry(db, assessment.number, params.entry);
  const previous = query.previous === undefined ? null : await store.entry(db, assessment.number, query.previous);
  if (!entry || previous === undefined) return refuse({ kind: "NotFound" });
  if (previous && (previous.kind !== entry.kind || previous.ref !== entry.ref)) return refuse({ kind: "NotFound" });
  const rowKind = rowKindNames.find((kind) => kind === entry.kind);
  if (rowKind)
    return rowStates(db, assessment.number, {
      rowKind,
      ref: entry.ref,
      after: params.entry,
      before: query.previous ?? null,
    });
  if (entry.kind === "heading") {
    const titles = { before: titleIn(previous), after: titleIn(entry), now: assessment.name };
    return ok({ ...noRow, states: statesOf([{ column: null, ...titles }], (text) => text) });
  }
  return ok({ ...noRow, states: entry.kind === "block" ? await blockStates(read, assessment, previous, entry) : [] });
}

const titleIn = (entry: Entry | null): string => String(entry?.value ?? "");

type Versions<T> = { readonly column: string | null; readonly before: T; readonly after: T; readonly now: T };

const statesOf = <T extends string | readonly string[] | null>(
  versions: readonly Versions<T>[],
  words: (value: T, column: string | null) => string,
): FieldState[] =>
  versions
    .filter(({ before, after, now }) => !isDeepStrictEqual(before, after) || !isDeepStrictEqual(after, now))
    .map(({ column, before, after, now }) => ({
      column,
      before: words(before, column),
      after: words(after, column),
      now: words(now, column),
      value: after === null ? "" : typeof after === "string" ? after : [...after],
      isNow: isDeepStrictEqual(after, now),
    }));

async function blockStates(
  { db, language }: Pick<Read, "db" | "language">,
  row: AssessmentRow,
  previous: Entry | null,
  entry: Entry,
): Promise<FieldState[]> {
  const { copy } = await loadWorkingCopy(db, row, language);
  const block = entry.key === null ? undefined : findBlock(copy.template, entry.key)?.block;
  const item = copy.items.get(entry.key ?? "");
  if (!block || !item) return [];
  const version = {
    column: null,
    before: blockValue(previous?.value),
    after: blockValue(entry.value),
    now: item.value,
  };
  return statesOf([version], (value) => wordsOf(copy, block, value));
}

/** A value in words. A value that readers never see has no such words, and is shown as it was written. */
export const wordsOf = (copy: WorkingCopy, block: Block, value: ReturnType<typeof blockValue>): string => {
  const words = plainField(copy, block, value);
  if (words !== "" || value === null) return words;
  const text = [value].flat().join("\n").trim();
  return block.kind === "TextEditor" ? plainTextOf(text) : text;
};

type RowVersions = {
  readonly rowKind: RowKindName;
  readonly ref: number;
  readonly before: number | null;
  readonly after: number;
};

async function rowStates(
  db: Db,
  assessment: number,
  { rowKind, ref, before, after }: RowVersions,
): Promise<Result<Answer>> {
  const row = await store.rowNow(db, ref);
  if (!row) return refuse({ kind: "NotFound" });
  const place = { kind: rowKind, ref };
  const [old, then]: Cells[] = [
    before === null ? {} : await store.cellsAfter(db, assessment, place, before),
    await store.cellsAfter(db, assessment, place, after),
  ];
  const now: Cells = row.cells;
  const columns = [...new Set([old, then, now].flatMap((cells) => Object.keys(cells ?? {})))];
  const versions = columns.map((column) => ({
    column,
    before: old?.[column] ?? "",
    after: then?.[column] ?? "",
    now: now[column] ?? "",
  }));
  const { rich } = rowKinds[rowKind];
  return ok({
    row: ref,
    rowKind,
    part: row.part,
    isGone: row.deleted_at !== null,
    states: statesOf(versions, (text, column) => (rich.has(column ?? "") ? plainTextOf(text) : text)),
  });
}
