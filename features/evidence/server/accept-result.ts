import { canonicalNumber } from "../../../platform/pure/norwegian-number/index.ts";
import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { withoutControls, withoutTurns } from "../../../platform/pure/text/index.ts";
import type { Cells } from "../../row/rules/index.ts";
import { canonicalP, type ResultColumn, resultColumns, SET_ASIDE } from "../rules/results/index.ts";

type Accepted = { readonly text: string } | { readonly broken: string };

const orBroken = (text: string | null, broken: string): Accepted => (text === null ? { broken } : { text });

function acceptCell(
  { key, type, options = [], max = Number.POSITIVE_INFINITY }: ResultColumn,
  given: string,
): Accepted {
  const text = withoutControls(given).trim();
  if (text === "") return { text };
  if (text.length > max) return { broken: "TooLong" };
  switch (type) {
    case "choice":
      return options.includes(text) ? { text } : { broken: "NotAnOption" };
    case "number":
      // Elsewhere «24 %» is not the number 24.
      return orBroken(canonicalNumber(key.endsWith("Percent") ? text.replace(/\s*%$/u, "") : text), "NotANumber");
    case "p":
      return orBroken(canonicalP(text), "NotAPValue");
    case "marks":
      return SET_ASIDE.test(text) ? { text } : { broken: "NotAMark" };
    case "lines":
      return { text };
    case "line":
      return { text: withoutTurns(text).replace(/\s+/g, " ") };
    default:
      return type satisfies never;
  }
}

/**
 * The given cells of a result as they are stored, or every rule that they break. Numbers that do not fit together are findings, never
 * refusals: a study may say what no formula gives, and cells are saved one by one.
 * @param given by column key; an absent one keeps what is stored
 */
export function acceptResult(given: Readonly<Record<string, string | number | null | undefined>>): Result<Cells> {
  const cells: Record<string, string> = {};
  const broken: FieldRefusal[] = [];
  for (const column of resultColumns) {
    const text = given[column.key];
    if (text === undefined || text === null) continue;
    const accepted = acceptCell(column, String(text));
    if ("broken" in accepted) broken.push({ path: column.key, kind: accepted.broken });
    else cells[column.key] = accepted.text;
  }
  return broken.length > 0 ? invalid(...broken) : ok(cells);
}
