import { expect, test } from "vitest";
import type { OutcomeCells } from "./columns.ts";
import given from "./given-sentences.json" with { type: "json" };
import { everySentenceOf, inTextFromPico, nameInText, sentenceOf } from "./sentence.ts";

/** A row as the sentences are given for: the difference per 1,000 or in units. */
type Row = (typeof given)[number]["row"];

/** Cells whose numbers give exactly that difference. */
function cellsOf(row: Row, name: string): OutcomeCells {
  const { difference, low, high } = row;
  const numbers = (change: (value: number) => number) => ({
    effect: difference === null ? "" : String(change(difference)),
    effectLow: low === null ? "" : String(change(low)),
    effectHigh: high === null ? "" : String(change(high)),
  });
  const effect: Readonly<Record<string, OutcomeCells>> = {
    event: { measure: "RD", "baseline.1.value": "500", ...numbers((perThousand) => perThousand / 10) },
    rate: { measure: "IRR", "baseline.1.value": "100", ...numbers((perThousand) => 1 + perThousand / 100) },
    measured: { measure: "MD", ...numbers((units) => units) },
  };
  return {
    ...effect[row.kind],
    nameInText: name,
    kind: row.kind,
    desirable: row.desirable,
    words: row.pair ?? "",
    noStudies: row.noStudies ? "ja" : "",
    certainty: row.certainty ?? "",
    size: row.size,
    direction: row.direction ?? "",
    importantFrom: row.importantFrom === null ? "" : String(row.importantFrom),
  };
}

const texts = { interventionInText: "hjemmedialyse", comparatorInText: "dialyse på sykehus" };
const nynorskTexts = { interventionInText: "heimedialyse", comparatorInText: "dialyse på sjukehus" };
const nynorskName: Readonly<Record<string, string>> = { "død innen ett år": "død innan eitt år" };

const reasonOf: Readonly<Record<string, string>> = {
  "trust missing": "CertaintyMissing",
  "small, but below the limit": "SizeAgainstNumber",
  "trivial above the limit": "SizeAgainstNumber",
  "no number, no direction": "EffectMissing",
  "exactly none, no size": "NoDifferenceWithoutSize",
  "high and wide": "HighTrustWideInterval",
  "same beside large": "SizeAgainstNumber",
};

test.each(given)("$id: $nb", ({ row, name, nb, nn, why }) => {
  const bokmal = sentenceOf(cellsOf(row, name), texts);
  const nynorsk = sentenceOf(cellsOf(row, nynorskName[name] ?? name), nynorskTexts);
  if (nb === null || nn === null) {
    expect([bokmal, nynorsk]).toEqual(Array(2).fill({ kind: "None", reason: reasonOf[why ?? ""] }));
  } else {
    expect(bokmal).toMatchObject({ kind: "Sentence", sentence: { nb } });
    expect(nynorsk).toMatchObject({ kind: "Sentence", sentence: { nn } });
  }
});

test("an outcome can have 23 sentences, and today's is among them", () => {
  for (const { row, name, nb } of given) {
    const every = everySentenceOf(cellsOf(row, name), texts);
    expect(new Set(every.map((each) => each.nb)).size).toBe(23);
    if (nb !== null) expect(every.map((each) => each.nb)).toContain(nb);
  }
  expect(everySentenceOf({ nameInText: "død" }, { interventionInText: "", comparatorInText: "" })).toEqual([
    { nb: "Vi fant ingen studier som målte død.", nn: "Vi fann ingen studiar som målte død." },
  ]);
});

test.each([
  ["Død innen ett år", "død innen ett år"],
  ["Å bli smertefri", "å bli smertefri"],
  ["EQ-5D", "EQ-5D"],
  ["HbA1c etter ett år", "HbA1c etter ett år"],
  ["T-celler", "T-celler"],
  ["SF36", "SF36"],
  ["Økt søvn", "økt søvn"],
  ["", ""],
])("«%s» stands in a sentence as «%s»", (name, inText) => {
  expect(nameInText({ name })).toBe(inText);
});

test("what an author writes for the sentence counts before the name", () => {
  expect(nameInText({ name: "Crohns sykdom", nameInText: " Crohns sykdom " })).toBe("Crohns sykdom");
});

const clear: OutcomeCells = {
  ...{ name: "Død", kind: "event", desirable: "less", certainty: "low" },
  ...{ measure: "RR", effect: "0,74", effectLow: "0,55", effectHigh: "0,9" },
};

test.each([
  [{ name: "" }, texts, "NameMissing"],
  [{}, { ...texts, interventionInText: " " }, "InterventionMissing"],
  [{}, { ...texts, comparatorInText: "" }, "ComparatorMissing"],
  [{ effectLow: "1,9" }, texts, "LowAboveHigh"],
  [{ effectLow: "0" }, texts, "RatioNotPositive"],
  [{ kind: "measured", measure: "MD", words: "quality", desirable: "" }, texts, "DesirableMissing"],
  // A number of exactly no difference says no direction, whatever the size is called.
  [{ effect: "1", size: "large" }, texts, "SizeAgainstNumber"],
])("with %o there is no sentence", (change, given, reason) => {
  expect(sentenceOf({ ...clear, ...change }, given)).toEqual({ kind: "None", reason });
});

test("a ratio says its direction without a baseline, and an outcome without numbers has the words of a measured one", () => {
  const nb = (cells: OutcomeCells) => {
    const said = sentenceOf(cells, texts);
    return said.kind === "Sentence" ? said.sentence.nb : said.reason;
  };
  expect(nb(clear)).toBe("Hjemmedialyse gir muligens lavere risiko for død enn dialyse på sykehus.");
  expect(nb({ ...clear, measure: "HR", hrOf: "free", desirable: "more", nameInText: "å leve" })).toBe(
    "Hjemmedialyse gir muligens større sjanse for å leve enn dialyse på sykehus.",
  );
  expect(nb({ name: "Trygghet", kind: "narrative", certainty: "low", direction: "higher" })).toBe(
    "Hjemmedialyse gir muligens høyere trygghet enn dialyse på sykehus.",
  );
  // Of several risk groups some lie below the limit: neither «liten eller ingen» nor a size that differs is said of all.
  const groups = { ...clear, "baseline.1.value": "20", "baseline.2.value": "400", importantFrom: "20" };
  expect(nb(groups)).toBe("Hjemmedialyse gir muligens lavere risiko for død enn dialyse på sykehus.");
  expect(nb({ ...groups, size: "trivial" })).toBe("SizeAgainstNumber");
});

test.each([
  ["Hjemmedialyse.", "hjemmedialyse"],
  [" Dialyse  på sykehus ", "dialyse på sykehus"],
  ["PET-CT", "PET-CT"],
  ["ACE-hemmer vs. placebo", ""],
  ["Opplæring og hjemmebesøk fra sykehusets team", ""],
  ["Hjemmedialyse\nOpplæring", ""],
  ["Ingen. Vanlig oppfølging", ""],
  ["", ""],
])("«%s» of PICO stands in a sentence as «%s»", (written, text) => {
  expect(inTextFromPico(written)).toBe(text);
});
