import { expect, test } from "vitest";
import type { OutcomeCells } from "./columns.ts";
import { sentenceOf } from "./sentence.ts";

/*
 * A reader of sentences that shares nothing with the writer: it knows Norwegian, not the rules. Every row is written, read back and
 * compared with the row itself.
 */

type Read = {
  readonly trust: "high" | "moderate" | "low" | "very-low" | "none";
  readonly direction: "less" | "more" | "same" | "unsaid";
  readonly size: "large" | "plain" | "small" | "unsaid";
};

const TRUST_WORDS = { trolig: "moderate", truleg: "moderate", muligens: "low", moglegvis: "low" } as const;
const LESS = /\b(?:lavere|lågare|mindre|kortere|kortare|dårligere|dårlegare)\b/u;
const MORE = /(?<![\p{L}])(?:høyere|høgare|større|lengre|mer|meir|bedre|betre)\b/u;
const GOOD = /\b(?:bedre|betre)\b/u;
const BAD = /\b(?:dårligere|dårlegare)\b/u;

function read(sentence: string, isLessBest: boolean): Read {
  if (/^Vi (?:fant|fann) ingen/u.test(sentence)) return { trust: "none", direction: "unsaid", size: "unsaid" };
  if (/^Vi er usikre/u.test(sentence)) {
    expect(LESS.test(sentence) || MORE.test(sentence)).toBe(false);
    return { trust: "very-low", direction: "unsaid", size: "unsaid" };
  }
  const said = Object.entries(TRUST_WORDS).filter(([word]) => sentence.includes(` ${word} `));
  expect(said.length).toBeLessThanOrEqual(1);
  const trust = said[0]?.[1] ?? "high";
  if (/ liten eller ingen (?:forskjell|skilnad) /u.test(sentence)) return { trust, direction: "same", size: "unsaid" };
  const size = / langt /u.test(sentence) ? "large" : / litt /u.test(sentence) ? "small" : "plain";
  expect(LESS.test(sentence)).not.toBe(MORE.test(sentence));
  const isMore = GOOD.test(sentence) ? !isLessBest : BAD.test(sentence) ? isLessBest : MORE.test(sentence);
  return { trust, direction: isMore ? "more" : "less", size };
}

const named: readonly (OutcomeCells & { readonly nameInText: string })[] = [
  { kind: "event", desirable: "less", nameInText: "død" },
  { kind: "event", desirable: "more", nameInText: "å bli smertefri" },
  { kind: "rate", desirable: "less", nameInText: "fall" },
  { kind: "measured", desirable: "more", words: "level", nameInText: "arbeidsevne" },
  { kind: "measured", desirable: "less", words: "length", nameInText: "liggetid" },
  { kind: "measured", desirable: "less", words: "amount", nameInText: "smerte" },
  { kind: "measured", desirable: "more", words: "quality", nameInText: "livskvalitet" },
  { kind: "measured", desirable: "less", words: "quality", nameInText: "søvn" },
];

const differences = [null, 0, -3, 3, -30, 30];
const intervals = ["none", "narrow", "wide"] as const;

type Row = {
  readonly noStudies: boolean;
  readonly certainty: string;
  readonly size: string;
  readonly outcome: OutcomeCells;
  readonly direction: string;
  readonly difference: number | null;
  readonly interval: (typeof intervals)[number];
  readonly limit: number | null;
};

function* everyRow(): Generator<Row> {
  for (const noStudies of [false, true])
    for (const certainty of ["", "high", "moderate", "low", "very-low"])
      for (const size of ["", "trivial", "small", "moderate", "large"])
        for (const outcome of named)
          for (const direction of ["", "lower", "higher", "same"])
            for (const difference of differences)
              for (const interval of intervals)
                for (const limit of [null, 10])
                  yield { noStudies, certainty, size, outcome, direction, difference, interval, limit };
}

