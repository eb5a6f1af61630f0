import { withoutControls } from "../../../platform/pure/rich-text/index.ts";
import { acceptAmount, COMMENT_MAX_LENGTH } from "./amounts.ts";
import { commentFields, numberField, type SheetKey, sheetKeys } from "./fields.ts";
import { layout, sheetNames } from "./layout.ts";

/** What a cell of somebody's workbook holds. */
export type FoundCell = {
  readonly type: "number" | "text" | "error" | "other";
  readonly value: number | string;
  readonly formula: string | null;
};
/** By sheet and then by cell (`b4`). An absent cell is empty. */
export type FoundCells = Readonly<Record<SheetKey, Readonly<Record<string, FoundCell>>>>;

export const problemKinds = [
  "text",
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
const sameFormula = (one: string, other: string): boolean =>
  one.replace(/[\s$'=]/g, "").toUpperCase() === other.toUpperCase();

type Read = { readonly text: string } | { readonly broken: WorkbookProblem["kind"] };

function readNumber(found: FoundCell | undefined, formula: string | undefined, mayBeNegative: boolean): Read {
  if (found && formula && found.formula !== null && sameFormula(found.formula, formula)) return { text: "" };
  if (found && found.formula !== null) return { broken: "formula" };
  if (!found || (found.type === "text" && String(found.value).trim() === "")) return { broken: "empty" };
  if (found.type === "error") return { broken: "error" };
  if (found.type !== "number" || typeof found.value !== "number") return { broken: "text" };
  if (!Number.isInteger(found.value)) return { broken: Number.isFinite(found.value) ? "fraction" : "error" };
  const accepted = acceptAmount({ mayBeNegative }, found.value.toFixed(0));
  if ("text" in accepted) return accepted;
  return { broken: accepted.broken === "MayNotBeNegative" ? "negative" : "too-large" };
}

function readComment(found: FoundCell | undefined): Read {
  if (!found) return { text: "" };
  if (found.formula !== null) return { broken: "formula" };
  if (found.type === "error") return { broken: "error" };
  const text = withoutControls(String(found.value)).trim();
  return text.length > COMMENT_MAX_LENGTH ? { broken: "too-long" } : { text };
}

/** Reads a workbook that somebody filled in, cell by cell of our layout (docs/spec/economy.md, Workbook). */
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
          const label = (field ?? commentFields.find((comment) => comment.field === each.field))?.label ?? each.field;
          problems.push({ sheet: sheetNames[sheet], cell: each.cell.toUpperCase(), label, kind: read.broken });
        }
      }
    }
  if (problems.some(({ kind }) => kind !== "empty")) return { kind: "refused", problems };
  return numbers === 0 ? { kind: "nothing-written" } : { kind: "read", cells, problems };
}
