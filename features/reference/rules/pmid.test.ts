import { expect, test } from "vitest";
import { doisIn, pmidKey, pmidsIn } from "./index.ts";

test.each([
  ["884106697", "884106697"],
  [" 0884106697 ", "884106697"],
  ["PMID: 123", "123"],
  ["PMID: 00123", "123"],
  ["PMID 123", "123"],
  ["https://pubmed.ncbi.nlm.nih.gov/123/", "123"],
  ["0", ""],
  ["PMID: 0", ""],
  ["1234567890", ""],
  ["unavailable", ""],
  ["2020", "2020"],
])("%j is compared as %j", (text, key) => expect(pmidKey(text)).toBe(key));

test("every number and every DOI that a text names is found once", () => {
  const text =
    "Berg 2020. doi:10.5555/A. PMID: 12; Lie 2021 https://doi.org/10.5555/b?x=1 PMID: 0034, https://pubmed.ncbi.nlm.nih.gov/12/. 10.5555/a";
  expect(pmidsIn(text)).toEqual(["12", "34"]);
  expect(doisIn(text)).toEqual(["10.5555/a", "10.5555/b"]);
});
