import { expect, test } from "vitest";
import { type ReadReferences, readNbib, readRis, twinsOf } from "../rules/index.ts";
import { readBibtex } from "./read-bibtex.ts";
import { readCsl } from "./read-csl.ts";

// What other programs write, and what of it must be there afterwards.

const ris = (...lines: string[]) => readRis(["TY  - JOUR", ...lines, "ER  - "].join("\r\n"));
const bibtex = (fields: string) => readBibtex(`@article{a, ${fields}}`);
const nbib = (...lines: string[]) => readNbib(["PMID- 1", ...lines].join("\n"));
const csl = (item: object) => readCsl(JSON.stringify([item]));
const first = ({ references }: ReadReferences) => references[0];

test.each([
  ["an en dash", "123–129", "123-129"],
  ["a dash with spaces", "123 — 129", "123-129"],
  ["a number of an article", "e1004", "e1004"],
  ["numbers of a supplement", "S12-S19", "S12-S19"],
])("pages with %s", async (_what, written, pages) => {
  expect(first(ris("TI  - En", `SP  - ${written}`))).toMatchObject({ pages });
  expect(first(nbib("TI  - En", `PG  - ${written}`))).toMatchObject({ pages });
  expect(first(csl({ title: "En", page: written }))).toMatchObject({ pages });
  expect(first(await bibtex(`title={En}, pages={${written}}`))).toMatchObject({ pages });
});

test("of several DOIs the record's own is taken, and an address before it is not", async () => {
  expect(
    first(
      ris(
        "TI  - En",
        "UR  - https://doi.org/10.1000/url",
        "DO  - https://dx.doi.org/10.1000/own.1",
        "DO  - 10.1000/other",
      ),
    ),
  ).toMatchObject({ doi: "10.1000/own.1" });
  expect(
    first(nbib("TI  - En", "LID - S0140-6736(20)1 [pii]", "LID - 10.1000/own.1 [doi]", "AID - 10.1000/other [doi]")),
  ).toMatchObject({ doi: "10.1000/own.1" });
  expect(
    first(csl({ title: "En", DOI: "https://doi.org/10.1000/own.1", URL: "https://doi.org/10.1000/url" })),
  ).toMatchObject({
    doi: "10.1000/own.1",
  });
  expect(
    first(await bibtex("title={En}, url={https://doi.org/10.1000/url}, doi={https://doi.org/10.1000/own.1}")),
  ).toMatchObject({ doi: "10.1000/own.1" });
});

test("organisations with commas and Chinese names are whole", async () => {
  expect(
    first(await bibtex("title={En}, author={{Department of Health, UK} and 王, 小明 and {Helse S{\\o}r-{\\O}st RHF}}"))
      ?.authors,
  ).toEqual([
    { family: "Department of Health, UK", given: "" },
    { family: "王", given: "小明" },
    { family: "Helse Sør-Øst RHF", given: "" },
  ]);
  expect(
    first(csl({ title: "En", author: [{ literal: "Department of Health, UK" }, { family: "王", given: "小明" }] }))
      ?.authors,
  ).toEqual([
    { family: "Department of Health, UK", given: "" },
    { family: "王", given: "小明" },
  ]);
  expect(first(nbib("TI  - En", "CN  - Department of Health, UK", "FAU - Wang, Xiaoming"))?.authors).toEqual([
    { family: "Wang", given: "Xiaoming" },
    { family: "Department of Health, UK", given: "" },
  ]);
});

test.each([
  [String.raw`{\"U}ber M{\"u}ller \& S{\o}nner`, "Über Müller & Sønner"],
  [String.raw`Bl{\aa}b{\ae}r i \AA s og \'Etude`, "Blåbær i Ås og Étude"],
  [String.raw`{Na}$^{+}$ og H$_2$O i 50\% l{\o}sning`, "Na⁺ og H₂O i 50% løsning"],
  [String.raw`Gar\c{c}on \~nandu \v{S}koda {\ss}`, "Garçon ñandu Škoda ß"],
  ["{{DNA}} and {RNA}: a ``quoted'' word -- and more", "DNA and RNA: a “quoted” word – and more"],
])("LaTeX: %s", async (written, title) => {
  expect(first(await bibtex(`title={${written}}`))?.title).toBe(title);
});

test("fields without a word, no year, and a title of 3,000 letters", async () => {
  const empty = { authors: [], date: "", journal: "", volume: "", issue: "", pages: "", doi: "", pmid: "" };
  expect(first(ris("TI  - En", "AU  - ", "PY  - ", "JF  -", "DO  - "))).toEqual({ title: "En", ...empty });
  expect(first(nbib("TI  - En", "FAU - ", "DP  - ", "JT  - "))).toEqual({ title: "En", ...empty, pmid: "1" });
  expect(first(csl({ title: "En", author: [], issued: {}, page: "" }))).toEqual({ title: "En", ...empty });
  expect(first(await bibtex("title={En}, author={}, year={}, journal={}"))).toEqual({ title: "En", ...empty });
  for (const read of [ris(`TI  - ${"ord ".repeat(750)}`), await bibtex(`title={${"ord ".repeat(750)}}`)])
    expect(first(read)?.title.length).toBeLessThanOrEqual(1_000);
});

test("the same study in four formats is seen to be one", async () => {
  const title = "Fallforebygging & trening: en oversikt";
  const all = [
    ris(`TI  - ${title}`, "AU  - Hansen, Kari", "PY  - 2021", "DO  - 10.1000/FALL"),
    nbib(`TI  - ${title}`, "FAU - Hansen, Kari", "DP  - 2021 Mar", "LID - 10.1000/fall [doi]"),
    csl({ title, DOI: "https://doi.org/10.1000/fall" }),
    await bibtex(String.raw`title={Fallforebygging \& trening: en oversikt}, doi={10.1000/Fall}`),
  ].flatMap(({ references }) => references);
  expect(all).toHaveLength(4);
  expect(twinsOf(all, [])).toEqual([null, ...[1, 2, 3].map(() => ({ among: "list", at: 0 }))]);
});
