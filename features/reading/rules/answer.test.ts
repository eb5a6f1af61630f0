import { expect, test } from "vitest";
import type { ReaderBlock, ReaderSection } from "../../kinds/rules/index.ts";
import { answerOf } from "./answer.ts";

const frame = {
  contentGuid: "1a5e4b0e-6f5c-4b62-9a71-0d3f2c8b9e10",
  contentId: 1,
  title: "",
  description: "",
  width: "full",
} as const;
const choice = (value: string, text: string): ReaderBlock => ({
  ...frame,
  kind: "Select",
  selectType: "radiobuttons",
  options: [{ value, text }],
  chosen: [value],
});
const sections = (...blocks: ReaderBlock[]): readonly ReaderSection[] => [
  { ...frame, kind: "Section", fieldGroup: 0, showInLeftMenu: true, isSecondLevelSection: false, blocks },
];

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
