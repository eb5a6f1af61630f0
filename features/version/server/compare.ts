import { isDeepStrictEqual } from "node:util";
import type { CallAnswer, CallInput } from "../../../platform/pure/contract/call.ts";
import { ok, type Result, refuse } from "../../../platform/pure/refusal/index.ts";
import { plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { Read } from "../../../platform/server/http/work.ts";
import type { ChangedField, FieldState } from "../../api/index.ts";
import type { WorkingCopy } from "../../assessment/rules/working-copy/index.ts";
import { type AssessmentRow, blockValue, loadWorkingCopy, openForReading } from "../../assessment/server/index.ts";
import { wordsOf } from "../../history/server/field-history/index.ts";
import { rowKindOf } from "../../row/server/index.ts";
import { placedBlocks } from "../../template/rules/index.ts";
import { versionOnWire } from "./list-versions.ts";
import * as store from "./store.ts";

/**
 * In which fields two versions of an assessment differ, or a version and what stands there now, read from the history: the older one is
 * compared with the newer, whichever is asked for first.
 */
export async function compareVersions(
  read: Read,
  { params, query }: CallInput<"compareVersions">,
): Promise<Result<CallAnswer<"compareVersions">>> {
  const { db } = read;
  const found = await openForReading(read, "read-history", params.id);
  if (!found.ok) return found;
  const { number } = found.value;
  const asked = await store.savedVersion(db, number, params.version);
  const other = query.with === undefined ? null : await store.savedVersion(db, number, query.with);
  if (!asked || other === undefined) return refuse({ kind: "NotFound" });
  const [from, to] = other !== null && other.id < asked.id ? [other, asked] : [asked, other];
  const fields = await changedFields(read, found.value, from.upto, to?.upto ?? null);
  return ok({ from: versionOnWire(from), to: to && versionOnWire(to), fields });
}

type States = { readonly before: store.State; readonly after: store.State; readonly now: store.State };

async function changedFields(
  { db, language }: Pick<Read, "db" | "language">,
  row: AssessmentRow,
  from: number,
  to: number | null,
): Promise<ChangedField[]> {
  const { copy } = await loadWorkingCopy(db, row, language);
  const before = await store.stateAt(db, row.number, from);
  const now = await store.stateAt(db, row.number, null);
  const after = to === null ? now : await store.stateAt(db, row.number, to);
  const states = { before, after, now };
  const rows = Map.groupBy(await store.allRows(db, row.number), ({ key }) => key);
  const files = Map.groupBy(await store.allFiles(db, row.number), ({ key }) => key);
  const inBlocks = placedBlocks(copy.template).flatMap(({ block }) => {
    const item = copy.items.get(block.key);
    if (!item) return [];
    const place = { ...nowhere, contentGuid: item.guid };
    return [
      ...changedText(copy, block, item.number, states).map((state) => ({ ...place, states: [state] })),
      ...(rows.get(block.key) ?? []).flatMap((each) => changedRow(place, block, each, states)),
      ...(files.get(block.key) ?? []).flatMap((each) => changedFile(place, each, states)),
    ];
  });
  return [...changedTitle(states), ...inBlocks];
}

const nowhere = {
  kind: "text",
  change: "changed",
  contentGuid: null,
  what: "",
  row: null,
  rowKind: null,
  part: "",
  isGone: false,
} as const;

const changedTitle = ({ before, after, now }: States): ChangedField[] =>
  before.title === after.title
    ? []
    : [{ ...nowhere, kind: "title", states: [stateOf(null, [before.title, after.title, now.title])] }];

const stateOf = (column: string | null, [before, after, now]: readonly [string, string, string]): FieldState => ({
  column,
  before,
  after,
  now,
  value: before,
  isNow: before === now,
});

type TemplateBlock = ReturnType<typeof placedBlocks>[number]["block"];

function changedText(copy: WorkingCopy, block: TemplateBlock, number: number, states: States): FieldState[] {
  const valueIn = ({ values }: store.State) => blockValue(values.get(number));
  const [before, after, now] = [valueIn(states.before), valueIn(states.after), valueIn(states.now)];
  const words = (value: typeof before) => wordsOf(copy, block, value);
  const said = stateOf(null, [words(before), words(after), words(now)]);
  const isSame = isDeepStrictEqual(before, after) || (said.before === "" && said.after === "");
  const value = before === null ? "" : typeof before === "string" ? before : [...before];
  return isSame ? [] : [{ ...said, value, isNow: isDeepStrictEqual(before, now) }];
}

type Place = Omit<ChangedField, "states">;
type StoredRow = Awaited<ReturnType<typeof store.allRows>>[number];

function changedRow(place: Place, block: TemplateBlock, row: StoredRow, states: States): ChangedField[] {
  const kind = rowKindOf(block, row.part);
  const [before, after, now] = [states.before, states.after, states.now].map(({ rows }) => rows.get(row.id));
  const change = changeOf(before !== undefined, after !== undefined);
  if (!kind || !change) return [];
  const words = (column: string, text = "") => (kind.rich.has(column) ? plainTextOf(text) : text);
  const columns = [...new Set([before, after].flatMap((cells) => Object.keys(cells ?? {})))].filter(
    (column) => (before?.[column] ?? "") !== (after?.[column] ?? ""),
  );
  if (columns.length === 0 && change === "changed") return [];
  return [
    {
      ...place,
      kind: "row",
      change,
      what: (now ?? after ?? before)?.[kind.title] ?? "",
      row: row.id,
      rowKind: kind.name,
      part: row.part,
      isGone: row.is_gone,
      states: columns.map((column) => ({
        ...stateOf(column, [
          words(column, before?.[column]),
          words(column, after?.[column]),
          words(column, now?.[column]),
        ]),
        value: before?.[column] ?? "",
        isNow: (before?.[column] ?? "") === (now?.[column] ?? ""),
      })),
    },
  ];
}

const changeOf = (stood: boolean, stands: boolean): ChangedField["change"] | null => {
  if (!stood && !stands) return null;
  if (stood && stands) return "changed";
  return stands ? "added" : "removed";
};

function changedFile(
  place: Place,
  { id, name }: { readonly id: number; readonly name: string },
  { before, after }: States,
): ChangedField[] {
  const change = changeOf(before.files.has(id), after.files.has(id));
  return change === null || change === "changed" ? [] : [{ ...place, kind: "file", change, what: name, states: [] }];
}
