import { beforeEach, expect, test } from "vitest";
import { readNbib, readRis, writeRis } from "../../features/reference/rules/index.ts";
import { readBibtex } from "../../features/reference/server/read-bibtex.ts";
import { readCsl } from "../../features/reference/server/read-csl.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { trickyReferences } from "../builders/tricky-references.ts";
import { detailsOf, everyItem, fillMandatory } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;
let block: number;

const { server } = await serverForFile();
const literature = async () => {
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const found = items.find(({ blockType }) => blockType === "LiteratureSearch");
  if (!found) throw new Error("the template has no literature search");
  return found;
};
beforeEach(async () => {
  assessment = await anAssessment(server.db, { opened: true });
  author = await seatedAs(server, ...assessment.seats.map(({ id }) => id));
  block = (await literature()).contentId;
});

const call = async (name: "Create" | "Update" | "Delete", body: object, by = author) => {
  const answer = await by.post(`/api/schema/${name}Reference`, body);
  return { status: answer.status, body: await answer.json() };
};
const created = async (given: object): Promise<{ id: number; rev: number }> => {
  const answer = await call("Create", { id: block, ...given });
  expect(answer.status).toBe(200);
  return answer.body;
};

test("a reference is stored cleaned, with its date as ISO, and stands beside the searches on the wire", async () => {
  const { id } = await created({
    title: " Fall\n<i>hjemme</i> ",
    authors: "Hansen, Kari\nHelse Sør",
    date: "15.03.2021",
    doi: "https://doi.org/10.1000/X1",
    pmid: "123",
    ukjent: "x",
  });
  const rest = { journal: "", volume: "", issue: "", pages: "" };
  expect((await literature()).properties).toMatchObject({
    references: [
      {
        id,
        ownerId: block,
        title: "Fall hjemme",
        authors: "Hansen, Kari\nHelse Sør",
        date: "2021-03-15",
        doi: "10.1000/X1",
        pmid: "123",
        rev: 1,
        ...rest,
      },
    ],
    itemsA: [],
  });
});

test("no title, and what is no date, DOI or PMID, are refused by name; an empty cell is allowed", async () => {
  const broken = await call("Create", { id: block, authors: "Hansen, Kari", date: "snart", doi: "x", pmid: "x" });
  expect(broken.status).toBe(422);
  expect(broken.body.fields.map(({ path, kind }: { path: string; kind: string }) => `${path} ${kind}`)).toEqual([
    "title ReferenceTitleRequired",
    "date DateNotKnown",
    "doi NotADoi",
    "pmid NotAPmid",
  ]);
  const { id } = await created({ title: "En", doi: "10.1000/x" });
  expect((await call("Update", { id, doi: "" })).body).toMatchObject({
    cells: { title: "En", doi: "" },
    written: ["doi"],
  });
  expect((await call("Update", { id, title: " " })).status).toBe(422);
});

test("a DOI is stored whole, and without what is not of it", async () => {
  const sici = "10.1002/(SICI)1097-0258(19980415/15)17:7<661::AID-SIM794>3.0.CO;2-R";
  const { id } = await created({ title: "En", doi: sici });
  expect((await literature()).properties).toMatchObject({ references: [{ id, doi: sici }] });
  expect(
    (await call("Update", { id, doi: "https://www.nejm.org/doi/full/10.1056/NEJMoa1?query=x" })).body,
  ).toMatchObject({
    cells: { doi: "10.1056/NEJMoa1" },
  });
});

test("cells are merged: what another has written meanwhile stays, and one cell of two is a conflict", async () => {
  const { id } = await created({ title: "En", journal: "BMJ" });
  expect((await call("Update", { id, title: "To", rev: 1 })).status).toBe(200);
  expect((await call("Update", { id, journal: "Lancet", rev: 1 })).status).toBe(200);
  expect(await call("Update", { id, title: "Tre", rev: 1 })).toMatchObject({
    status: 409,
    body: { current: { cells: { title: "To", journal: "Lancet" }, columns: ["title"] } },
  });
});

