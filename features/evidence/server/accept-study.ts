import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { isBlank } from "../../../platform/pure/rich-text/index.ts";
import { withoutControls, withoutTurns } from "../../../platform/pure/text/index.ts";
import { sanitizeRichText } from "../../../platform/server/rich-text/index.ts";
import type { Cells } from "../../row/rules/index.ts";
import { columnsOf, type EvidenceColumn, evidenceColumns, tableSections, wireOfColumn } from "../rules/index.ts";

/** Longest text of a cell that is not rich text, in characters. */
const CELL_MAX_LENGTH = 20_000;

type Accepted = { readonly text: string } | { readonly broken: string };

function acceptCell({ type, options = [] }: EvidenceColumn, given: string): Accepted {
  if (type === "rich-text") {
    const clean = sanitizeRichText(given);
    return clean.kind === "Sanitized" ? { text: clean.html } : { broken: clean.because };
  }
  const text = withoutControls(given).trim();
  if (type === "choice") return text === "" || options.includes(text) ? { text } : { broken: "NotAnOption" };
  if (text.length > CELL_MAX_LENGTH) return { broken: "TooLong" };
  return { text: type === "line" ? withoutTurns(text).replace(/\s+/g, " ") : text };
}

/**
 * The given cells of a study as they are stored, or every rule that they break, under the names of the call. A text for a column that
 * the table's section does not have is refused, since nobody would see it.
 * @param given by their names on the wire; an absent one keeps what is stored
 */
export function acceptStudy(part: string, given: Readonly<Record<string, string | null | undefined>>): Result<Cells> {
  const section = tableSections.find((each) => each === part);
  const cells: Record<string, string> = {};
  const broken: FieldRefusal[] = [];
  const columns = section ? columnsOf(section) : [];
  for (const column of evidenceColumns) {
    const path = wireOfColumn(column.key);
    if (!columns.includes(column) && !isBlank(given[path] ?? "")) broken.push({ path, kind: "OtherColumn" });
  }
  for (const column of columns) {
    const path = wireOfColumn(column.key);
    const text = given[path];
    if (text === undefined || text === null) continue;
    const accepted = acceptCell(column, text);
    if ("broken" in accepted) broken.push({ path, kind: accepted.broken });
    else cells[column.key] = accepted.text;
  }
  return broken.length > 0 ? invalid(...broken) : ok(cells);
}
