import { beforeEach, expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

let author: Browser;
let table: number;
let literature: number;
let other: number;

const { server } = await serverForFile();
beforeEach(async () => {
  const assessment = await anAssessment(server.db, { opened: true });
  author = await seatedAs(server, ...assessment.seats.map(({ id }) => id));
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const numberOf = (kind: string) => items.find(({ blockType }) => blockType === kind)?.contentId ?? 0;
  table = numberOf("EvidenceTable");
  literature = numberOf("LiteratureSearch");
  other = numberOf("TextEditor");
});

const read = (text: unknown, block = table) => author.post(`/api/schema/ReadReferences/${block}`, { text });

const RIS = "TY  - JOUR\nAU  - Hansen, Kari\nTI  - Eksempelstudien\nPY  - 2021\nDO  - 10.1000/x\nER  - \n";
const NBIB = "PMID- 123\nTI  - Eksempelstudien\nDP  - 2021\nFAU - Hansen, Kari\nLID - 10.1000/x [doi]\n";
const BIBTEX =
  "@article{a, author={Hansen, Kari}, title={Eksempelstudien}, year=2021, doi={10.1000/x}}\n@article{b, title={";

test.each([
  ["RIS", RIS, []],
  ["PubMed's format", NBIB, []],
  ["BibTeX", BIBTEX, [{ kind: "EntryNotRead", line: 2, text: "@article{b, title={" }]],
])("references in %s are read, and what could not be read is told", async (_format, text, problems) => {
  const answer = await read(text);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    references: [
      { authors: [{ family: "Hansen", given: "Kari" }], title: "Eksempelstudien", date: "2021", doi: "10.1000/x" },
    ],
    problems,
  });
});

test("a text of another kind is no fault", async () => {
  for (const text of ["", "Hansen K. Eksempelstudien. 2021.", "\u0000\ud800"])
    expect(await (await read(text)).json()).toEqual({ references: [], problems: [{ kind: "UnknownFormat" }] });
});

test("Ovid's tagged text is two references, and a format that is not read is named", async () => {
  const ovid = (number: number) =>
    `<${number}. >\nVN  - Ovid Technologies\nTI  - Studie ${number}\nSO  - J. 1 (2) (pp 3-4), 2021.\nAU  - Eira A.M.\nIS  - 1234-5678\n\n`;
  expect(await (await read(ovid(1) + ovid(2))).json()).toMatchObject({
    references: [
      { title: "Studie 1", authors: [{ family: "Eira", given: "A.M." }], issue: "2" },
      { title: "Studie 2" },
    ],
    problems: [],
  });
  expect(await (await read("FN Clarivate Analytics Web of Science\nVR 1.0\nPT J\nAU Hansen, K\nER\n")).json()).toEqual({
    references: [],
    problems: [{ kind: "OtherFormat", format: "wos" }],
  });
});

test("a text may be as long as a call may be", async () => {
  expect((await read("a\n".repeat(300_000))).status).toBe(200);
  expect((await read("a".repeat(1_000_001))).status).toBe(400);
  expect((await read("a".repeat(1_100_000))).status).toBe(413);
  expect((await read({})).status).toBe(400);
});

test("for an evidence table and for a block of searches, and no other", async () => {
  expect((await read(RIS, literature)).status).toBe(200);
  expect((await read(RIS, other)).status).toBe(404);
  expect((await read(RIS, 999_999)).status).toBe(404);
});
