import { type FieldRefusal, invalid, type Result } from "../../../platform/pure/refusal/index.ts";
import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import { sanitizeRichText } from "../../../platform/server/rich-text/index.ts";
import { acceptCells, type Cells, type ReadCell } from "../../row/rules/index.ts";
import { columnsOf, type EvidenceColumn, evidenceColumns, tableSections, wireOfColumn } from "../rules/index.ts";

/** Longest text of a cell that is not rich text, in characters. */
const CELL_MAX_LENGTH = 20_000;

const richText: ReadCell = (text) => {
  const clean = sanitizeRichText(text);
  return clean.kind === "Sanitized" ? { text: clean.html } : { broken: clean.because };
};

const limited = (column: EvidenceColumn) =>
  column.type === "rich-text" ? column : { ...column, max: CELL_MAX_LENGTH };

/**
 * As `acceptCells`, with the names of the call in what is refused. A text for a column that the table's section does not have is
 * refused, since nobody would see it.
 * @param given by their names on the wire; an absent one keeps what is stored
 */
export function acceptStudy(part: string, given: Readonly<Record<string, string | null | undefined>>): Result<Cells> {
  const section = tableSections.find((each) => each === part);
  const columns = section ? columnsOf(section) : [];
  const others = evidenceColumns.flatMap((column): FieldRefusal[] => {
    const path = wireOfColumn(column.key);
    return columns.includes(column) || isBlank(given[path] ?? "") ? [] : [{ path, kind: "OtherColumn" }];
  });
  const byKey = Object.fromEntries(columns.map(({ key }) => [key, given[wireOfColumn(key)]]));
  const accepted = acceptCells<EvidenceColumn["type"]>(columns.map(limited), byKey, { "rich-text": richText });
  const broken = accepted.ok || accepted.because.kind !== "Invalid" ? [] : accepted.because.fields;
  if (others.length + broken.length === 0) return accepted;
  return invalid(...others, ...broken.map((field) => ({ ...field, path: wireOfColumn(field.path) })));
}
