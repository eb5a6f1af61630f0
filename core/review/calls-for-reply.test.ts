import { expect, test } from "vitest";
import { peerReview } from "../../content/templates/peer-review.ts";
import { blocksOf } from "../template/index.ts";
import { callsForReply, questionsOf } from "./index.ts";

const questions = peerReview({ method: "metoden", workplace: "et sykehus" }).flatMap((section) =>
  questionsOf(blocksOf(section)),
);
const asks = (key: string, chosen: readonly string[]) => {
  const question = questions.find(({ blocks }) => blocks.some((block) => block.key === key));
  if (!question) throw new Error(`no question ${key}`);
  return callsForReply(question, (asked) => (asked === key ? chosen : []));
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
  expect(callsForReply({ heading: null, blocks: [{ kind: "TextEditor", key: "a", title: "A" }] }, () => [])).toBe(true);
});
