import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../platform/server/database.ts";
import { defineTask, enqueue } from "../../platform/server/jobs.ts";
import { type AppProcess, startAppProcess } from "../app-process.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { eventually } from "../patience.ts";
import { untilWaiting } from "../until-waiting.ts";

/** How many browsers save at once, and after how many answers at the least something is killed. */
const CLIENTS = 4;
const BEFORE_THE_KILL = 20;
const MOST_SAVES = 400;

let dataDir: string;
const running: AppProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "minimetode-kill-"));
});
afterEach(async () => {
  for (const app of running.splice(0)) await app.end("SIGTERM");
});
afterAll(() => rm(dataDir, { recursive: true }));

async function started(): Promise<AppProcess> {
  const app = await startAppProcess({ dataDir, env: { SEED: "none" } });
  running.push(app);
  return app;
}

type Acknowledged = { readonly block: number; readonly rev: number; readonly value: string };

/** An assessment with a browser for each client, and the texts they write in: one that all share, and one of each one's own. */
async function prepared(app: AppProcess) {
  await using database = opened(app);
  const assessment = await anAssessment(database.db);
  const browsers: Browser[] = [];
  for (let client = 0; client < CLIENTS; client++)
    browsers.push(await seatedAs({ db: database.db, url: app.url }, assessment.seats[0]?.id ?? ""));
  const { schema } = await detailsOf(browsers[0] as Browser, assessment.number);
  const blocks = everyItem(schema.schemaItems).filter(({ blockType }) => blockType === "TextEditor");
  return { assessment: assessment.number, browsers, blocks: blocks.slice(0, CLIENTS + 1) };
}

const opened = (app: AppProcess) => {
  const { db } = openDatabase(app.databaseUrl(), { max: 2 });
  return { db, [Symbol.asyncDispose]: () => db.destroy() };
};

const isReady = (app: AppProcess) => eventually(async () => expect(await app.answersReady()).toBe(200));

/**
 * Saves from all clients until `enough` returns true, and records the answers. A broken connection ends its client; after a
 * refusal it waits until the app is ready again.
 */
async function saveAlong(
  app: AppProcess,
  { assessment, browsers, blocks }: Awaited<ReturnType<typeof prepared>>,
  onAnswer: (answered: number, status: number) => void,
  enough: () => boolean,
) {
  const acknowledged: Acknowledged[] = [];
  const statuses = new Set<number>();
  let answered = 0;
  const write = async (browser: Browser, client: number) => {
    for (let number = 0; number < MOST_SAVES && !enough(); number++) {
      const block = blocks[number % 2 === 0 ? client : CLIENTS];
      if (!block) throw new Error("the template has too few texts");
      const value = `<p>klient ${client}, tekst ${number}</p>`;
      const answer = await saveItem(browser, assessment, block.contentGuid, value).catch(() => null);
      if (!answer) return;
      const body = await answer.json().catch(() => null);
      if (!body) return;
      statuses.add(answer.status);
      if (answer.status === 200) acknowledged.push({ block: block.contentId, rev: body.rev, value });
      else await isReady(app);
      onAnswer(++answered, answer.status);
    }
  };
  await Promise.all(browsers.map(write));
  return { acknowledged, statuses };
}

/** Every acknowledged save is in the history at its revision, and each block has the value of its newest revision. */
async function expectNothingLost(app: AppProcess, acknowledged: readonly Acknowledged[]): Promise<void> {
  await using database = opened(app);
  const history = await database.db.selectFrom("history").select(["ref", "rev", "value"]).execute();
  const kept = new Map(history.map(({ ref, rev, value }) => [`${ref} ${rev}`, value]));
  expect(acknowledged.filter(({ block, rev, value }) => kept.get(`${block} ${rev}`) !== value)).toEqual([]);
  const blocks = await database.db.selectFrom("schema_item").select(["number", "rev", "value"]).execute();
  for (const { number, rev, value } of blocks) {
    const newest = Math.max(0, ...acknowledged.filter(({ block }) => block === number).map((save) => save.rev));
    expect(rev).toBeGreaterThanOrEqual(newest);
    if (newest > 0) expect(value).toBe(kept.get(`${number} ${rev}`));
  }
}

test("kill -9 of the app while four browsers save loses no save that was answered", async () => {
  const app = await started();
  const work = await prepared(app);
  const moment = BEFORE_THE_KILL + randomInt(80);
  const kill = (answered: number) => {
    if (answered === moment) process.kill(app.pid, "SIGKILL");
  };
  const { acknowledged } = await saveAlong(app, work, kill, () => false);
  expect(acknowledged.length).toBeGreaterThanOrEqual(BEFORE_THE_KILL);
  expect(acknowledged.length).toBeLessThan(CLIENTS * MOST_SAVES);
  await app.end("SIGKILL");
  await expectNothingLost(await started(), acknowledged);
});

