import { expect, test } from "vitest";
import {
  citationOf,
  doiIn,
  evidenceFrom,
  MAX_REFERENCES,
  type Reference,
  readNbib,
  readRis,
  referenceFormatOf,
  twinsOf,
} from "./index.ts";
import { isoFromWritten } from "./written-date.ts";

const RIS = `TY  - JOUR
AU  - Hansen, Kari Marie
AU  - van der Berg, P.
TI  - Effect of an invented method on <i>invented</i> patients &amp; others
T2  - Journal of Examples
PY  - 2021/03/15/
VL  - 12
IS  - 3
SP  - 45
EP  - 67
DO  - https://doi.org/10.1000/Example.2021.45
KW  - invented
N1  - PMID: 12345678
ER  - 
`;

const hansen: Reference = {
  authors: [
    { family: "Hansen", given: "Kari Marie" },
    { family: "van der Berg", given: "P." },
  ],
  title: "Effect of an invented method on invented patients & others",
  date: "2021-03-15",
  journal: "Journal of Examples",
  volume: "12",
  issue: "3",
  pages: "45-67",
  doi: doiIn("10.1000/Example.2021.45"),
  pmid: "12345678",
};

const NBIB = `
PMID- 12345678
OWN - NLM
DP  - 2021 Mar 15
TI  - Effect of an invented method on invented
      patients & others
PG  - 45-67
LID - 10.1000/Example.2021.45 [doi]
AB  - One line of the summary.
      TI  - is not a title here.
FAU - Hansen, Kari Marie
AU  - Hansen KM
FAU - van der Berg, P.
AU  - van der Berg P
JT  - Journal of Examples
VI  - 12
IP  - 3
AID - S0000-0000(21)00000-0 [pii]

PMID- 87654321
TI  - An article with short names only
DP  - 2020 Winter
AU  - Olsen P
CN  - The Invented Study Group
TA  - J Ex
`;

test("a RIS record is read with all its parts", () => {
  expect(readRis(RIS)).toEqual({ references: [hansen], problems: [] });
});

test("a PubMed text is read with wrapped lines, and full names before short ones", () => {
  const { references, problems } = readNbib(NBIB);
  expect(problems).toEqual([]);
  expect(references[0]).toEqual(hansen);
  expect(references[1]).toMatchObject({
    authors: [
      { family: "Olsen", given: "P" },
      { family: "The Invented Study Group", given: "" },
    ],
    date: "2020",
    journal: "J Ex",
    pmid: "87654321",
  });
});

test.each([
  ["a byte order mark", `\ufeff${RIS}`],
  ["Windows line ends", RIS.replaceAll("\n", "\r\n")],
  ["old Macintosh line ends", RIS.replaceAll("\n", "\r")],
  ["one space before each dash", RIS.replaceAll("  - ", " - ")],
  ["no space before each dash", RIS.replaceAll("  - ", "- ")],
  ["empty lines between all lines", RIS.replaceAll("\n", "\n\n")],
  ["a missing end", RIS.replace("ER  - \n", "")],
  ["an end without a space", RIS.replace("ER  - ", "ER  -")],
  ["a missing start", RIS.replace("TY  - JOUR\n", "")],
  ["a wrapped title", RIS.replace("method on", "method\n      on")],
  ["a wrapped line that looks like a tag", RIS.replace("KW  - invented", "AB  - patients had a\nCT - scan")],
  [
    "a short year and the whole date beside it",
    RIS.replace("2021/03/15/", "2021").replace("KW  - invented", "DA  - 2021/03/15"),
  ],
  ["spaces before each line", RIS.replaceAll(/^/gm, "  ")],
])("a RIS text with %s gives the same reference", (_, text) => {
  expect(readRis(text)).toEqual({ references: [hansen], problems: [] });
});

test("a record whose end is missing stops where the next one starts", () => {
  const { references } = readRis(RIS.replace("ER  - \n", "") + RIS.replace("Hansen", "Olsen"));
  expect(references.map(({ authors }) => authors[0]?.family)).toEqual(["Hansen", "Olsen"]);
});

