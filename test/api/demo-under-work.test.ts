import pino from "pino";
import { expect, test } from "vitest";
import { seedDatabase } from "../../apps/server/compose.ts";
import { workingCopy } from "../builders/a-review.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const NAME = "Eksempel: Kunstig intelligens ved tolkning av røntgen av brudd";

const { database, server } = await serverForFile();
const log = pino({ level: "silent" });
await seedDatabase({ db: database.db, log, developmentUrl: server.url }, "demo");
const [author, peer] = [await signedInAs(server, "forfatter"), await signedInAs(server, "fagfelle")];
const example = await database.db
  .selectFrom("assessment")
  .select("number")
  .where("name", "=", NAME)
  .executeTakeFirstOrThrow();

const seatsOf = async (browser: typeof author) => (await (await browser.get("/api/session")).json()).seats;

test("who signs in with a development account holds its seats in the examples under work, and in nothing else", async () => {
  const at = { assessmentId: example.number, title: NAME };
  expect(await seatsOf(author)).toMatchObject([
    { ...at, role: "initiator" },
    { title: "Eksempel: Hjemmedialyse ved Oslo universitetssykehus", role: "initiator" },
  ]);
  expect(await seatsOf(peer)).toMatchObject([{ ...at, role: "peer" }]);
  expect(await seatsOf(await signedInAs(server, "redaktor"))).toEqual([]);
});

test("who holds a seat by an account is called the same in both, and has one address", async () => {
  const seats = await database.db
    .selectFrom("contributor as c")
    .innerJoin("account as a", "a.id", "c.account_id")
    .select(["c.name", "c.email", "a.name as accountName", "a.email as accountEmail"])
    .execute();
  expect(seats).toHaveLength(3);
  for (const { name, email, accountName, accountEmail } of seats)
    expect([name, email]).toEqual([accountName, accountEmail]);
});

test("its author meets comments, a review that was sent and answered, one under way, and a half-filled budget", async () => {
  const { schema } = await detailsOf(author, example.number);
  const items = everyItem(schema.schemaItems);
  const { reviews, comments } = await workingCopy(author, example.number);
  expect(comments.map(({ open, unread }) => [open, unread]).toSorted()).toEqual([
    [0, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(reviews.map(({ state }) => state).toSorted()).toEqual(["accepted", "sent"]);
  const economy = items.find(({ blockType }) => blockType === "EconomyEvaluation");
  const numbers = await (await author.get(`/api/schema/GetCustomNumbers/${economy?.contentId}`)).json();
  expect(numbers).toMatchObject({ startup_1: 450_000, startup_3: 0, budget_4: 880_000, budget_13: -776_000 });
  expect(Object.keys(numbers.ranges).length).toBeGreaterThan(0);
});

test("its peer goes on writing the review that was begun", async () => {
  const { reviews } = await workingCopy(peer, example.number);
  expect(reviews).toMatchObject([{ state: "accepted", isMine: true }]);
  const [review] = (await detailsOf(peer, example.number)).schema.peerreviews;
  expect(JSON.stringify(review)).toContain("betalt av en leverandør");
});

test("what stands in the reviews has its history: by the peer, and by the author where it answers", async () => {
  const history = await database.db
    .selectFrom("history as h")
    .innerJoin("schema_item as i", "i.number", "h.ref")
    .select(["i.key", "i.value", "h.value as kept", "h.by"])
    .where("h.kind", "=", "review")
    .where("h.assessment", "=", example.number)
    .execute();
  const filled = await database.db
    .selectFrom("schema_item")
    .select("key")
    .where("assessment", "=", example.number)
    .where("reviewer", "is not", null)
    .where("value", "is not", null)
    .execute();
  expect(history.map(({ key }) => key).toSorted()).toEqual(filled.map(({ key }) => key).toSorted());
  for (const { key, value, kept, by } of history) {
    expect(kept).toEqual(value);
    expect([key, by]).toMatchObject([key, { role: key.includes("/") ? "initiator" : "peer" }]);
  }
});

test("a later start leaves the examples and their seats as they are", async () => {
  const seats = () =>
    database.db.selectFrom("contributor").select(["id", "account_id", "assessment"]).orderBy("id").execute();
  const before = await seats();
  await seedDatabase({ db: database.db, log, developmentUrl: server.url }, "demo");
  expect(await seats()).toEqual(before);
});
