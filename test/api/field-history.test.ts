import { expect, test } from "vitest";
import { writeInReview } from "../builders/a-review.ts";
import { aTeam } from "../builders/a-team.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

type Entry = {
  id: number;
  previous: number | null;
  kind: string;
  action: string;
  contentGuid: string | null;
  what: string;
  by: { name: string; role: string | null };
  isNewest: boolean;
};

/** An assessment with an initiator, a librarian and a peer, and a block of it by its key. */
async function anAuthored() {
  const team = await aTeam(database.db, { opened: true });
  const initiator = await seatedAs(server, team.initiator);
  const librarian = await seatedAs(server, team.librarian);
  const block = (key: string) =>
    database.db
      .selectFrom("schema_item")
      .select(["guid", "number"])
      .where("assessment", "=", team.number)
      .where("key", "=", key)
      .where("reviewer", "is", null)
      .executeTakeFirstOrThrow();
  const entries = async (who: Browser, query = ""): Promise<Entry[]> =>
    (await (await who.get(`/api/assessments/${team.number}/history${query}`)).json()).entries;
  const detail = async (who: Browser, { id, previous }: Pick<Entry, "id" | "previous">) =>
    (
      await who.get(`/api/assessments/${team.number}/history/${id}${previous === null ? "" : `?previous=${previous}`}`)
    ).json();
  return { ...team, initiator, librarian, seats: team, block, entries, detail };
}

/** A text with paragraphs, as the assessment's template has one. */
async function aText(number: number, who: Browser): Promise<string> {
  const { sections } = await (await who.get(`/api/assessments/${number}/working-copy`)).json();
  const blocks = sections.flatMap((section: { blocks: object[] }) => section.blocks);
  return blocks.find(
    (each: { kind: string; hiddenByRule: boolean }) => each.kind === "TextEditor" && !each.hiddenByRule,
  ).contentGuid;
}

const isOk = async (answer: Promise<Response>) => expect((await answer).status).toBe(200);

test("a field's history has one entry for what a person wrote until another wrote there, with what was before, after and now", async () => {
  const { number, initiator, librarian, entries, detail } = await anAuthored();
  const text = await aText(number, initiator);
  for (const words of ["En", "En tekst", "En tekst til"])
    await isOk(saveItem(initiator, number, text, `<p>${words}</p>`));
  await isOk(saveItem(librarian, number, text, "<p>En bedre tekst til</p>"));
  await isOk(saveItem(initiator, number, text, "<p>En bedre tekst</p><ul><li>med punkt</li></ul>"));
  const [third, second, first, ...none] = await entries(librarian, `?of=${text}`);
  if (!third || !second || !first) throw new Error("three periods were written");
  expect(none).toEqual([]);
  expect([third, second, first].map(({ by, isNewest }) => [by.role, isNewest])).toEqual([
    ["initiator", true],
    ["librarian", false],
    ["initiator", false],
  ]);
  expect([third.previous, second.previous, first.previous]).toEqual([second.id, first.id, null]);
  const { states } = await detail(librarian, second);
  expect(states).toEqual([
    {
      column: null,
      before: "En tekst til",
      after: "En bedre tekst til",
      now: "En bedre tekst\nmed punkt",
      value: "<p>En bedre tekst til</p>",
      isNow: false,
    },
  ]);
  // Any two versions of a field can be compared, and the first one with nothing.
  expect((await detail(librarian, { id: third.id, previous: first.id })).states).toMatchObject([
    { before: "En tekst til", after: "En bedre tekst\nmed punkt", isNow: true },
  ]);
  expect((await detail(librarian, first)).states).toMatchObject([{ before: "", after: "En tekst til" }]);
});

