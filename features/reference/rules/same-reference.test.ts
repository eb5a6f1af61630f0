import { expect, test } from "vitest";
import { areContrary, completedBy, type Reference, referenceOf, twinsOf } from "./index.ts";

const study = (cells: Readonly<Record<string, string>>): Reference =>
  referenceOf({ title: "Early mobilisation after hip fracture", authors: "Eira, Anne Marit", date: "2022", ...cells });

test.each<[string, Reference, Reference, boolean]>([
  [
    "the same DOI in another case and an address",
    study({ title: "A", doi: "10.1000/ABC" }),
    study({ title: "B", doi: "https://doi.org/10.1000/abc" }),
    true,
  ],
  [
    "the same PMID, and a DOI in one only",
    study({ title: "A", pmid: "35000001" }),
    study({ title: "B", pmid: "35000001", doi: "10.1000/a" }),
    true,
  ],
  ["the same title, author and year, and a DOI in one only", study({}), study({ doi: "10.1000/a", pmid: "1" }), true],
  [
    "the same title with a stop, brackets and capitals",
    study({}),
    study({ title: "[Early Mobilisation after hip-fracture]." }),
    true,
  ],
  ["letters that a database does not have", study({ authors: "Ødegård, P" }), study({ authors: "Odegard, P" }), true],
  ["a particle that is left out", study({ authors: "van der Berg, P" }), study({ authors: "Berg, P" }), true],
  ["a year that one does not say", study({}), study({ date: "" }), true],
  ["another year", study({}), study({ date: "2021" }), false],
  ["another author", study({}), study({ authors: "Olsen, Per" }), false],
  [
    "a short title, and neither author nor year in one",
    study({ title: "Reply" }),
    study({ title: "Reply", authors: "", date: "" }),
    false,
  ],
  [
    "two articles of one issue with old DOIs",
    study({ title: "A", doi: "10.1002/(SICI)1097-0258(19980415/15)17:7<661::AID-SIM794>3.0.CO;2-R" }),
    study({ title: "B", doi: "10.1002/(SICI)1097-0258(19980415/15)17:7<705::AID-SIM795>3.0.CO;2-S" }),
    false,
  ],
])("twins: %s", (_what, one, other, areTwins) => {
  expect(twinsOf([one, other], [])).toEqual([null, areTwins ? { among: "list", at: 0 } : null]);
  expect(twinsOf([other, one], [])).toEqual([null, areTwins ? { among: "list", at: 0 } : null]);
});

test("a line of text has the reference by its PMID, too", () => {
  expect(twinsOf([study({ pmid: "35000001" })], ["Noe annet. 2020.", "Eira. Annet. PMID: 35000001."])).toEqual([
    { among: "lines", at: 1 },
  ]);
});

test("two that look alike with different numbers are shown as twins, and a third is the one that has its number", () => {
  const [one, other] = [study({ doi: "10.1000/a" }), study({ doi: "10.1000/b" })];
  expect(twinsOf([one, other, other], [])).toEqual([null, { among: "list", at: 0 }, { among: "list", at: 1 }]);
  expect(areContrary(one, other)).toBe(true);
  expect(areContrary(one, study({ pmid: "1" }))).toBe(false);
});

test("a reference gets what it lacks of twins that are left out, and nothing of one that is another publication", () => {
  const one = study({ pmid: "35000001", journal: "BMJ" });
  const twin = study({ pmid: "35000001", doi: "10.1000/b", journal: "The BMJ", volume: "3" });
  expect(completedBy(one, [twin])).toEqual({ ...one, doi: twin.doi, volume: "3" });
  expect(completedBy(one, [study({ pmid: "2", doi: "10.1000/c" })])).toEqual(one);
  expect(completedBy(one, [])).toEqual(one);
});
