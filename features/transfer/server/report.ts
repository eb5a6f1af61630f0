import type { RecordName } from "../rules/index.ts";

export type RecordOutcome = "made" | "changed" | "unchanged";

/** A line that was not taken: where, what it is called there, and why. */
type RefusedLine = { readonly line: number; readonly key: string; readonly reason: string };
/** Something that a person should know of a line that was taken. */
type Notice = { readonly line: number; readonly text: string };

/** The result of some lines. */
export type Report = {
  readonly counts: ReadonlyMap<RecordName, ReadonlyMap<RecordOutcome, number>>;
  readonly refused: readonly RefusedLine[];
  readonly notices: readonly Notice[];
  /** Terms that were named and did not exist: `kind name`. */
  readonly madeTerms: readonly string[];
};

/** Where a report is written while lines are taken. */
export type Teller = {
  count(record: RecordName, outcome: RecordOutcome, times?: number): void;
  refuse(line: number, key: string, reason: string): void;
  notice(line: number, text: string): void;
  madeTerm(named: string): void;
  report(): Report;
};

export function openReport(): Teller {
  const counts = new Map<RecordName, Map<RecordOutcome, number>>();
  const refused: RefusedLine[] = [];
  const notices: Notice[] = [];
  const madeTerms: string[] = [];
  return {
    count: (record, outcome, times = 1) => {
      const outcomes = counts.get(record) ?? new Map<RecordOutcome, number>();
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times);
      counts.set(record, outcomes);
    },
    refuse: (line, key, reason) => void refused.push({ line, key, reason }),
    notice: (line, text) => void notices.push({ line, text }),
    madeTerm: (named) => void madeTerms.push(named),
    report: () => ({ counts, refused, notices, madeTerms }),
  };
}
