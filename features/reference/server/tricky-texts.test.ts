import { expect, test } from "vitest";
import {
  type ReadReferences,
  readEndnote,
  readNbib,
  readOvid,
  readRis,
  referenceFormatOf,
  twinsOf,
  unreadFormat,
} from "../rules/index.ts";
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

test("exponents and indexes of a title are no plain digits", async () => {
  const title = "A <i>b</i> 10<sup>9</sup>/L og CO<sub>2</sub>";
  for (const read of [ris(`TI  - ${title}`), nbib(`TI  - ${title}`), csl({ title })])
    expect(first(read)?.title).toBe("A b 10⁹/L og CO₂");
});

test("two records with one title are two, or are refused, and never one", () => {
  const two = (title: string, ...tags: readonly [string, string]) =>
    `${title}Erratum\n${tags[0]}2020\n\n${title}Erratum\n${tags[0]}2021\n`;
  expect(readRis(two("TI  - ", "PY  - ", "")).references.map(({ date }) => date)).toEqual(["2020", "2021"]);
  expect(readNbib(two("TI  - ", "DP  - ", "")).references.map(({ date }) => date)).toEqual(["2020", "2021"]);
  expect(readEndnote(two("%T ", "%D ", "")).references.map(({ date }) => date)).toEqual(["2020", "2021"]);
  expect(readOvid(two("TI  - ", "YR  - ", "")).references.length).not.toBe(1);
  const run = readRis(two("TI  - ", "PY  - ", "").replaceAll("\n\n", "\n"));
  expect([run.references, run.problems.map(({ kind }) => kind)]).toEqual([
    [],
    expect.arrayContaining(["RecordsMixed"]),
  ]);
});

test("a wrapped line that begins like a tag belongs to the line before it", () => {
  const title = "Effects of IL-6 inhibition";
  const wrapped = (tag: string) => `${tag}Effects of\nIL-6 inhibition`;
  expect(first(readRis(`TY - JOUR\n${wrapped("TI - ")}\nPY - 2021\nER - `))?.title).toBe(title);
  expect(first(readNbib(`PMID- 1\n${wrapped("TI  - ")}\nDP  - 2020`))?.title).toBe(title);
  expect(first(readNbib(`PMID- 1\n${wrapped("TI - ")}\nDP - 2020`))?.title).toBe(title);
  expect(first(readRis("TY-JOUR\nTI-Effects\nPY-2021\nER-"))).toMatchObject({ title: "Effects", date: "2021" });
});

test("the day on which somebody opened a page is no date, and is named; a day with a named month is whole", () => {
  const read = ris("TI  - En", "PY  - Accessed 12.03.2024");
  expect([first(read)?.date, read.problems.map(({ kind }) => kind)]).toEqual(["", ["DateNotRead"]]);
  expect(first(ris("TI  - En", "PY  - 2020/Jan/05"))?.date).toBe("2020-01-05");
});

test.each([
  [[{ family: "Hansen", given: "K" }, null], ["Hansen"], 1],
  ["Hansen, K", ["Hansen"], 0],
  [["Hansen, K", "Berg, P"], ["Hansen", "Berg"], 0],
  [{ family: "Hansen", given: "K" }, ["Hansen"], 0],
  [[{ family: "Hansen" }, 7, {}], ["Hansen"], 2],
])("of odd authors those that can be read are kept, and the others are named: %j", (author, families, lost) => {
  const read = csl({ title: "En", author });
  expect(first(read)?.authors.map(({ family }) => family)).toEqual(families);
  expect(read.problems.map(({ kind }) => kind)).toEqual(Array.from({ length: lost }, () => "PartNotKept"));
});

test.each([
  [{ "date-parts": [[2020, "Mar"]] }, "2020-03"],
  [{ "date-parts": ["2020"] }, "2020"],
  [{ "date-parts": [["2020", "3", "1"]] }, "2020-03-01"],
  [{ year: 2020 }, "2020"],
  ["2020-03-01", "2020-03-01"],
  [2020, "2020"],
  [{ raw: "3 March 2020" }, "2020-03"],
])("a date of CSL is read as programs write it: %j", (issued, date) => {
  expect(csl({ title: "En", issued })).toMatchObject({ references: [{ date }], problems: [] });
});

test("a date of CSL that cannot be read is named", () => {
  expect(csl({ title: "En", issued: { "date-parts": [["i går"]] } }).problems.map(({ kind }) => kind)).toEqual([
    "DateNotKnown",
  ]);
});

test.each(["\n".repeat(200_000), " ".repeat(200_000), "\n 1".repeat(60_000), "FN \n".repeat(40_000)])(
  "a long text of white space is looked through in a moment: %#",
  (text) => {
    const from = performance.now();
    referenceFormatOf(`${text}x`);
    unreadFormat(`${text}x`);
    expect(performance.now() - from).toBeLessThan(1_000);
  },
);
