import fc from "fast-check";
import { expect, test } from "vitest";
import { trickyReferences } from "../../../test/builders/tricky-references.ts";
import {
  citationOf,
  cslOf,
  doiIn,
  linkedCitation,
  type ReadReferences,
  readNbib,
  readRis,
  referenceFrom,
  writeBibtex,
  writeNbib,
  writeRis,
} from "./index.ts";

const forms: Readonly<Record<string, (given: typeof trickyReferences) => ReadReferences>> = {
  ris: (given) => readRis(writeRis(given)),
  nbib: (given) => readNbib(writeNbib(given)),
};

test.each(Object.keys(forms))("a hundred tricky references written as %s are read again as they were", (form) => {
  expect(trickyReferences).toHaveLength(100);
  expect(forms[form]?.(trickyReferences)).toEqual({ references: trickyReferences, problems: [] });
});

test("a line that we wrote is taken apart again; of any other the whole is the title, and the numbers in it are found", () => {
  const reference = {
    authors: [
      { family: "Hansen", given: "KM" },
      { family: "Helse Sør", given: "" },
    ],
    title: "Fall: hva hjelper? En oversikt",
    date: "2021",
    journal: "Tidsskr Nor Legeforen",
    volume: "12",
    issue: "3",
    pages: "45-67",
    doi: doiIn("10.1000/x1"),
    pmid: "123",
  };
  expect(referenceFrom(citationOf(reference))).toEqual(reference);
  const page = { ...reference, pmid: "", doi: doiIn(""), url: "https://www.helsedirektoratet.no/slag?del=1" };
  expect(referenceFrom(citationOf(page))).toEqual(page);
  expect(linkedCitation(page).at(-1)).toEqual({ text: page.url, href: page.url });
  for (const written of [writeRis([page]), writeBibtex([page]), JSON.stringify(cslOf([page]))])
    expect(written).toContain(page.url);
  expect(referenceFrom("Se rapporten fra 2019, https://doi.org/10.1000/abc")).toMatchObject({
    authors: [],
    title: "Se rapporten fra 2019,",
    date: "2019",
    doi: "10.1000/abc",
  });
});

test("reading what anybody may have written never throws, and always has a title", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("A", "a", ".", " ", ";", "(", "2021", ":", "-", ",") }), (line) => {
      const { title } = referenceFrom(`x${line}`);
      expect(title).not.toBe("");
    }),
  );
});