test("what cannot be read is told by its line, and the rest is read", () => {
  const text = `Eksport fra en database\nmed to linjer\n${RIS}TY  - JOUR\nAU  - Olsen, P\nER  - \n${RIS.replace("2021/03/15/", "in press")}slutt`;
  const { references, problems } = readRis(text);
  expect(references).toHaveLength(2);
  expect(problems).toEqual([
    { kind: "LinesNotRead", line: 1, text: "Eksport fra en database med to linjer" },
    { kind: "LinesNotRead", line: 34, text: "slutt" },
    { kind: "RecordWithoutTitle", line: 17 },
    { kind: "DateNotRead", line: 20, text: "in press" },
  ]);
});

test("a text without references says so", () => {
  for (const read of [readRis, readNbib])
    expect(read("Kjære kollega").problems).toEqual([
      { kind: "NoReferences" },
      { kind: "LinesNotRead", line: 1, text: "Kjære kollega" },
    ]);
});

test("at most 200 references are read, and the others are counted", () => {
  const { references, problems } = readRis(RIS.repeat(203));
  expect(references).toHaveLength(MAX_REFERENCES);
  expect(problems).toEqual([{ kind: "TooMany", limit: MAX_REFERENCES, found: 203 }]);
});

test("the number of PubMed is taken from where it is certain", () => {
  const record = (lines: string) => readRis(`TY  - JOUR\nTI  - T\n${lines}\nER  - \n`).references[0]?.pmid;
  expect(record("AN  - 12345678\nDB  - PubMed")).toBe("12345678");
  expect(record("AN  - 12345678\nDB  - Embase")).toBe("");
  expect(record("UR  - https://pubmed.ncbi.nlm.nih.gov/12345678/")).toBe("12345678");
  expect(record("AN  - PMID:12345678")).toBe("12345678");
});

test("the format is seen by how records start", () => {
  expect(referenceFormatOf(RIS)).toBe("ris");
  expect(referenceFormatOf(`\ufeff${NBIB}`)).toBe("nbib");
  expect(referenceFormatOf("% comment\n@article{key,\n title={A}}")).toBe("bibtex");
  expect(referenceFormatOf("Hansen K. Title. 2021.")).toBeNull();
});

test.each([
  ["2021", "2021"],
  ["2021///", "2021"],
  ["2021/03/15/", "2021-03-15"],
  ["2021-03", "2021-03"],
  ["2021 Mar 15", "2021-03-15"],
  ["2021 Mar-Apr", "2021-03"],
  ["2021 Winter", "2021"],
  ["March 2021", "2021-03"],
  ["mai 2021", "2021-05"],
  ["20210315", "2021-03-15"],
  ["15.03.2021", "2021-03-15"],
  ["2021/02/30", "2021-02"],
  ["2021/13/01", "2021"],
  ["in press", null],
  ["0021", null],
])("the date %s is %s", (written, iso) => {
  expect(isoFromWritten(written)).toBe(iso);
});

test("the citation holds all that is known of the reference, and nothing of what is not", () => {
  expect(citationOf(hansen)).toBe(
    "Hansen KM, van der Berg P. Effect of an invented method on invented patients & others. Journal of Examples. 2021;12(3):45-67. doi:10.1000/Example.2021.45. PMID: 12345678.",
  );
  const nothing = {
    authors: [],
    title: "Is it so?",
    date: "",
    journal: "",
    volume: "",
    issue: "",
    pages: "",
    doi: doiIn(""),
  };
  expect(citationOf({ ...nothing, pmid: "" })).toBe("Is it so?");
  const many = Array.from({ length: 9 }, (_, at) => ({ family: `Navn${at}`, given: "A" }));
  expect(citationOf({ ...hansen, authors: many })).toMatch(/^Navn0 A, .*Navn5 A mfl\. Effect/);
});

