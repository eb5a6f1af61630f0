import { expect, test } from "vitest";
import type { ReaderSection } from "../../kinds/rules/index.ts";
import { answerOf } from "./answer.ts";

const choice = (value: string, text: string) =>
  ({ kind: "Select", options: [{ value, text }], chosen: [value] }) as unknown as ReaderSection["blocks"][number];
const sections = (...blocks: ReaderSection["blocks"][number][]) => [{ blocks }] as unknown as ReaderSection[];

test("finds the recommendation and the certainty that were chosen, wherever their words were changed in the template", () => {
  const read = {
    sections: sections(choice("innfores-ikke", "Vi fraråder metoden"), choice("svart-lav", "Veldig lav")),
    recommendation: "Vi fraråder metoden",
    confidence: "Veldig lav",
  };
  expect(answerOf(read)).toEqual({ recommendation: "innfores-ikke", certainty: "svart-lav" });
});

test("says nothing of a choice that it does not know, of another question's answer, and of none", () => {
  const other = sections(choice("kanskje", "Kanskje"), choice("lav", "Lav"));
  expect(answerOf({ sections: other, recommendation: "Kanskje", confidence: "Høy" })).toEqual({});
  expect(answerOf({ sections: [], recommendation: "", confidence: "" })).toEqual({});
});