test("kill -9 of the database server loses none either: saves are refused as unavailable until it is back, then go on", async () => {
  const app = await started();
  const work = await prepared(app);
  const moment = BEFORE_THE_KILL + randomInt(80);
  let wasAway = false;
  let afterwards = 0;
  const kill = (answered: number, status: number) => {
    if (answered === moment) process.kill(app.postmasterPid(), "SIGKILL");
    wasAway ||= status !== 200;
    if (wasAway && status === 200) afterwards++;
  };
  const { acknowledged, statuses } = await saveAlong(app, work, kill, () => afterwards > 40);
  expect([...statuses].sort()).toEqual([200, 503]);
  expect(afterwards).toBeGreaterThan(0);
  await expectNothingLost(app, acknowledged);
});

test("kill -9 of the database server while work is being done: the app goes on, and the work is done when both are back", async () => {
  const app = await started();
  const { editor, id } = await withPlan(app);
  {
    await using database = opened(app);
    const { db } = database;
    const held = await holding(db, id);
    await makeDue(db, id);
    await untilWaiting(db, 1);
    process.kill(app.postmasterPid(), "SIGKILL");
    held.resolve();
    await held.over.catch(() => undefined);
  }
  await isReady(app);
  await using database = opened(app);
  // "Ready" may still be the answer of a session that the killed server left behind: a new connection says it is back.
  await eventually(() => runnersAreGone(database));
  await eventually(async () => expect(await statesOf(database.db, id)).toEqual(["former", "published"]));
  expect((await json(editor.get(`/api/episerver/v3.0/content/${id}`))).heading).toBe("Ny overskrift");
});

test("kill -9 while a planned page is being published: readers have what they had, and it is published once when the app is back", async () => {
  const app = await started();
  const { id } = await withPlan(app);
  {
    await using database = opened(app);
    const { db } = database;
    const held = await holding(db, id);
    await makeDue(db, id);
    await untilWaiting(db, 1);
    process.kill(app.pid, "SIGKILL");
    await app.end("SIGKILL");
    held.resolve();
    await held.over;
    expect(await statesOf(db, id)).toEqual(["published", "scheduled"]);
  }
  const again = await started();
  await using database = opened(again);
  await Promise.all([makeDue(database.db, id), makeDue(database.db, id)]);
  await eventually(async () => expect(await statesOf(database.db, id)).toEqual(["former", "published"]));
  await makeDue(database.db, id);
  await eventually(async () => expect(await waitingJobs(database.db)).toBe(0));
  expect(await statesOf(database.db, id)).toEqual(["former", "published"]);
  const told = await database.db
    .selectFrom("audit_log")
    .select("id")
    .where("action", "=", "page published")
    .where(sql<boolean>`detail ->> 'content' = ${String(id)} and detail ->> 'plan' = 'true'`)
    .execute();
  expect(told).toHaveLength(1);
  expect((await json(aBrowser(again).get(`/api/episerver/v3.0/content/${id}`))).heading).toBe("Ny overskrift");
});

/** Lets the time pass after which a runner that has not said that it lives is gone. */
async function runnersAreGone({ db }: ReturnType<typeof opened>): Promise<void> {
  await sql`update job_runner set seen_at = now() - interval '1 hour'`.execute(db);
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
    where locked_at is not null`.execute(db);
}

/** A published page with a plan for its next version. */
async function withPlan(app: AppProcess) {
  const editor = aBrowser(app);
  await editor.visit("/login?login_hint=redaktor");
  const [home] = await (await editor.get("/api/episerver/v3.0/content?contentUrl=/")).json();
  const { id } = await json(
    editor.post("/api/desk/pages", { parent: home.contentLink.id, type: "StandardPage", name: "Til tiden" }),
  );
  await savePage(editor, id, 0, ["mainBody"], '<p><a href="/sok/">Søk</a></p>');
  expect(await publishPage(editor, id)).toMatchObject({ status: 200 });
  const { rev } = await savePage(editor, id, (await readPage(editor, id)).rev, ["heading"], "Ny overskrift");
  expect(await onPage(editor, id, "plan", { rev, at: "2098-06-15T10:00:00.000Z", note: "" })).toMatchObject({
    status: 200,
  });
  return { editor, id };
}

type Database = ReturnType<typeof opened>["db"];
const due = defineTask("publish-planned", z.object({}));

/** Brings a page's plan to its time, and asks for the work of that minute. */
async function makeDue(db: Database, id: number): Promise<void> {
  await db
    .updateTable("content_version")
    .set({ publish_at: new Date(Date.now() - 1_000) })
    .where("content", "=", id)
    .where("state", "=", "scheduled")
    .execute();
  await enqueue(db, due, {});
}

const waitingJobs = async (db: Database): Promise<number> =>
  Number(
    (
      await sql<{ count: string }>`select count(*) from graphile_worker.jobs
        where task_identifier = ${due.name} and locked_at is null`.execute(db)
    ).rows[0]?.count,
  );

const statesOf = async (db: Database, id: number): Promise<readonly string[]> =>
  (await db.selectFrom("content_version").select("state").where("content", "=", id).orderBy("no").execute()).map(
    ({ state }) => state,
  );

/** Holds what a page leads to, which publishing writes after the version and before the end of its transaction. */
async function holding(db: Database, id: number) {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const over = db.transaction().execute(async (tx) => {
    await tx.selectFrom("content_ref").selectAll().where("content", "=", id).forUpdate().execute();
    isHeld();
    await released;
  });
  await held;
  return { resolve, over };
}