const named = (family: string, date: string): Reference => ({ ...hansen, authors: [{ family, given: "K" }], date });
const shortIds = (references: readonly Reference[], taken: string[] = []) =>
  evidenceFrom(references, taken).map(({ shortId }) => shortId);

test("the short id is the first author and the year, with letters where several would be the same", () => {
  expect(shortIds([named("Hansen", "2021-03"), named("Olsen", "2020")])).toEqual(["Hansen 2021", "Olsen 2020"]);
  expect(shortIds([named("Hansen", "2021"), named("Olsen", "2021"), named("Hansen", "2021")])).toEqual([
    "Hansen 2021a",
    "Olsen 2021",
    "Hansen 2021b",
  ]);
  expect(shortIds([named("Hansen", "2021")], ["hansen 2021"])).toEqual(["Hansen 2021b"]);
  expect(shortIds([named("Hansen", "2021")], ["Hansen 2021", "Hansen 2021b"])).toEqual(["Hansen 2021c"]);
  expect(shortIds([named("Hansen", "2021")], ["Hansen 2021a", "Hansen 2021b"])).toEqual(["Hansen 2021c"]);
  expect(shortIds([named("Hansen", "")], ["Hansensen"])).toEqual(["Hansen"]);
  expect(shortIds([named("Hansen", "")])).toEqual(["Hansen"]);
  expect(shortIds([{ ...hansen, authors: [] }])).toEqual([
    "Effect of an invented method on invented patients & others 2021",
  ]);
});

test("the date of a row is Norwegian, as far as it is known", () => {
  const dates = evidenceFrom(["2021-03-15", "2021-03", "2021", ""].map((date) => named("Hansen", date)));
  expect(dates.map(({ date }) => date)).toEqual(["15.03.2021", "03.2021", "2021", ""]);
});

/** Whether each seems to be there already. */
const seemSeenBefore = (...given: Parameters<typeof twinsOf>) => twinsOf(...given).map((twin) => twin !== null);

test("a reference that is there already is seen by its DOI, its number at PubMed or its title", () => {
  const other = { ...hansen, title: "Quite another title of an article", doi: doiIn("10.1000/other"), pmid: "" };
  expect(seemSeenBefore([hansen, other, { ...hansen, title: "Corrected" }], [])).toEqual([false, false, true]);
  expect(seemSeenBefore([hansen, other], [citationOf(hansen)])).toEqual([true, false]);
  expect(seemSeenBefore([{ ...other, doi: doiIn("") }], ["Hansen K. Quite another TITLE of an article! 2021"])).toEqual(
    [true],
  );
});

test("where it is, is said: in which line, or which reference before it", () => {
  const other = { ...hansen, title: "Quite another title of an article", doi: doiIn("10.1000/other"), pmid: "" };
  const lines = ["Something else. 2020.", citationOf(other)];
  expect(twinsOf([hansen, other, hansen, other], lines)).toEqual([
    null,
    { among: "lines", at: 1 },
    { among: "list", at: 0 },
    { among: "list", at: 1 },
  ]);
});

test("a reference is not taken for another with a longer DOI, or with the same title by other people in another year", () => {
  const line = citationOf({ ...hansen, doi: doiIn("10.1000/xyz1"), pmid: "" });
  expect(
    seemSeenBefore([{ ...hansen, title: "Another article altogether", doi: doiIn("10.1000/xyz") }], [line]),
  ).toEqual([false]);
  const undated = { ...hansen, doi: doiIn(""), pmid: "" };
  expect(seemSeenBefore([undated], [line])).toEqual([true]);
  expect(seemSeenBefore([{ ...undated, date: "2009" }], [line])).toEqual([false]);
  expect(seemSeenBefore([{ ...undated, authors: [{ family: "Olsen", given: "O" }] }], [line])).toEqual([false]);
  const short = { ...undated, title: "Light at night" };
  expect(seemSeenBefore([short], [citationOf(short)])).toEqual([true]);
  expect(seemSeenBefore([{ ...short, date: "", authors: [] }], [citationOf(short)])).toEqual([false]);
});
