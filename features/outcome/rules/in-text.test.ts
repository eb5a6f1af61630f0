import { expect, test } from "vitest";
import type { OutcomeCells } from "./columns.ts";
import { namesAgainstTrust, namesWithOldSentence, sentencesAgainstTrust } from "./in-text.ts";

const texts = { interventionInText: "hjemmedialyse", comparatorInText: "dialyse på sykehus" };
const death: OutcomeCells = {
  ...{ name: "Død", kind: "event", desirable: "less", certainty: "low" },
  ...{ measure: "RR", effect: "0,74", effectLow: "0,55", effectHigh: "0,9" },
};
const inTable = (...rows: readonly OutcomeCells[]) => rows.map((cells) => ({ cells, texts }));
const holdsOldSentence = (text: string, ...rows: readonly OutcomeCells[]): boolean =>
  namesWithOldSentence(text, inTable(...rows)).length > 0;
const sentence = "Hjemmedialyse gir muligens lavere risiko for død enn dialyse på sykehus.";

test("a sentence of the table that stands in a text is found once the table says something else", () => {
  const text = `Kort fortalt.\n${sentence.replace(" for ", "\n for ")} Mer følger.`;
  expect(holdsOldSentence(text, death)).toBe(false);
  for (const change of [{ certainty: "moderate" }, { effect: "1,4", effectHigh: "1,9" }, { certainty: "" }])
    expect(holdsOldSentence(text, { ...death, ...change })).toBe(true);
  expect(holdsOldSentence(text.replace("muligens", "kanskje"), { ...death, certainty: "moderate" })).toBe(false);
  expect(holdsOldSentence(text, { ...death, name: "Fall", certainty: "moderate" })).toBe(false);
});

test("the sentence of the other form of Norwegian is today's too", () => {
  const nynorsk = "Hjemmedialyse gir moglegvis lågare risiko for død enn dialyse på sykehus.";
  expect(holdsOldSentence(nynorsk, death)).toBe(false);
  expect(holdsOldSentence(nynorsk, { ...death, certainty: "high" })).toBe(true);
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
  expect(sentencesAgainstTrust(text, quality, [])).toEqual(found);
});

test("very low trust has neither word, and without a trust nothing is compared", () => {
  const text = "Livskvaliteten er muligens bedre.";
  expect(sentencesAgainstTrust(text, { ...quality, certainty: "very-low" }, [])).toEqual([text]);
  expect(sentencesAgainstTrust(text, { ...quality, certainty: "" }, [])).toEqual([]);
  expect(sentencesAgainstTrust(text, { ...quality, name: "C (reaktivt)" }, [])).toEqual([]);
});

test("two outcomes of one name do not warn of each other's sentence", () => {
  const early = { ...death, followUp: "30 dager" };
  const late: OutcomeCells = { ...death, followUp: "5 år", certainty: "moderate" };
  const both = `${sentence} ${sentence.replace("muligens", "trolig")}`;
  expect(namesWithOldSentence(both, inTable(early, late))).toEqual([]);
  expect(namesAgainstTrust(both, inTable(early, late))).toEqual([]);
  const old = both.replace("trolig", "trolig langt");
  expect(namesWithOldSentence(old, inTable(early, late))).toEqual(["død"]);
  const unknown = "Risikoen for død er muligens lavere.";
  expect(namesAgainstTrust(unknown, inTable({ ...early, certainty: "high" }, late))).toEqual(["død"]);
  expect(namesAgainstTrust(unknown, inTable(early, late))).toEqual([]);
});

test("an outcome is not mentioned by the longer name of another", () => {
  const year: OutcomeCells = { ...death, name: "Død innen ett år", certainty: "moderate" };
  const said = "Risikoen for død innen ett år er trolig lavere.";
  expect(namesAgainstTrust(said, inTable(death, year))).toEqual([]);
  expect(namesAgainstTrust(said, inTable(death, { ...year, certainty: "high" }))).toEqual(["død innen ett år"]);
  expect(namesAgainstTrust(`${said} Død er trolig sjeldnere.`, inTable(death, year))).toEqual(["død"]);
});

test("a sentence that the table gives now is right, whatever else it names", () => {
  const comparedWithPain = { ...texts, comparatorInText: "behandling av smerte" };
  const pain: OutcomeCells = { ...death, name: "Smerte", certainty: "moderate" };
  const now = "Hjemmedialyse gir muligens lavere risiko for død enn behandling av smerte.";
  const outcomes = [death, pain].map((cells) => ({ cells, texts: comparedWithPain }));
  expect(namesAgainstTrust(now, outcomes)).toEqual([]);
  expect(namesAgainstTrust(now.replace("lavere", "høyere"), outcomes)).toEqual(["smerte"]);
});
