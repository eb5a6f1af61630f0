import { expect, test } from "vitest";
import type { OutcomeCells } from "./columns.ts";
import { outcomeSheet } from "./sheet.ts";

const words = {
  cells: (key: string) => key,
  computed: {
    ...{ per: "per", baseline: "baseline", with: "with", withLow: "withLow", withHigh: "withHigh" },
    ...{ difference: "difference", differenceLow: "differenceLow", differenceHigh: "differenceHigh" },
    ...{ nnt: "nnt", nntLow: "nntLow", nntHigh: "nntHigh", certainty: "trust", sentence: "sentence" },
  },
};

function linesOf(...outcomes: readonly OutcomeCells[]) {
  const rows = outcomes.map((cells, at) => ({ id: at + 1, cells: { ...cells } }));
  const block = { kind: "OutcomeTable", title: "Utfall", outcomes: rows } as const;
  const texts = { interventionInText: "hjemmedialyse", comparatorInText: "dialyse på sykehus" };
  const [sheet] = outcomeSheet({ ...block, ...texts }, { outcomes: words });
  const [header = [], ...lines] = sheet?.rows ?? [];
  return lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at]])));
}

const death: OutcomeCells = {
  ...{ name: "Død", kind: "event", desirable: "less", participants: "9840", certainty: "low" },
  ...{ measure: "RR", effect: "0.74", effectLow: "0.55", effectHigh: "0.95" },
};

test("each outcome and group has a line, with what was written and what follows from it as numbers", () => {
  const groups = {
    ...{ "baseline.1.value": "110", "baseline.1.label": "Lav risiko" },
    ...{ "baseline.2.value": "30%", "baseline.2.label": "Høy risiko" },
  };
  expect(linesOf({ ...death, ...groups })).toMatchObject([
    {
      ...{ name: "Død", participants: 9840, effect: 0.74, "baseline.1.value": 110, "baseline.1.label": "Lav risiko" },
      ...{ per: 1000, baseline: 110, with: 81, withLow: 61, withHigh: 105, difference: -29 },
      ...{ differenceLow: -49, differenceHigh: -5, nnt: 35, nntLow: 21, nntHigh: 182, trust: "low" },
      sentence: "Hjemmedialyse gir muligens lavere risiko for død enn dialyse på sykehus.",
    },
    {
      name: "Død",
      "baseline.1.value": "30%",
      "baseline.1.label": "Høy risiko",
      baseline: 300,
      with: 222,
      difference: -78,
    },
  ]);
});

test("an outcome without a baseline has one line; columns that nobody needs are left out", () => {
  const [quality, none] = linesOf(
    { name: "Livskvalitet", kind: "measured", measure: "MD", effect: "4.1", unit: "poeng", comment: "=1+1" },
    { name: "Belastning", noStudies: "ja" },
  );
  expect(quality).toMatchObject({ name: "Livskvalitet", effect: 4.1, difference: 4.1, comment: "=1+1" });
  expect(quality).not.toHaveProperty("per");
  expect(none).toMatchObject({ name: "Belastning", noStudies: "ja", effect: "", difference: "" });
});
