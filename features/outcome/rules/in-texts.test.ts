import { expect, test } from "vitest";
import type { OutcomeCells } from "./columns.ts";
import { holdsOldSentence, sentencesAgainstTrust } from "./in-texts.ts";

const texts = { interventionInText: "hjemmedialyse", comparatorInText: "dialyse på sykehus" };
const death: OutcomeCells = {
  ...{ name: "Død", kind: "event", desirable: "less", certainty: "low" },
  ...{ measure: "RR", effect: "0,74", effectLow: "0,55", effectHigh: "0,9" },
};
const sentence = "Hjemmedialyse gir muligens lavere risiko for død enn dialyse på sykehus.";

test("a sentence of the table that stands in a text is found once the table says something else", () => {
  const text = `Kort fortalt.\n${sentence.replace(" for ", "\n for ")} Mer følger.`;
  expect(holdsOldSentence(text, death, texts)).toBe(false);
  for (const change of [{ certainty: "moderate" }, { effect: "1,4", effectHigh: "1,9" }, { certainty: "" }])
    expect(holdsOldSentence(text, { ...death, ...change }, texts)).toBe(true);
  expect(holdsOldSentence(text.replace("muligens", "kanskje"), { ...death, certainty: "moderate" }, texts)).toBe(false);
  expect(holdsOldSentence(text, { ...death, name: "Fall", certainty: "moderate" }, texts)).toBe(false);
});

test("the sentence of the other form of Norwegian is today's too", () => {
  const nynorsk = "Hjemmedialyse gir moglegvis lågare risiko for død enn dialyse på sykehus.";
  expect(holdsOldSentence(nynorsk, death, texts)).toBe(false);
  expect(holdsOldSentence(nynorsk, { ...death, certainty: "high" }, texts)).toBe(true);
});

const quality: OutcomeCells = { name: "Livskvalitet", certainty: "low" };

test.each([
  ["Livskvaliteten er trolig noe bedre.", ["Livskvaliteten er trolig noe bedre."]],
  ["Livskvaliteten er muligens noe bedre.", []],
  ["Livskvaliteten er noe bedre.", []],
  ["Reisetiden er trolig kortere. Livskvaliteten er bedre.", []],
  ["Helserelatertlivskvalitet er trolig bedre.", []],
  ["Trolig eller muligens er livskvaliteten bedre.", []],
  ["Det er truleg slik.\nLivskvalitet blir truleg betre.", ["Livskvalitet blir truleg betre."]],
])("in «%s» these sentences have the word of another trust: %o", (text, found) => {
  expect(sentencesAgainstTrust(text, quality)).toEqual(found);
});

test("very low trust has neither word, and without a trust nothing is compared", () => {
  const text = "Livskvaliteten er muligens bedre.";
  expect(sentencesAgainstTrust(text, { ...quality, certainty: "very-low" })).toEqual([text]);
  expect(sentencesAgainstTrust(text, { ...quality, certainty: "" })).toEqual([]);
  expect(sentencesAgainstTrust(text, { ...quality, name: "C (reaktivt)" })).toEqual([]);
});