/** A difference in the measure of the kind, with the ends beside it. */
function cellsOf({ noStudies, certainty, size, outcome, direction, difference, interval, limit }: Row): OutcomeCells {
  const measure = { event: "RD", rate: "IRR", measured: "MD" }[outcome.kind ?? ""] ?? "";
  const typed = (value: number) => String(measure === "RD" ? value / 10 : measure === "IRR" ? 1 + value / 100 : value);
  const beside = interval === "narrow" ? 1 : 50;
  const ends = difference === null || interval === "none" ? null : [difference - beside, difference + beside];
  return {
    ...outcome,
    ...{ measure, certainty, size, direction, noStudies: noStudies ? "ja" : "" },
    ...{ "baseline.1.value": measure === "RD" ? "500" : "100", importantFrom: limit === null ? "" : String(limit) },
    effect: difference === null ? "" : typed(difference),
    effectLow: typed(ends?.[0] ?? 0).replace(ends ? /$^/ : /.*/, ""),
    effectHigh: typed(ends?.[1] ?? 0).replace(ends ? /$^/ : /.*/, ""),
  };
}

/** Everything that a sentence says against its row. */
function contradictions(row: Row, said: Read): string[] {
  const { noStudies, certainty, size, difference, interval, limit, direction } = row;
  if (noStudies) return said.trust === "none" ? [] : ["it speaks of studies that were not found"];
  const wrong: string[] = [];
  const is = (broken: boolean, what: string) => broken && wrong.push(what);
  is(said.trust !== certainty, "another trust");
  if (certainty === "very-low") {
    is(said.direction !== "unsaid" || said.size !== "unsaid", "a direction at very low trust");
    return wrong;
  }
  const isBelow = difference !== null && limit !== null && Math.abs(difference) < limit;
  const isAbove = difference !== null && limit !== null && Math.abs(difference) >= limit;
  if (said.direction === "same") {
    is(isAbove, "no difference, where the number matters");
    is(size !== "" && size !== "trivial", "no difference, where the size is chosen");
    is(size === "" && difference === null && direction !== "same", "no difference, which nobody said");
    is(size === "" && difference !== null && !isBelow, "no difference, where there is a number");
    return wrong;
  }
  is(said.direction === "unsaid", "no direction");
  is(size === "trivial", "a direction, where the size is trivial");
  is(isBelow, "a direction, where the number does not matter");
  const towards = difference === null ? direction : difference < 0 ? "lower" : difference > 0 ? "higher" : "none";
  is({ less: "lower", more: "higher", unsaid: "" }[said.direction] !== towards, "another direction");
  is(certainty === "high" && difference !== null && interval === "wide", "high trust, where both ways are possible");
  const expected: Readonly<Record<string, string>> = { "": "plain", small: "small", moderate: "plain", large: "large" };
  is(said.size !== expected[size], "another size");
  return wrong;
}

const texts = { interventionInText: "hjemmedialyse", comparatorInText: "dialyse på sykehus" };

test("no sentence contradicts its row, in either form, over every combination", () => {
  let rows = 0;
  const different = new Set<string>();
  const found = new Map<string, Row>();
  for (const row of everyRow()) {
    rows += 1;
    const written = sentenceOf(cellsOf(row), texts);
    if (written.kind === "None") continue;
    const isLessBest = row.outcome.desirable === "less";
    const [nb, nn] = [read(written.sentence.nb, isLessBest), read(written.sentence.nn, isLessBest)];
    expect(nn).toEqual(nb);
    different.add(written.sentence.nb);
    for (const wrong of contradictions(row, nb)) found.set(wrong, row);
  }
  expect([...found]).toEqual([]);
  expect(rows).toBe(57_600);
  // Each kind of outcome has all of its sentences: 18 with a direction, 3 without one, 1 unsure and 1 without studies.
  expect(different.size).toBe(8 * 23);
});

test("a row has a sentence unless a rule says why not", () => {
  let sentences = 0;
  const reasons = new Map<string, number>();
  for (const row of everyRow()) {
    const written = sentenceOf(cellsOf(row), texts);
    if (written.kind === "Sentence") sentences += 1;
    else reasons.set(written.reason, (reasons.get(written.reason) ?? 0) + 1);
  }
  expect(sentences).toBe(45_744);
  expect(Object.fromEntries(reasons)).toEqual({
    CertaintyMissing: 5760,
    EffectMissing: 576,
    HighTrustWideInterval: 768,
    NoDifferenceWithoutSize: 288,
    SizeAgainstNumber: 4464,
  });
});
