import { csvRows } from "../../../platform/pure/csv/index.ts";
import { type NeededColumn, type Notice, neededColumns, noticeOfRow, withDates } from "../rules/index.ts";

/** A list as it was read. `rows` counts the rows that have a record, also those whose paper has no number to compare. */
export type ReadList =
  | { readonly kind: "read"; readonly rows: number; readonly notices: readonly Notice[] }
  | { readonly kind: "lacks-columns"; readonly columns: readonly NeededColumn[] }
  | { readonly kind: "unreadable" };

/** Reads the notices of a CSV file of Retraction Watch in UTF-8. Of a record that stands twice the last row counts. */
export function readList(bytes: Uint8Array): ReadList {
  const text = new TextDecoder().decode(bytes);
  const rows = csvRows(text, delimiterOf(text));
  const first: readonly string[] = rows.next().value ?? [];
  const header = first.map((name) => name.trim());
  const places = new Map(neededColumns.map((column) => [column, header.indexOf(column)]));
  const columns = neededColumns.filter((column) => places.get(column) === -1);
  if (columns.length > 0) return { kind: "lacks-columns", columns };
  const records = new Set<string>();
  const notices = new Map<number, NonNullable<ReturnType<typeof noticeOfRow>>>();
  for (const row of rows) {
    const cell = (column: NeededColumn) => row[places.get(column) ?? -1] ?? "";
    const record = cell("Record ID").trim();
    if (record === "") continue;
    records.add(record);
    const notice = noticeOfRow(cell);
    if (notice) notices.set(notice.recordId, notice);
  }
  return { kind: "read", rows: records.size, notices: withDates([...notices.values()]) };
}

/** Norwegian spreadsheets write semicolons, which no name of a column has. */
function delimiterOf(text: string): "," | ";" {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  return header.split(";").length > header.split(",").length ? ";" : ",";
}
