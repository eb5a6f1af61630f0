import type { ResultCells, ResultColumnKey, StudyOfResult } from "./columns.ts";
import { changesFor, type Slip } from "./likely-slip.ts";
import { type Enrolled, type NumberFinding, numberFindings } from "./number-findings.ts";
import { asTyped, recompute } from "./recompute.ts";
import { type ResultRow, rowOf, typedNumber } from "./result-row.ts";
import { areWordsAgainstNumber } from "./words-against-number.ts";

export type Finding = NumberFinding | "WordsAgainstNumber";

/** `cannot-be`: no study can have these numbers. `look`: they may be right, but seldom are. */
export type FindingLevel = "cannot-be" | "look";

export type FoundInResult = {
  readonly finding: Finding;
  readonly level: FindingLevel;
  /** The likely slip: the first that makes the number fit. Null when none does: the article must be looked at. */
  readonly slip: Slip | null;
  readonly cells: readonly ResultColumnKey[];
};

const cannotBe: readonly Finding[] = [
  "EventsAboveTotal",
  "PercentDoesNotFit",
  "MoreThanEnrolled",
  "EstimateOutsideInterval",
  "IntervalReversed",
];

/** Every finding in the numbers of a result. They stop nothing: a study may be right where a rule is not. */
export function checkResult(cells: ResultCells, study: StudyOfResult = {}): readonly FoundInResult[] {
  const row = rowOf(cells);
  const enrolled: Enrolled = {
    intervention: typedNumber(study.interventionGroupNumberOfPatients)?.value ?? null,
    control: typedNumber(study.controlGroupNumberOfPatients)?.value ?? null,
  };
  const look = (changed: ResultRow): readonly { finding: Finding; cells: readonly ResultColumnKey[] }[] => [
    ...numberFindings(changed, enrolled),
    ...(areWordsAgainstNumber(changed, cells, study)
      ? [{ finding: "WordsAgainstNumber" as const, cells: ["text" as const, "effect" as const] }]
      : []),
  ];
  const found = look(row);
  const kinds = new Set(found.map(({ finding }) => finding));
  return found.map((each) => ({
    ...each,
    level: cannotBe.includes(each.finding) ? "cannot-be" : "look",
    slip:
      changesFor(row).find(({ changed }) => {
        const left = look(changed).map(({ finding }) => finding);
        return !left.includes(each.finding) && left.every((finding) => kinds.has(finding));
      })?.slip ?? null,
  }));
}

/** The effect that the arms give, for an empty effect: ratios as ratios, risk differences as shares. Null where they give none. */
export function effectOfArms(cells: ResultCells) {
  const row = rowOf(cells);
  const computed = recompute(row);
  if (row.measure === null || computed === null) return null;
  const effect = asTyped(row.measure, computed);
  // Unbounded numbers follow from groups without events beside very large ones.
  return Object.values(effect).every(Number.isFinite) ? { measure: row.measure, ...effect } : null;
}
