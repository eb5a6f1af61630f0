import { expect, test } from "vitest";
import { pastDaysOf } from "../../features/overview/rules/index.ts";
import { countsWithoutFigures, noteMissingFigures } from "../../features/overview/server/edition-figures.ts";
import { noteMissingWords } from "../../features/overview/server/page-words.ts";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { norwegianIsoDay, norwegianYear } from "../../platform/pure/norwegian-date/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { aPage, json, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { longTextIn } from "../builders/norwegian-texts.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const editor = await signedInAs(server, "redaktor");
const year = String(norwegianYear(new Date()));

type Row = CallAnswer<"deskOverview">["languages"][number];

const shares = async (query = ""): Promise<readonly Row[]> =>
  (await json(editor.get(`/api/desk/overview${query}`))).languages;
const rowOf = (rows: readonly Row[], by: Row["by"], name: string): Row =>
  rows.find((row) => row.by === by && row.name === name) ?? { by, name, nb: 0, nn: 0, unknown: 0 };

async function aDraft(html: string): Promise<number> {
  const id = await aPage(editor, "Eit framlegg");
  const { rev } = await readPage(editor, id);
  await savePage(editor, id, rev, ["mainBody"], html);
  return id;
}

test("the words of a page count from the moment that everybody may read it, by the form that it reads as", async () => {
  const before = await shares();
  const draft = await aDraft(longTextIn("nn"));
  expect(await shares()).toEqual(before);
  expect((await publishPage(editor, draft)).status).toBe(200);
  // The tree of pages is read again when the news of the commit has come.
  await eventually(async () => {
    const after = await shares();
    expect(rowOf(after, "kind", "page").nn - rowOf(before, "kind", "page").nn).toBeGreaterThanOrEqual(200);
    expect(rowOf(after, "all", "").nb).toBe(rowOf(before, "all", "").nb);
    expect(rowOf(after, "year", year).nn).toBeGreaterThanOrEqual(200);
  });
  const counted = await shares();
  await noteMissingWords(server.db);
  expect(await shares()).toEqual(counted);
  expect((await server.db.selectFrom("page_words").selectAll().execute()).length).toBeGreaterThan(0);
});

test("an edition counts under its site and organisation by the form that its authors chose, and a newer one in its place", async () => {
  const before = await shares();
  const { number, seats } = await aFilledAssessment(server, { name: "Eksempel: målform" });
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  expect((await author.post("/api/schema/ChooseLanguage", { id: number, language: "nn" })).status).toBe(200);
  await sendIn(author, number);
  expect((await atDesk(editor, number, "publish")).status).toBe(200);
  const after = await shares();
  const words = rowOf(after, "kind", "assessment").nn;
  expect(words).toBeGreaterThan(50);
  expect(rowOf(after, "all", "").nn - rowOf(before, "all", "").nn).toBe(words);
  const organization = (
    await server.db
      .selectFrom("assessment")
      .select("organization")
      .where("number", "=", number)
      .executeTakeFirstOrThrow()
  ).organization;
  const own = await shares(`?organization=${organization}`);
  expect([rowOf(own, "all", "").nn, rowOf(own, "kind", "page")]).toEqual([words, rowOf([], "kind", "page")]);
  expect(await shares("?organization=999999999")).toEqual([rowOf([], "all", "")]);

  await server.db.deleteFrom("edition_figures").execute();
  expect(await shares()).toEqual(after);
  await noteMissingFigures(server.db);
  expect(await shares()).toEqual(after);
});

test("figures that the version before writes stay in use, and their words are counted until they are noted", async () => {
  const overview = async (): Promise<CallAnswer<"deskOverview">> => json(editor.get("/api/desk/overview"));
  const before = await overview();
  await server.db.updateTable("edition_figures").set({ words: null, language: null }).execute();
  expect(await overview()).toEqual(before);
  const days = pastDaysOf(norwegianIsoDay(new Date()));
  const unnoted = await countsWithoutFigures(server.db, days);
  expect(unnoted.counts).toEqual([]);
  expect(unnoted.words.length).toBeGreaterThan(0);
  await noteMissingFigures(server.db);
  expect(await countsWithoutFigures(server.db, days)).toEqual({ counts: [], words: [], left: 0 });
  expect(await overview()).toEqual(before);
});

test("one answer reads a limited number of editions, and says how many it left out", async () => {
  await server.db.deleteFrom("edition_figures").execute();
  const days = pastDaysOf(norwegianIsoDay(new Date()));
  const all = await countsWithoutFigures(server.db, days);
  expect(all.counts.length).toBeGreaterThan(1);
  expect(all.left).toBe(0);
  const some = await countsWithoutFigures(server.db, days, 1);
  expect([some.counts, some.words, some.left]).toEqual([
    all.counts.slice(0, 1),
    all.words.slice(0, 1),
    all.counts.length - 1,
  ]);
  await noteMissingFigures(server.db);
});

test("the table is a file too, with its share", async () => {
  const file = await (await editor.get("/api/desk/overview.csv?table=languages")).text();
  const [head = "", all = ""] = file.split("\r\n");
  expect(head).toContain("Andel nynorsk, %");
  expect(all).toMatch(/Alle tekster[";,]+\d+/);
});
