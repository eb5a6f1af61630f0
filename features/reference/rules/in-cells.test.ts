import { expect, test } from "vitest";
import { trickyReferences } from "../../../test/builders/tricky-references.ts";
import { cellsOfReference, referenceOf } from "./index.ts";

test("a hundred tricky references put into cells are the same when they are taken out", () => {
  expect(trickyReferences.map((each) => referenceOf(cellsOfReference(each)))).toEqual(trickyReferences);
});

test("an author stands on a line as people write it; an organisation keeps its comma", () => {
  const authors = [
    { family: "Hansen", given: "Kari Marie" },
    { family: "Department of Health, UK", given: "" },
  ];
  const cells = cellsOfReference({ ...referenceOf({ title: "En" }), authors });
  expect(cells.authors).toBe("Hansen, Kari Marie\n{Department of Health, UK}");
  expect(referenceOf(cells).authors).toEqual(authors);
});

test("cells that say nothing, or no number, are empty", () => {
  expect(referenceOf({ title: " En <i>tittel</i> ", doi: "finnes ikke", pmid: "x" })).toMatchObject({
    authors: [],
    title: "En tittel",
    doi: "",
    pmid: "",
  });
});
