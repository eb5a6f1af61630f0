import { sql } from "kysely";
import { expect, test } from "vitest";
import { findAssessment } from "../../features/assessment/server/index.ts";
import { addReview } from "../../features/living/server/index.ts";
import { overviewTables } from "../../features/overview/rules/index.ts";
import { noteMissingFigures } from "../../features/overview/server/edition-figures.ts";
import { snapshotOf } from "../../features/publication/rules/index.ts";
import { publishSnapshot } from "../../features/publication/server/index.ts";
import type { CallAnswer } from "../../platform/pure/contract/call.ts";
import { aPublished, askFor, byLink, introduced } from "../builders/a-decision.ts";
import { aListForm, aRetractionList } from "../builders/a-retraction-list.ts";
import { inDays, storedReviewDay } from "../builders/a-review-day.ts";
import { aSheetView } from "../builders/a-sheet-view.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, fillMandatory } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";
import { aWord, PLANTED, plant, plantReview } from "./canary/plant.ts";

const { server } = await serverForFile();
const editor = await signedInAs(server, "redaktor");
const admin = await signedInAs(server, "admin");

async function overview(query = ""): Promise<CallAnswer<"deskOverview">> {
  const answer = await editor.get(`/api/desk/overview${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

const table = (name: string, query = "") => editor.get(`/api/desk/overview.csv?table=${name}${query}`);

/** The rows of a table, without the mark that the file begins with. */
async function rowsOf(name: string, query = ""): Promise<readonly (readonly string[])[]> {
  const text = (await (await table(name, query)).text()).replace(/^\ufeff/, "");
  return text
    .split("\r\n")
    .filter(Boolean)
    .map((row) => row.split(";"));
}

/** An assessment with words for the names, addresses and organisations of its people, and its initiator and reviewer. */
async function withWords() {
  const seats = (["initiator", "peer"] as const).map((role) => ({
    ...{ role, name: `Kari ${aWord()}`, email: `${aWord()}@eksempel.no`, organization: aWord() },
  }));
  const made = await anAssessment(server.db, { opened: true, name: `Metode ${aWord()}`, seats });
  const [initiator, peer] = await Promise.all(made.seats.map(({ id }) => seatedAs(server, id)));
  if (!initiator || !peer) throw new Error("there are two seats");
  return { number: made.number, initiator, peer };
}

test("no name, address or text of authors, reviewers and deciders is in the overview, its tables or its page", async () => {
  const draft = await withWords();
  await plant(server, draft.initiator, draft.number);
  const made = await withWords();
  await plant(server, made.initiator, made.number);
  await plantReview(made.peer, made.number);
  await fillMandatory(server, made.initiator, made.number);
  await sendIn(made.initiator, made.number);
  expect((await atDesk(editor, made.number, "publish", { note: aWord() })).status).toBe(200);
  const asked = { email: `${aWord()}@eksempel.no`, name: `Bo ${aWord()}`, message: aWord() };
  const { token, rev } = await askFor(server, made.initiator, made.number, asked);
  const texts = { reason: aWord(), conditions: aWord(), measure: aWord(), responsible: aWord(), deciderRole: aWord() };
  const given = { token, rev, outcome: "not-introduced", mayBeShown: false, ...texts };
  expect((await byLink(server, "give", given)).status).toBe(200);

  const answers = [
    await (await editor.get("/api/desk/overview")).text(),
    ...(await Promise.all(overviewTables.map(async (name) => (await table(name)).text()))),
    await (await editor.visit("/redaksjon/oversikt/")).response.text(),
  ];
  expect(answers.map((answer) => answer.length > 50)).toEqual(answers.map(() => true));
  expect(answers.flatMap((answer) => answer.match(PLANTED) ?? [])).toEqual([]);
  expect(answers.filter((answer) => /eksempel\.no/.test(answer))).toEqual([]);
});

test("publishing notes the figures of the edition, withdrawing takes it out of the count", async () => {
  const { living } = await overview();
  const { number, initiator } = await withWords();
  await fillMandatory(server, initiator, number);
  await sendIn(initiator, number);
  await atDesk(editor, number, "publish");
  const noted = server.db
    .selectFrom("edition_figures as f")
    .innerJoin("publication as p", "p.id", "f.publication")
    .select(["f.publication", "f.review"])
    .where("p.assessment", "=", number);
  expect(await noted.execute()).toEqual([{ publication: expect.any(Number), review: false }]);
  expect((await overview()).living.editions).toBe(living.editions + 1);
  await atDesk(editor, number, "withdraw", { message: "Feil" });
  expect(await noted.execute()).toEqual([]);
  expect((await overview()).living.editions).toBe(living.editions);
});

async function aPublishedEdition(): Promise<number> {
  const { number } = await anAssessment(server.db, { status: 3, opened: true });
  await server.db.transaction().execute(async (tx) => {
    const row = await findAssessment(tx, String(number));
    if (row) await publishSnapshot(tx, row, "Første utgave", new Date());
  });
  return number;
}

test("a review day that has passed counts, also by more than a year, and the newest day holds", async () => {
  const { living } = await overview();
  const numbers = [await aPublishedEdition(), await aPublishedEdition(), await aPublishedEdition()];
  for (const [at, days] of [30, -10, -500].entries())
    await storedReviewDay(server, numbers[at] ?? 0, inDays(days), "2023-01-01");
  const after = { reviewPassed: living.reviewPassed + 2, reviewLongPassed: living.reviewLongPassed + 1 };
  expect((await overview()).living).toMatchObject(after);
  await server.db.deleteFrom("edition_figures").execute();
  expect((await overview()).living).toMatchObject(after);
  await storedReviewDay(server, numbers[2] ?? 0, inDays(20), "2023-01-01");
  const now = { reviewPassed: living.reviewPassed + 1, reviewLongPassed: living.reviewLongPassed };
  expect((await overview()).living).toMatchObject(now);
  await noteMissingFigures(server.db);
  expect((await overview()).living).toMatchObject(now);
});

test("an edition whose stored text changes is counted as it is now", async () => {
  const number = await aPublishedEdition();
  const { oldSearches } = (await overview()).living;
  const searched = async (day: string) => {
    const view = aSheetView({ searches: [day] });
    const sections = view.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter(({ kind }) => kind === "LiteratureSearch"),
    }));
    const snapshot = JSON.stringify(snapshotOf({ ...view, sections }));
    await server.db.updateTable("publication").set({ snapshot }).where("assessment", "=", number).execute();
    return (await overview()).living.oldSearches;
  };
  expect(await searched("2020-01-01")).toBe(oldSearches + 1);
  await noteMissingFigures(server.db);
  expect(await searched(inDays(-1))).toBe(oldSearches);
  await noteMissingFigures(server.db);
  expect((await overview()).living.oldSearches).toBe(oldSearches);
});

test("a confirmation says that somebody searched again, also before its figures are noted", async () => {
  const number = await aPublishedEdition();
  const { oldSearches } = (await overview()).living;
  const view = aSheetView({ searches: ["2020-01-01"] });
  const sections = view.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ kind }) => kind === "LiteratureSearch"),
  }));
  const snapshot = JSON.stringify(snapshotOf({ ...view, sections }));
  await server.db.updateTable("publication").set({ snapshot }).where("assessment", "=", number).execute();
  const { id } = await sql<{
    id: number;
  }>`insert into publication (assessment, version, snapshot, published_at, confirms)
    select assessment, 2, snapshot, now(), id from publication where assessment = ${number} returning id`
    .execute(server.db)
    .then(({ rows }) => rows[0] ?? expect.fail("nothing was published"));
  const confirmedOn = (searched: string) =>
    server.db.transaction().execute((tx) =>
      addReview(tx, number, {
        ...{ kind: "confirmed", dueOn: inDays(300), searchedOn: searched, publication: id, at: new Date() },
        ...{ by: { kind: "visitor" }, asked: null },
      }),
    );
  const counted = async () => (await overview()).living.oldSearches - oldSearches;
  expect(await counted()).toBe(1);
  await confirmedOn("2019-01-01");
  expect(await counted()).toBe(1);
  await confirmedOn(inDays(-2));
  expect(await counted()).toBe(0);
  await noteMissingFigures(server.db);
  expect(await counted()).toBe(0);
});

test("an assessment counts once however many of its follow-ups are due or late, as in the list that the figure leads to", async () => {
  const counted = async () => {
    const { due, overdue } = (await overview()).decisions;
    return { due, overdue };
  };
  const late = async () => (await (await editor.get("/api/desk/waiting")).json()).late["follow-up"];
  const before = { ...(await counted()), late: await late() };
  const { number, initiator } = await aPublished(server);
  for (const organization of ["helse-bergen", "helse-fonna"]) {
    const asked = await askFor(server, initiator, number, { organization });
    expect((await byLink(server, "give", { ...asked, ...introduced, followUpOn: inDays(10) })).status).toBe(200);
  }
  expect(await counted()).toEqual({ due: before.due + 1, overdue: before.overdue });
  await server.db
    .updateTable("decision")
    .set({ decided_on: inDays(-40), follow_up_on: inDays(-3) })
    .where("assessment", "=", number)
    .execute();
  expect(await counted()).toEqual({ due: before.due, overdue: before.overdue + 1 });
  expect(await late()).toBe(before.late + 1);
});

test("what repeats the edition before it, and what says that another holds, is counted apart", async () => {
  const published = async () =>
    Object.fromEntries(
      (await overview()).published.map(({ kind, totals }: { kind: string; totals: number[] }) => [kind, totals.at(-1)]),
    );
  const before = await published();
  const number = await aPublishedEdition();
  await sql`insert into publication (assessment, version, snapshot, published_at, confirms)
    select assessment, 2, snapshot, now(), id from publication where assessment = ${number}`.execute(server.db);
  const adopting = await aPublishedEdition();
  await server.db.updateTable("assessment").set({ adopts_publication: 1 }).where("number", "=", adopting).execute();
  expect(await published()).toEqual({
    edition: (before.edition ?? 0) + 1,
    confirmation: (before.confirmation ?? 0) + 1,
    adoption: (before.adoption ?? 0) + 1,
  });
});

test("an edition that uses a retracted study counts by the state of the study, until an editor says that it is another", async () => {
  const { number, seats } = await anAssessment(server.db, { opened: true });
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  const items = everyItem((await detailsOf(author, number)).schema.schemaItems);
  const id = items.find(({ blockType }) => blockType === "EvidenceTable")?.contentId;
  const study = { id, shortId: "Berg 2020", reference: "Berg K. Studien. doi:10.5555/oversikt" };
  expect((await author.post("/api/schema/CreateEvidenceTableItem", study)).status).toBe(200);
  const list = aRetractionList({ record: 1, doi: "10.5555/oversikt" });
  expect((await admin.fetch("/api/desk/retractions", { method: "POST", body: aListForm(list) })).status).toBe(200);
  const retracted = async () => (await overview()).retracted.find(({ state }) => state === "retracted")?.editions;
  expect(await retracted()).toBe(0);
  await fillMandatory(server, author, number);
  await sendIn(author, number);
  await atDesk(editor, number, "publish");
  await workIsDone(server.db);
  expect(await retracted()).toBe(1);
  expect((await editor.post(`/api/desk/assessments/${number}/not-same-study`, { record: 1 })).status).toBe(200);
  expect(await retracted()).toBe(0);
});

test("a table is a file for Norwegian Excel that says what was chosen, and nobody keeps it", async () => {
  const key = `formel-${crypto.randomUUID()}`;
  const term = { kind: "organization", key, name: '=HYPERLINK("x";"y") HF' };
  const { id } = await server.db.insertInto("term").values(term).returning("id").executeTakeFirstOrThrow();
  const number = await aPublishedEdition();
  await server.db.updateTable("assessment").set({ organization: id }).where("number", "=", number).execute();
  const answer = await table("published", `&organization=${id}&type=1`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "cache-control": "private, no-store",
    "content-disposition": expect.stringMatching(/^attachment; filename="oversikt-published-20\d\d\.csv"$/),
  });
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith('\ufeff"Organisasjon";')).toBe(true);
  expect(text.split("\r\n")[2]).toMatch(
    /^"'=HYPERLINK\(""x"";""y""\) HF";0;0;0;0;1;20\d\d;"'=HYPERLINK.+";"Helseforetak"$/,
  );
});

test("every table has a heading, a row for each figure, and the word for what is hidden", async () => {
  const rows = Object.fromEntries(
    await Promise.all(overviewTables.map(async (name) => [name, await rowsOf(name)] as const)),
  );
  expect(rows.pipeline?.[0]).toEqual(
    ["Fase", "Antall", "Median, dager", "Eldste, dager", "Valgt år", "Valgt organisasjon", "Valgt type"].map(
      (each) => `"${each}"`,
    ),
  );
  expect(rows.quality?.map(([, share]) => share)).toContain('"færre enn 5"');
  expect(Object.values(rows).map((each) => (each?.length ?? 0) > 1)).toEqual(overviewTables.map(() => true));
  expect((await table("nothing")).status).toBe(400);
  expect((await editor.get("/api/desk/overview.csv")).status).toBe(400);
});

test("nobody but the desk of assessments gets any of it", async () => {
  for (const address of ["/api/desk/overview", "/api/desk/overview.csv?table=pipeline"]) {
    expect((await aBrowser(server).get(address)).status).toBe(401);
    expect((await (await signedInAs(server, "forfatter")).get(address)).status).toBe(403);
  }
});

test("the page is of nobody's cache, and another choice in its address means none", async () => {
  const { response } = await editor.visit("/redaksjon/oversikt/?year=x&organization=-1&type=9");
  expect(Object.fromEntries(response.headers)).toMatchObject({ "cache-control": "private, no-store" });
  const text = await response.text();
  expect(text).toContain('name="robots" content="noindex"');
  expect(text).toContain("Hvor vurderingene er nå");
});
