import { withoutControls } from "../../../platform/pure/text/index.ts";
import { type AmountFault, acceptAmount, COMMENT_MAX_LENGTH } from "./amounts.ts";
import { commentFields, numberField, type SheetKey, sheetKeys } from "./fields.ts";
import { layout, sheetNames } from "./layout.ts";
import { meaningOf } from "./number-format.ts";
import { workbookLabels } from "./workbook-labels.ts";

export const foundTypes = ["number", "text", "error", "date", "covered", "other"] as const;
/** The content of a cell in an uploaded workbook. */
export type FoundCell = {
  /** `covered`: another cell was merged over it. The value of a date is its moment in ISO 8601. */
  readonly type: (typeof foundTypes)[number];
  readonly value: number | string;
  readonly formula: string | null;
  /** Its number format; null for the general one. */
  readonly format: string | null;
};
/** By sheet and then by cell (`b4`). An absent cell is empty. */
export type FoundCells = Readonly<Record<SheetKey, Readonly<Record<string, FoundCell>>>>;

export const problemKinds = [
  "text",
  "date",
  "time",
  "percent",
  "currency",
  "unit",
  "merged",
  "error",
  "formula",
  "fraction",
  "negative",
  "too-large",
  "too-long",
  "empty",
] as const;
export type WorkbookProblem = {
  /** The sheet's name as people see it. */
  readonly sheet: string;
  /** `B4` */
  readonly cell: string;
  readonly label: string;
  readonly kind: (typeof problemKinds)[number];
};

export type ReadWorkbook =
  /** Its labels are not those of our workbook. */
  | { readonly kind: "other-workbook" }
  | { readonly kind: "nothing-written" }
  /** Some cells cannot be read: nothing of it counts. */
  | { readonly kind: "refused"; readonly problems: readonly WorkbookProblem[] }
  /** Numbers and comments by field, as they are stored. `problems` are the empty cells, which count as 0. */
  | {
      readonly kind: "read";
      readonly cells: Readonly<Record<string, string>>;
      readonly problems: readonly WorkbookProblem[];
    };

const folded = (text: unknown): string => String(text).replace(/\s+/g, " ").trim().toLowerCase();
/** Numbers, the program, adds the name of a table to that of its sheet: `'Drift - Tabell 1'!C16`. */
const sameFormula = (one: string, other: string): boolean =>
  one
    .replace(/ - [^'!]*(?='?!)/g, "")
    .replace(/[\s$'=]/g, "")
    .toUpperCase() === other.toUpperCase();

type Read = { readonly text: string } | { readonly broken: WorkbookProblem["kind"] };

function readNumber(found: FoundCell | undefined, formula: string | undefined, mayBeNegative: boolean): Read {
  if (found && formula && found.formula !== null && sameFormula(found.formula, formula)) return { text: "" };
  if (found && found.formula !== null) return { broken: "formula" };
  if (!found || (found.type === "text" && String(found.value).trim() === "")) return { broken: "empty" };
  if (found.type === "covered") return { broken: "merged" };
  if (found.type === "error") return { broken: "error" };
  const meaning = meaningOf(found.format ?? "");
  if (found.type === "date") return { broken: meaning === "time" ? "time" : "date" };
  if (found.type === "text") return accepted(String(found.value), mayBeNegative);
  if (found.type !== "number" || typeof found.value !== "number") return { broken: "text" };
  if (meaning !== "number") return { broken: meaning };
  if (!Number.isFinite(found.value)) return { broken: "error" };
  const whole = asShown(found.value);
  return Number.isInteger(whole) ? accepted(whole.toFixed(0), mayBeNegative) : { broken: "fraction" };
}

/** Programs show at most 15 digits: 0.1 + 0.2 pasted as a value is 0.3. */
const asShown = (value: number): number => Number(value.toPrecision(15));

const faults: Readonly<Record<AmountFault, WorkbookProblem["kind"]>> = {
  NotANumber: "text",
  NotAWholeNumber: "fraction",
  TooManyDigits: "too-large",
  MayNotBeNegative: "negative",
};

function accepted(written: string, mayBeNegative: boolean): Read {
  const amount = acceptAmount({ mayBeNegative }, written);
  return "text" in amount ? amount : { broken: faults[amount.broken] };
}

function readComment(found: FoundCell | undefined): Read {
  if (!found) return { text: "" };
  if (found.formula !== null) return { broken: "formula" };
  if (found.type === "covered") return { broken: "merged" };
  if (found.type === "error") return { broken: "error" };
  const text = withoutControls(shownIn(found)).trim();
  return text.length > COMMENT_MAX_LENGTH ? { broken: "too-long" } : { text };
}

/** A date or a number as a person reads it in Norwegian: a cell keeps 46082 for 1 March 2026, and 0.125 for 12,5 %. */
function shownIn({ type, value, format }: FoundCell): string {
  if (type === "date") {
    const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(String(value)) ?? [];
    if (meaningOf(format ?? "") === "time") return time ?? "";
    return `${day}.${month}.${year}${time === "00:00" ? "" : ` ${time}`}`;
  }
  if (typeof value !== "number") return value;
  const isPercent = meaningOf(format ?? "") === "percent";
  return `${String(asShown(isPercent ? value * 100 : value)).replace(".", ",")}${isPercent ? " %" : ""}`;
}

/** Reads a workbook that somebody filled in, cell by cell of our layout. */
export function readWorkbook(found: FoundCells): ReadWorkbook {
  const cells: Record<string, string> = {};
  const problems: WorkbookProblem[] = [];
  let numbers = 0;
  for (const sheet of sheetKeys)
    for (const each of layout[sheet]) {
      const there = found[sheet][each.cell];
      if (each.kind === "heading" || each.kind === "label") {
        if (folded(there?.value ?? "") !== folded(each.text)) return { kind: "other-workbook" };
      } else if (each.kind === "number" || each.kind === "comment") {
        const field = numberField(each.field);
        const read =
          each.kind === "number" ? readNumber(there, each.formula, field?.mayBeNegative ?? false) : readComment(there);
        if ("text" in read) {
          if (read.text !== "") cells[each.field] = read.text;
          if (each.kind === "number" && there && there.formula === null) numbers += 1;
        } else {
          const named = field ?? commentFields.find((comment) => comment.field === each.field);
          const label = named?.label(workbookLabels) ?? each.field;
          problems.push({ sheet: sheetNames[sheet], cell: each.cell.toUpperCase(), label, kind: read.broken });
        }
      }
    }
  if (problems.some(({ kind }) => kind !== "empty")) return { kind: "refused", problems };
  return numbers === 0 ? { kind: "nothing-written" } : { kind: "read", cells, problems };
}
