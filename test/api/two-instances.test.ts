import { afterAll, beforeAll, expect, test } from "vitest";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { json, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { type Clone, clone } from "../clone.ts";
import { keptAnswers } from "../kept-answers.ts";
import { eventually } from "../patience.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { workIsDone } from "../work-is-done.ts";

/** Two machines as they run in production: one database, the same files, nothing else in common. */
let database: Clone;
let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  database = await clone();
  one = await startTestServer({ clone: database });
  two = await startTestServer({ clone: database, dataDir: one.platform.config.dataDir });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
  await database[Symbol.asyncDispose]();
});

const seats = [{ role: "initiator" }, { role: "librarian" }] as const;

test("who signed in at one is known at the other, and who signs out at one is out at both", async () => {
  const here = await signedInAs(one, "redaktor");
  const there = aBrowser(two, here.cookies);
  const session = await (await there.get("/api/session")).json();
  expect(session.user).toMatchObject({ name: "Eksempel Redaktør", roles: ["editor"] });
  expect((await there.get("/api/desk/assessments")).status).toBe(200);
  expect((await here.post("/api/logout")).status).toBe(200);
  expect((await there.get("/api/desk/assessments")).status).toBe(401);
});

test("a contributor who is deleted at one is out at the other's next call", async () => {
  const assessment = await aFilledAssessment(one, { seats });
  const [initiator = "", librarian = ""] = assessment.seats.map(({ id }) => id);
  const there = aBrowser(two, (await seatedAs(one, librarian)).cookies);
  const details = `/api/schema/GetMethodAssessmentDetails/${assessment.number}`;
  expect((await there.get(details)).status).toBe(200);
  const body = { id: assessment.number, contributorId: librarian };
  expect((await (await seatedAs(one, initiator)).post("/api/schema/DeleteContributor", body)).status).toBe(200);
  expect((await there.get(details)).status).toBe(401);
});

test("what one publishes, the other shows: it drops the page that it kept", async () => {
  const assessment = await aFilledAssessment(one, { status: 2, name: "Eksempel: to maskiner" });
  const visitor = aBrowser(two);
  const address = `/vurdering/?id=${assessment.number}`;
  const before = (await visitor.get(address)).headers.get("etag");
  expect(before).not.toBeNull();
  expect((await visitor.get(address)).headers.get("etag")).toBe(before);
  const editor = await signedInAs(one, "redaktor");
  const publish = await atDesk(editor, assessment.number, "publish", {
    note: "Utgave fra den ene",
  });
  expect(publish.status).toBe(200);
  await eventually(async () => {
    const page = await visitor.get(address);
    expect(page.headers.get("etag")).not.toBe(before);
    expect(await page.text()).toContain("Utgave fra den ene");
  });
  expect((await visitor.fetch(address, { headers: { "if-none-match": before ?? "" } })).status).toBe(200);
});

test("a save that feeds a card drops that card's page and searches at both, and no article", async () => {
  const typed = await aFilledAssessment(one, { seats, name: "Eksempel: skrives i" });
  const other = await aFilledAssessment(one, { seats, name: "Eksempel: hviler" });
  const visitors = [aBrowser(one), aBrowser(two)];
  const pages = { typed: `/vurdering/?id=${typed.number}`, other: `/vurdering/?id=${other.number}`, search: "/sok/" };
  const etags = async (address: string) =>
    Promise.all(visitors.map(async (visitor) => (await visitor.get(address)).headers.get("etag")));
  const before = await etags(pages.typed);
  for (const address of [pages.other, pages.search, "/om-oss/"]) await etags(address);

  const initiator = await seatedAs(one, typed.seats[0]?.id ?? "");
  const rename = { id: typed.number, type: "heading", value: "Eksempel: et annet navn" };
  expect((await initiator.post("/api/schema/SaveSchemaBaseProp", rename)).status).toBe(200);
  await workIsDone(database.db);
  await eventually(async () => {
    const after = await etags(pages.typed);
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, false]);
  });
  for (const visitor of visitors) expect(await (await visitor.get(pages.search)).text()).toContain("et annet navn");
  const counts = [await keptAnswers(one), await keptAnswers(two)];
  // Other assessments, and catalogs, may list the one that is renamed; an article does not.
  await etags("/om-oss/");
  expect([await keptAnswers(one), await keptAnswers(two)]).toEqual(counts.map((count) => count + 1));

  const again = await etags(pages.typed);
  await initiator.post("/api/schema/SaveSchemaBaseProp", { ...rename, value: "  Eksempel: et annet  navn " });
  await workIsDone(database.db);
  expect(await etags(pages.typed)).toEqual(again);
});

test("an article that is published is new at both, and a page that has nothing of it stays kept", async () => {
  const visitors = [aBrowser(one), aBrowser(two)];
  const seen = async (address: string) =>
    Promise.all(visitors.map(async (visitor) => (await visitor.get(address)).headers.get("etag")));
  const editor = await signedInAs(one, "redaktor");
  const nodes: readonly { readonly id: number; readonly url: string }[] = await (
    await editor.get("/api/desk/pages")
  ).json();
  const parent = nodes.find(({ url }) => url === "/artikler/")?.id;
  const { id } = await json(editor.post("/api/desk/pages", { parent, type: "StandardPage", name: "Til endring" }));
  expect(await publishPage(editor, id)).toMatchObject({ status: 200 });
  const [changed, other] = ["/artikler/til-endring/", "/om-oss/"];
  await eventually(async () => expect(await seen(changed)).not.toContain(null));
  const before = await seen(changed);
  await seen(other);
  const { rev } = await readPage(editor, id);
  expect(await savePage(editor, id, rev, ["heading"], "Endret nå")).toMatchObject({ status: 200 });
  expect(await publishPage(editor, id)).toMatchObject({ status: 200 });
  await eventually(async () => {
    const after = await seen(changed);
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, false]);
  });
  const counts = [await keptAnswers(one), await keptAnswers(two)];
  await seen(other);
  expect([await keptAnswers(one), await keptAnswers(two)]).toEqual(counts.map((count) => count + 1));
});

test("they count together how often something is asked for", async () => {
  const assessment = await anAssessment(one.db, { seats });
  const body = { assessmentId: assessment.number, id: assessment.seats[1]?.id };
  const ask = async (server: TestServer) => (await aBrowser(server).post("/api/session/resend", body)).status;
  const answers = [await ask(one), await ask(two), await ask(one), await ask(two), await ask(one)];
  expect(answers).toEqual([200, 200, 200, 429, 429]);
});