test("a deleted reference is listed as one and comes back; it is no search, and a search is no reference", async () => {
  const { id } = await created({ title: "En" });
  const search = {
    id: block,
    section: "B",
    searchType: "DB",
    source: "MEDLINE",
    date: "2026-03-01",
    numberOfSearchHits: 1,
  };
  const made = await (await author.post("/api/schema/CreateLiteratureSearchItem", search)).json();
  expect((await author.post("/api/schema/DeleteLiteratureSearchItem", { id })).status).toBe(404);
  expect((await call("Delete", { id: made.id })).status).toBe(404);
  expect((await call("Delete", { id })).status).toBe(200);
  expect((await author.post("/api/schema/DeleteLiteratureSearchItem", { id: made.id })).status).toBe(200);
  const deleted = await (await author.get(`/api/schema/DeletedItems/${block}`)).json();
  expect(deleted).toMatchObject([
    { kind: "literature", id: made.id, what: "MEDLINE" },
    { kind: "reference", id, what: "En" },
  ]);
  const restored = await author.post("/api/schema/Restore", { kind: "reference", id, pageId: assessment.number });
  expect(restored.status).toBe(200);
  expect((await literature()).properties.references).toMatchObject([{ id, title: "En" }]);
});

test("references do not fill a mandatory block, and nobody without a seat adds one", async () => {
  await created({ title: "En" });
  const { contentGuid } = await literature();
  const { missing } = await detailsOf(author, assessment.number);
  expect(missing.map((each) => each.contentGuid)).toContain(contentGuid);
  const stranger = aBrowser(server);
  expect((await call("Create", { id: block, title: "En" }, stranger)).status).toBe(401);
});

test("a hundred tricky references are published, and leave in every form as they came", async () => {
  const { db } = server;
  const given = trickyReferences;
  await fillMandatory(server, author, assessment.number);
  for (const [at, each] of given.entries()) {
    const { authors, ...texts } = each;
    const lines = authors.map(({ family, given: own }) => (own === "" ? family : `${family}, ${own}`));
    const cells = JSON.stringify({ ...texts, authors: lines.join("\n") });
    await db
      .insertInto("block_row")
      .values({ assessment: assessment.number, owner: block, part: "references", position: at + 10, cells, revs: "{}" })
      .execute();
  }
  const publication = await published();
  const asked = async (form: string) => (await aBrowser(server).get(`/api/publications/${publication}/${form}`)).text();
  // Readers are led to them also where no evidence table has a study.
  const view = await (await aBrowser(server).get(`/api/assessments/${assessment.number}`)).text();
  expect(view).toContain(`/api/publications/${publication}/references.ris`);
  // Those with the same DOI, or the same title, author and year, are the same reference: each leaves once.
  const once = readRis(await asked("references.ris")).references;
  expect(once).toEqual(readRis(writeRis(once)).references);
  for (const each of once) expect(given).toContainEqual(each);
  const dois = new Set(given.flatMap(({ doi }) => (doi === "" ? [] : [doi.toLowerCase()])));
  expect(new Set(once.flatMap(({ doi }) => (doi === "" ? [] : [doi.toLowerCase()])))).toEqual(dois);
  expect(readNbib(await asked("references.nbib")).references).toEqual(once);
  expect(readCsl(await asked("references.json")).references).toEqual(once);
  expect((await readBibtex(await asked("references.bib"))).references.map(({ title }) => title)).toEqual(
    once.map(({ title }) => title),
  );
  const page = await (await aBrowser(server).get(`/vurdering/?id=${assessment.number}&print=true`)).text();
  expect(page).toContain("https://doi.org/10.1000/182");
});

/** Sent and published; the number of the publication. */
async function published(): Promise<number> {
  await sendIn(author, assessment.number);
  const editor = await signedInAs(server, "redaktor");
  expect((await atDesk(editor, assessment.number, "publish", { note: "Første" })).status).toBe(200);
  const row = server.db.selectFrom("publication").select("id").where("assessment", "=", assessment.number);
  return (await row.executeTakeFirstOrThrow()).id;
}
