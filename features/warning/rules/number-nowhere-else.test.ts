import { expect, test } from "vitest";
import given from "./given-summaries.json" with { type: "json" };
import { numbersNowhereElse } from "./number-nowhere-else.ts";

test.each(given)("$id: $text", ({ text, elsewhere, computedElsewhere, marked }) => {
  expect(numbersNowhereElse(text, [...elsewhere, ...computedElsewhere])).toEqual(marked);
});

test.each([
  ["Innen 31.12.2025 og 3. mars 2026, i 2027, uke 52, tabell 14, side 123.", []],
  ["Det gjelder 25 av 1 000, 31 per 100 og 41 pr. 10 000.", ["25", "31", "41"]],
  ["Se https://eksempel.no/sak/4711 eller skriv til post17@eksempel.no.", []],
  ["Med 95 % KI og 95 % konfidensintervall. Deretter 95 prosent.", ["95"]],
  ["Det er 81, 81 og 81.", ["81"]],
  ["HbA1c og EQ-5D, COVID19 og SF36.", []],
])("in «%s» the numbers %o are looked at", (text, marked) => {
  expect(numbersNowhereElse(text, [])).toEqual(marked);
});

test.each([
  ["Kostnaden er 1\u202f250 000 kroner.", "1,25 millioner", []],
  ["Kostnaden er 1,3 millioner kroner.", "1 250 000", []],
  ["Kostnaden er 1,2 millioner kroner.", "1 250 000", ["1,2"]],
  ["Kostnaden er 40 tusen.", "kr 40 000", []],
  ["Risikoen øker med 52 prosent.", "RR 1,52", []],
  ["Risikoen øker med 53 %.", "RR 1,52", ["53"]],
  // Without percent it is not the change of a ratio.
  ["Det gjelder 52 pasienter.", "RR 1,52", ["52"]],
])("«%s» beside «%s»: %o", (text, elsewhere, marked) => {
  expect(numbersNowhereElse(text, [elsewhere])).toEqual(marked);
});
