import fc from "fast-check";
import { expect, test } from "vitest";
import { doiIn, MAX_REFERENCES, type Reference } from "../rules/index.ts";
import { readBibtex } from "./read-bibtex.ts";

const ARTICLE = String.raw`@article{hansen2021,
  author  = {Hansen, Kari Marie and van der Berg, Peter and {\AA}s, Bj{\o}rn and others},
  title   = "The {DNA} of \textit{invented} p{\aa}standen",
  journal = {Journal of Examples},
  year    = 2021,
  month   = mar,
  volume  = {12}, number = 3, pages = {45--67},
  doi     = {https://doi.org/10.1000/example.2021.45},
  pmid    = {12345678},
}`;

const hansen: Reference = {
  authors: [
    { family: "Hansen", given: "Kari Marie" },
    { family: "van der Berg", given: "Peter" },
    { family: "Ås", given: "Bjørn" },
  ],
  title: "The DNA of invented påstanden",
  date: "2021-03",
  journal: "Journal of Examples",
  volume: "12",
  issue: "3",
  pages: "45-67",
  doi: doiIn("10.1000/example.2021.45"),
  pmid: "12345678",
};

test("an article is read, without those whom 'and others' stands for", async () => {
  expect(await readBibtex(ARTICLE)).toEqual({ references: [hansen], problems: [] });
  expect(await readBibtex(`\ufeff% exported\r\n${ARTICLE.replaceAll("\n", "\r\n")}`)).toEqual({
    references: [hansen],
    problems: [],
  });
});

test("BibLaTeX's names of fields, definitions and organisations are read", async () => {
  const { references, problems } = await readBibtex(`@string{jx = {Journal of X}}
@comment{nothing here}
@article{fhi, author = {{Folkehelseinstituttet}}, title = {Invented}, journaltitle = jx, date = {2020-05-03}, note = {PMID: 55}}
@book{b, editor = {Olsen, Per}, title = {A book}, publisher = {Forlaget}, year = {ca. 1999}}`);
  expect(problems).toEqual([]);
  expect(references[0]).toMatchObject({
    authors: [{ family: "Folkehelseinstituttet", given: "" }],
    journal: "Journal of X",
    date: "2020-05-03",
    pmid: "55",
  });
  expect(references[1]).toMatchObject({
    authors: [{ family: "Olsen", given: "Per" }],
    journal: "Forlaget",
    date: "1999",
  });
});

test("an entry that is not closed takes no other with it", async () => {
  const { references, problems } = await readBibtex(
    `Hei\n@string{broken = {x\n@article{x, title = {Not closed\n\n${ARTICLE}\n@misc{y, year = 2020}`,
  );
  expect(references).toEqual([hansen]);
  expect(problems).toEqual([
    { kind: "LinesNotRead", line: 1, text: "Hei" },
    { kind: "EntryNotRead", line: 3, text: "@article{x, title = {Not closed" },
    { kind: "RecordWithoutTitle", line: 15 },
  ]);
});

test("an entry is read on the line of a definition or a comment too", async () => {
  const { references, problems } = await readBibtex(
    '@string{jx = "Journal of X"} @comment{hei} @article{a, title = {First}, journal = jx} @article{b, title = {Second}}',
  );
  expect(references).toMatchObject([{ title: "First", journal: "Journal of X" }, { title: "Second" }]);
  expect(problems).toEqual([]);
});

test("a date without a year is said, and its reference is read", async () => {
  const { references, problems } = await readBibtex("@book{a, title = {A}, year = {n.d.}}\n@book{b, title = {B}}");
  expect(references).toMatchObject([
    { title: "A", date: "" },
    { title: "B", date: "" },
  ]);
  expect(problems).toEqual([{ kind: "DateNotRead", line: 1, text: "n.d." }]);
});

test("at most 200 entries are read, and the others are counted", async () => {
  const { references, problems } = await readBibtex(`${ARTICLE}\n`.repeat(MAX_REFERENCES + 5));
  expect(references).toHaveLength(MAX_REFERENCES);
  expect(problems).toEqual([{ kind: "TooMany", limit: MAX_REFERENCES, found: MAX_REFERENCES + 5 }]);
});

const pieces = fc.constantFrom(
  "@article{",
  "@string{",
  "a,",
  "title=",
  "author",
  "{",
  "}",
  '"',
  "#",
  "\\",
  "$",
  "%",
  "and",
  "\n",
  "@",
  "(",
  "year=2021",
  "date={2020/2021}",
);

test("any text is read without a fault", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 30 }), async (given) => {
      const { references, problems } = await readBibtex(given.join(" "));
      expect(references.length + problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
