import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSynonyms, readSynonymList, readSynonyms, writeSynonymList } from "./synonym.ts";

test("words are read from one field: small letters, each once, without empty ones", () => {
  expect(readSynonyms(" Hjerneslag ,, slag;slag\nTIA")).toEqual(["hjerneslag", "slag", "tia"]);
});

test.each([
  ["slag", "SynonymsTwoWords"],
  ["a,b,c,d,e,f,g,h,i,j,k", "SynonymsTooMany"],
  [`slag, ${"x".repeat(61)}`, "SynonymTooLong"],
  ["slag, --", "SynonymWithoutLetters"],
])("%s is no rule: %s", (written, kind) => {
  expect(checkSynonyms({ words: readSynonyms(written), oneWay: false })).toEqual([{ path: "words", kind }]);
});

test("a list that was taken out is read in again as it was", () => {
  const word = fc
    .stringMatching(/^[a-zæøå0-9]([a-zæøå0-9 -]{0,10}[a-zæøå0-9])?$/)
    .map((text) => text.replace(/ +/g, " "));
  const rule = fc.record({ words: fc.uniqueArray(word, { minLength: 2, maxLength: 4 }), oneWay: fc.boolean() });
  fc.assert(
    fc.property(fc.array(rule), (rules) => {
      expect(readSynonymList(`# Synonymer\r\n\n${writeSynonymList(rules)}`)).toMatchObject(rules);
    }),
  );
});
