import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { askForDraft, askForOne, makeJob, waitForOne } from "../../features/document/server/make.ts";
import { openFileStore } from "../../platform/server/files.ts";
import { createLog } from "../../platform/server/log.ts";
import { aDocument } from "../builders/a-document.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { type Clone, clone } from "../clone.ts";

// No server runs here: what is asked for waits.

async function aDraftAskedFor({ db }: Clone, at: Date): Promise<number> {
  const { number } = await anAssessment(db, { opened: true });
  const draft = { assessment: number, format: "docx", tree: aDocument([]), fingerprint: String(at.getTime()) } as const;
  await db.transaction().execute((tx) => askForDraft(tx, draft, at));
  const { id } = await db
    .selectFrom("document_file")
    .select("id")
    .where("assessment", "=", number)
    .executeTakeFirstOrThrow();
  return id;
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("a draft's document that nobody waits for any more is given up, and one that somebody waits for is made", async () => {
  await using database = await clone();
  const { db } = database;
  const files = await openFileStore({ kind: "disk", folder: await mkdtemp(path.join(tmpdir(), "waited-for-")) });
  const treeOf = { publication: async () => undefined, content_version: async () => undefined };
  const make = (id: number) => makeJob({ db, files, log: createLog({ level: "silent" }), treeOf }).run({ id });
  const stateOf = (id: number) =>
    db.selectFrom("document_file").select("state").where("id", "=", id).executeTakeFirst();

  const left = await aDraftAskedFor(database, minutesAgo(10));
  const waitedFor = await aDraftAskedFor(database, minutesAgo(11));
  await db.transaction().execute((tx) => waitForOne(tx, waitedFor, new Date()));
  await make(left);
  await make(waitedFor);
  expect(await stateOf(left)).toBe(undefined);
  expect(await stateOf(waitedFor)).toEqual({ state: "made" });
  await make(left);
});

test("what somebody waits for is made before what is only made anew, also when that was asked for first", async () => {
  await using database = await clone({ seed: "demo" });
  const { db } = database;
  await sql`delete from document_file`.execute(db);
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(db);
  const editions = await db.selectFrom("publication").select("id").orderBy("id").limit(2).execute();
  const [first = 0, second = 0] = editions.map(({ id }) => id);
  const now = minutesAgo(1);
  for (const id of [first, second])
    await db.transaction().execute((tx) => askForOne(tx, { of: "publication", id }, "pdf", now, { isLast: true }));
  const asked = await db.selectFrom("document_file").select(["id", "publication"]).execute();
  const fileOf = (edition: number) => asked.find(({ publication }) => publication === edition)?.id ?? 0;
  const draft = await aDraftAskedFor(database, new Date());
  // A reader opens the second edition's address, and its page asks again and again.
  for (let times = 0; times < 3; times++)
    await db.transaction().execute((tx) => waitForOne(tx, fileOf(second), new Date()));
  const { rows } = await sql<{ id: number }>`select (payload->>'id')::int as id from graphile_worker._private_jobs
    order by priority, run_at, id`.execute(db);
  expect(rows.map(({ id }) => id)).toEqual([draft, fileOf(second), fileOf(first), fileOf(second)]);
});
