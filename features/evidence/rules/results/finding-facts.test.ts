import { expect, test } from "vitest";
import { findingTexts } from "../../texts-findings.ts";
import type { ResultCells, StudyOfResult } from "./columns.ts";
import { computedEffect, toldFinding } from "./finding-facts.ts";
import { findingsOf } from "./set-aside.ts";

const told = (cells: ResultCells, study: StudyOfResult = {}): readonly string[] =>
  findingsOf(cells, study).open.map((found) => findingTexts.of(toldFinding(found, cells, study), cells));

const arms = { interventionEvents: "40", interventionTotal: "500", controlEvents: "54", controlTotal: "500" };
const ratio = { measure: "RR", effect: "0.74", effectLow: "0.50", effectHigh: "1.09" };

test.each<readonly [ResultCells, StudyOfResult, readonly string[]]>([
  [
    { interventionEvents: "31", interventionTotal: "24" },
    {},
    ["31 hendelser av 24: det er flere enn gruppen. Er kommaet flyttet?"],
  ],
  [
    { controlEvents: "12", controlTotal: "50", controlPercent: "0.24" },
    {},
    ["12 av 50 er 24 %, ikke 0,24. Skal det være 24?"],
  ],
  [{ interventionTotal: "168" }, { interventionGroupNumberOfPatients: "186" }, []],
  [
    { interventionTotal: "186" },
    { interventionGroupNumberOfPatients: "168" },
    ["186 analysert, men 168 med i gruppen. Er sifrene byttet om?"],
  ],
  [
    { ...ratio, effect: "7.4", effectLow: "0.55", effectHigh: "1.00" },
    {},
    ["Effekten 7,4 ligger utenfor intervallet 0,55 til 1,00. Er kommaet flyttet?"],
  ],
  [{ ...ratio, effectLow: "1.09", effectHigh: "0.50" }, {}, ["Fra er større enn til. Sjekk tallet mot artikkelen."]],
  [
    { ...arms, ...ratio, effect: "1.35", effectLow: "0.92", effectHigh: "1.99" },
    {},
    ["Av tallene blir RR 0,74, ikke 1,35. Er gruppene byttet om? Er tallet justert? Kryss av."],
  ],
  [
    { ...arms, ...ratio, effectLow: "0.44", effectHigh: "1.24" },
    {},
    ["Av tallene blir intervallet 0,50 til 1,09. Er det et 99 % intervall?"],
  ],
  [
    { ...ratio, effect: "0.57", effectLow: "0.40", effectHigh: "0.80", pValue: "0.20" },
    {},
    ["p er 0,20, men intervallet tar ikke med 1. Er det et 90 % intervall?"],
  ],
  [
    { ...ratio, effect: "1.30", effectLow: "0.90", effectHigh: "1.88", text: "Det var færre fall." },
    {},
    ["Teksten sier færre, tallet sier flere. Er gruppene byttet om?"],
  ],
  [{ ...arms, ...ratio }, {}, []],
  // Without a unit, numbers up to 1 are shares, and larger ones are percentage points: a finding speaks in the same unit.
  [
    { ...arms, measure: "RD", effect: "0.28" },
    {},
    ["Av tallene blir RD −0,028, ikke 0,28. Sjekk tallet mot artikkelen. Er tallet justert? Kryss av."],
  ],
  [
    { ...arms, measure: "RD", effect: "28" },
    {},
    ["Av tallene blir RD −2,8, ikke 28. Sjekk tallet mot artikkelen. Er tallet justert? Kryss av."],
  ],
  [
    { ...arms, measure: "RD", effect: "-0.028", effectLow: "-0.2", effectHigh: "0.1" },
    {},
    ["Av tallene blir intervallet −0,064 til 0,008. Sjekk tallet mot artikkelen."],
  ],
])("%j is told as it stands", (cells, study, texts) => {
  expect(told(cells, study)).toEqual(texts);
});

test("the effect of the arms is offered as an author would type it", () => {
  expect(computedEffect({ ...arms, measure: "RR" })).toEqual({
    ...{ measure: "RR", effect: "0,74", low: "0,50", high: "1,09", unit: "" },
  });
  expect(computedEffect({ ...arms, measure: "RD" })).toMatchObject({ effect: "−2,8", unit: "prosentpoeng" });
  expect(computedEffect({ ...arms, measure: "RD", effectUnit: "andel" })).toMatchObject({
    effect: "−0,028",
    unit: "andel",
  });
  expect(computedEffect({ ...arms, measure: "HR" })).toBeNull();
  expect(computedEffect({ ...arms, measure: "RR", pooled: "ja" })).toBeNull();
});
