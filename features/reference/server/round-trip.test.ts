import { expect, test } from "vitest";
import { trickyReferences } from "../../../test/builders/tricky-references.ts";
import { cslOf, referenceFormatOf, writeBibtex } from "../rules/index.ts";
import { readBibtex } from "./read-bibtex.ts";
import { readCsl } from "./read-csl.ts";

test("a hundred tricky references written as CSL-JSON are read again as they were", () => {
  const text = JSON.stringify(cslOf(trickyReferences));
  expect(referenceFormatOf(text)).toBe("csl");
  expect(readCsl(text)).toEqual({ references: trickyReferences, problems: [] });
});

test("a hundred tricky references written as BibTeX are read again as they were", async () => {
  const text = writeBibtex(trickyReferences);
  expect(referenceFormatOf(text)).toBe("bibtex");
  // BibTeX has no day of a date.
  const references = trickyReferences.map((each) => ({ ...each, date: each.date.slice(0, 7) }));
  expect(await readBibtex(text)).toEqual({ references, problems: [] });
});

test("what is no list of references is told, and takes nothing down", () => {
  expect(readCsl("[{").problems.map(({ kind }) => kind)).toEqual(["NoReferences", "EntryNotRead"]);
  expect(readCsl('[1, {"title": ""}, {"title": "En", "issued": {"date-parts": [["2021", 3]]}}]')).toMatchObject({
    references: [{ title: "En", date: "2021-03" }],
    problems: [
      { kind: "ItemWithoutTitle", number: 1 },
      { kind: "ItemWithoutTitle", number: 2 },
    ],
  });
});
