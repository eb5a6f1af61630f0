import { expect, test } from "vitest";
import { peerReview } from "../../../content/templates/peer-review.ts";
import type { FieldBlock, ReaderBlock } from "../../kinds/rules/index.ts";
import { blocksOf } from "../../template/rules/index.ts";
import { callsForReply, questionsOf } from "./index.ts";

const questions = peerReview({ method: "metoden", workplace: "et sykehus" }).flatMap((section) =>
  questionsOf(blocksOf(section)),
);
const sentChoice = (title: string, chosen: readonly string[]): ReaderBlock<"Select"> => ({
  contentGuid: `guid of ${title}`,
  contentId: 1,
  title,
  description: "",
  width: "full",
  kind: "Select",
  selectType: "radiobuttons",
  options: [],
  chosen: [...chosen],
});
const asks = (key: string, chosen: readonly string[]) => {
  const question = questions.find(({ blocks }) => blocks.some((block) => block.key === key));
  if (!question) throw new Error(`no question ${key}`);
  const select = question.blocks.find((block) => block.key === key);
  return callsForReply(question, chosen.length === 0 ? [] : [sentChoice(select?.title ?? "", chosen)]);
};

test("what a reviewer finds good enough asks nothing of the authors, and what is not does", () => {
  for (const topic of ["metode", "kunnskap", "organisering", "okonomi", "etikk", "konklusjon"])
    expect(
      ["ja", "delvis", "nei", "kan-ikke-vurdere"].map((value) => asks(`fagfelle-${topic}`, [value])),
      topic,
    ).toEqual([false, true, true, false]);
  expect(asks("fagfelle-rad", ["godkjennes"])).toBe(false);
  expect(asks("fagfelle-rad", ["storre-endringer"])).toBe(true);
  expect([asks("fagfelle-bindinger", ["nei"]), asks("fagfelle-bindinger", ["ja"])]).toEqual([false, false]);
});

test("a text without a choice asks, and so does a question whose template does not say", () => {
  expect(asks("fagfelle-metode", [])).toBe(true);
  expect(callsForReply({ heading: null, blocks: [{ kind: "TextEditor", key: "a", title: "A" }] }, [])).toBe(true);
});

test("of several choices in a question each is read by its title; one alone also when the title was changed since it was sent", () => {
  const choice = (title: string): FieldBlock => ({
    kind: "Select",
    key: title,
    title,
    selectType: "radiobuttons",
    options: [],
    callsForReply: ["nei"],
  });
  const asked = (titles: readonly string[], ...sent: ReaderBlock[]) =>
    callsForReply({ heading: null, blocks: titles.map(choice) }, sent);
  expect(asked(["A", "B"], sentChoice("A", ["ja"]), sentChoice("B", ["ja"]))).toBe(false);
  expect(asked(["A", "B"], sentChoice("A", ["ja"]), sentChoice("B", ["nei"]))).toBe(true);
  expect(asked(["A", "B"], sentChoice("A", ["ja"]))).toBe(true);
  expect(asked(["Nytt navn"], sentChoice("A", ["ja"]))).toBe(false);
});
