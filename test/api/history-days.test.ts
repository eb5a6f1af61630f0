import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { appendHistory } from "../../features/history/server/index.ts";
import { forgetHistory } from "../../features/history/server/retention.ts";
import { valueAtMoment } from "../../features/review/server/reading-store.ts";
import { stateAt } from "../../features/version/server/store.ts";
import type { Tx } from "../../platform/server/http/work.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { serverForFile } from "../server-for-file.ts";

const { database } = await serverForFile();
const { db } = database;

const CUTOFF = new Date("2026-06-01T00:00:00Z");
const WRITER = { name: "Berit", role: "author" };

const text = fc.record({
  kind: fc.constantFrom("heading", "block"),
  ref: fc.integer({ min: 1, max: 2 }),
  action: fc.constantFrom("saved", "saved", "saved", "redacted"),
  value: fc.string({ maxLength: 4 }),
});
const cell = fc.constantFrom("a", "b", "c");
const row = fc.record({
  kind: fc.constant("literature"),
  ref: fc.integer({ min: 3, max: 4 }),
  action: fc.constantFrom("saved", "saved", "saved", "deleted", "restored", "moved"),
  value: fc.dictionary(cell, fc.string({ maxLength: 3 }), { maxKeys: 3 }).map((cells) => ({ cells })),
});
const file = fc.record({
  kind: fc.constant("pdf"),
  ref: fc.constant(5),
  action: fc.constantFrom("saved", "deleted", "restored"),
  value: fc.constant({}),
});
const step = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 4, arbitrary: row },
  file,
  fc.constant("version" as const),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** An assessment with this history, of which the first `before` entries are older than the day. */
async function withHistory(steps: readonly Step[], before: number) {
  const { number } = await anAssessment(db);
  const versions: number[] = [];
  let newest = 0;
  for (const [at, each] of steps.entries()) {
    const day = new Date(CUTOFF.getTime() + (at < before ? -1 : 1) * 86_400_000);
    if (each === "version") {
      await sql`insert into assessment_version (assessment, cause, name, edition, upto, by, at)
        values (${number}, 'named', ${`v${at}`}, null, ${newest}, ${JSON.stringify(WRITER)}::jsonb, ${day})`.execute(
        db,
      );
      versions.push(newest);
      continue;
    }
    const value = each.action === "saved" || each.action === "redacted" ? each.value : {};
    const { rows } = await sql<{ id: number }>`insert into history (assessment, kind, ref, rev, action, value, by, at)
      values (${number}, ${each.kind}, ${each.ref}, ${at + 1}, ${each.action}, ${JSON.stringify(value)}::jsonb,
        ${JSON.stringify(WRITER)}::jsonb, ${day}) returning id::float8`.execute(db);
    newest = rows[0]?.id ?? newest;
  }
  return { number, versions };
}

const entriesOf = async (assessment: number) =>
  (
    await sql<{ id: number; action: string; at: Date }>`
      select id::float8, action, at from history where assessment = ${assessment} order by id`.execute(db)
  ).rows;

test("what is forgotten after HISTORY_DAYS changes nothing that stands now or in a version", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), fc.nat(24), async (steps, before) => {
      const { number, versions } = await withHistory(steps, before);
      const places = [...versions, null];
      const states = () => Promise.all(places.map((upto) => stateAt(db, number, upto)));
      const [stood, all] = [await states(), await entriesOf(number)];
      await forgetHistory(db, CUTOFF);
      expect(await states()).toEqual(stood);
      const left = await entriesOf(number);
      const gone = all.filter(({ id }) => !left.some((each) => each.id === id));
      expect(gone.filter(({ at, action }) => at >= CUTOFF || action === "redacted")).toEqual([]);
      // Again: nothing more.
      await forgetHistory(db, CUTOFF);
      expect(await entriesOf(number)).toEqual(left);
    }),
    { numRuns: 60 },
  );
});

test("a text that was written over before the day is in the history no more, the one that stood then is", async () => {
  const write = (value: string) => ({ kind: "block", ref: 1, action: "saved", value }) as const;
  const { number } = await withHistory([write("først"), write("så"), write("nå")], 2);
  await sql`insert into history (assessment, kind, ref, rev, action, value, by, at) values
    (${number}, 'literature', 9, 1, 'saved', ${JSON.stringify({ cells: { a: "ny" }, revs: { a: 1 }, earlier: [{ column: "a", rev: 1, value: "feilskrevet" }] })}::jsonb,
      ${JSON.stringify(WRITER)}::jsonb, ${new Date(CUTOFF.getTime() - 1)})`.execute(db);
  await forgetHistory(db, CUTOFF);
  const { rows } = await sql<{
    value: unknown;
  }>`select value from history where assessment = ${number} order by id`.execute(db);
  expect(rows.map(({ value }) => value)).toEqual(["så", "nå", { cells: { a: "ny" }, revs: { a: 1 } }]);
});

test("what stood in a text when a review was sent stays: the reviewer is shown what has changed since", async () => {
  const { number, seats } = await anAssessment(db, { seats: [{ role: "peer" }] });
  const days = (count: number) => new Date(CUTOFF.getTime() - count * 86_400_000);
  const write = (value: string, at: Date) =>
    appendHistory(db as Tx, {
      ...{ assessment: number, kind: "block", ref: 1, rev: 1, action: "saved" },
      ...{ value, by: { kind: "seat", contributorId: seats[0]?.id ?? "", name: "Berit", role: "initiator" }, at },
    });
  for (const [at, value] of ["først", "lest", "så", "nå"].entries()) await write(value, days(40 - at * 10));
  await db
    .insertInto("sent_review")
    .values({
      contributor: seats[0]?.id ?? "",
      assessment: number,
      version: 1,
      edition: 1,
      content: "{}",
      sent_at: days(25),
    })
    .execute();
  await forgetHistory(db, CUTOFF);
  expect((await valueAtMoment(db, number, { kind: "block", ref: 1 }, days(25)))?.value).toBe("lest");
  expect((await entriesOf(number)).length).toBe(2);
});