test("the title, a search's cells and what was deleted stand in the assessment's history, with the row's name", async () => {
  const { number, initiator, librarian, block, entries, detail } = await anAuthored();
  const name = { id: number, type: "heading", value: "Eksempel: et nytt navn" };
  await isOk(initiator.post("/api/schema/SaveSchemaBaseProp", name));
  const owner = await block("litteratursok");
  const search = { section: "B", searchType: "DB", source: "Embase", date: "2026-03-02", numberOfSearchHits: 7 };
  const created = await librarian.post("/api/schema/CreateLiteratureSearchItem", { id: owner.number, ...search });
  const { id, rev } = await created.json();
  await isOk(initiator.post("/api/schema/UpdateLiteratureSearchItem", { id, numberOfSearchHits: 9, rev }));
  const [hits, added, title] = await entries(librarian);
  if (!hits || !added || !title) throw new Error("three things were done");
  expect([hits, added, title]).toMatchObject([
    { kind: "row", what: "Embase", contentGuid: owner.guid, by: { role: "initiator" } },
    { kind: "row", what: "Embase", by: { role: "librarian" } },
    { kind: "title", contentGuid: null },
  ]);
  expect(await entries(librarian, "?of=title")).toMatchObject([{ kind: "title" }, ...(title.previous ? [{}] : [])]);
  expect(await detail(initiator, hits)).toMatchObject({
    row: id,
    rowKind: "literature",
    part: "B",
    isGone: false,
    states: [{ column: "numberOfSearchHits", before: "7", after: "9", now: "9", isNow: true }],
  });
  const told = (await detail(initiator, title)).states;
  expect(told).toMatchObject([{ after: "Eksempel: et nytt navn", isNow: true }]);
  await isOk(initiator.post("/api/schema/DeleteLiteratureSearchItem", { id }));
  expect((await entries(librarian))[0]).toMatchObject({ action: "deleted", what: "Embase" });
});

test("older entries are asked for by the oldest that is shown", async () => {
  const { number, initiator, librarian } = await anAuthored();
  const text = await aText(number, initiator);
  for (let round = 0; round < 26; round++)
    for (const [who, words] of [
      [initiator, `a${round}`],
      [librarian, `b${round}`],
    ] as const)
      await isOk(saveItem(who, number, text, `<p>${words}</p>`));
  const page = async (query: string) =>
    (await initiator.get(`/api/assessments/${number}/history?of=${text}${query}`)).json();
  const first = await page("");
  expect([first.entries.length, first.more]).toEqual([50, true]);
  const rest = await page(`&before=${first.entries.at(-1).id}`);
  expect([rest.entries.length, rest.more]).toEqual([2, false]);
  expect(first.entries.at(-1).previous).toBe(rest.entries[0].id);
});

test("what a reviewer writes, comments and other assessments are in no history, and a peer gets none", async () => {
  const { number, initiator, seats, entries } = await anAuthored();
  const other = await anAuthored();
  const peer = await seatedAs(server, seats.peer);
  await isOk(writeInReview(peer, number, "Et utkast som ingen andre skal se"));
  const text = await aText(number, initiator);
  await isOk(
    initiator.post("/api/schema/SaveComment", { id: text, value: "Bare oss imellom", type: "comment", pageId: number }),
  );
  await isOk(saveItem(initiator, number, text, "<p>Vår</p>"));
  const all = await entries(initiator);
  expect(all.map(({ contentGuid }) => contentGuid).filter((guid) => guid !== null)).toEqual([text]);
  const stored = await database.db
    .selectFrom("history")
    .select(["id", "kind"])
    .where("assessment", "=", number)
    .where("kind", "in", ["review", "comment"])
    .execute();
  expect(stored.length).toBeGreaterThan(1);
  const statusOf = async (who: Browser, path: string) => (await who.get(`/api/assessments/${path}`)).status;
  for (const { id } of stored) expect(await statusOf(initiator, `${number}/history/${id}`)).toBe(404);
  const own = await database.db
    .selectFrom("schema_item")
    .select("guid")
    .where("assessment", "=", number)
    .where("reviewer", "is not", null)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(await statusOf(initiator, `${number}/history?of=${own.guid}`)).toBe(404);
  expect(await statusOf(initiator, `${number}/history?of=${await aText(other.number, other.initiator)}`)).toBe(404);
  const [entry] = all;
  expect(await statusOf(other.initiator, `${other.number}/history/${entry?.id}`)).toBe(404);
  expect(await statusOf(peer, `${number}/history`)).toBe(403);
  expect(await statusOf(peer, `${number}/history/${entry?.id}`)).toBe(403);
  expect(await statusOf(await signedInAs(server, "redaktor"), `${number}/history/${entry?.id}`)).toBe(200);
  expect(await statusOf(initiator, `${number}/history/999999999999999999999`)).toBe(400);
});
