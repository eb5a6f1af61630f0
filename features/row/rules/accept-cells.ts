import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { plainLine, withoutControls } from "../../../platform/pure/text/index.ts";
import type { Cells } from "./merge-cells.ts";

type PlainType = "line" | "lines" | "choice";

type CellColumn<Type extends string> = {
  readonly key: string;
  readonly type: Type;
  /** Longest text, in characters. */
  readonly max?: number;
  /** For a choice: the stored values. */
  readonly options?: readonly string[];
};

/** A cell's text as it is stored, or the rule that it breaks. */
type Accepted = { readonly text: string } | { readonly broken: string };
/** @param text without control characters and white space around it; never empty */
export type ReadCell = (text: string, key: string) => Accepted;

/** @param read the text as it is stored; null for one that cannot be read */
export const readOr =
  (read: (text: string, key: string) => string | null, broken: string): ReadCell =>
  (text, key) => {
    const stored = read(text, key);
    return stored === null ? { broken } : { text: stored };
  };

const plain: Readonly<Record<PlainType, (text: string, options: readonly string[]) => Accepted>> = {
  line: (text) => ({ text: plainLine(text) }),
  lines: (text) => ({ text }),
  choice: (text, options) => (options.includes(text) ? { text } : { broken: "NotAnOption" }),
};

const isPlain = (type: string): type is PlainType => Object.hasOwn(plain, type);

/**
 * The given cells of a row as they are stored, or every rule that they break.
 * @param given by column key; an absent one keeps what is stored
 * @param reads for each type of cell that is neither a text nor a choice
 */
export function acceptCells<Type extends string>(
  columns: readonly CellColumn<Type>[],
  given: Readonly<Record<string, string | number | null | undefined>>,
  reads: Readonly<Record<Exclude<Type, PlainType>, ReadCell>>,
): Result<Cells> {
  const accept = ({ key, type, max = Number.POSITIVE_INFINITY, options = [] }: CellColumn<Type>, text: string) => {
    if (text === "") return { text };
    if (text.length > max) return { broken: "TooLong" };
    return isPlain(type) ? plain[type](text, options) : reads[type as Exclude<Type, PlainType>](text, key);
  };
  const cells: Record<string, string> = {};
  const broken: FieldRefusal[] = [];
  for (const column of columns) {
    const text = given[column.key];
    if (text === undefined || text === null) continue;
    const accepted = accept(column, withoutControls(String(text)).trim());
    if ("broken" in accepted) broken.push({ path: column.key, kind: accepted.broken });
    else cells[column.key] = accepted.text;
  }
  return broken.length > 0 ? invalid(...broken) : ok(cells);
}
