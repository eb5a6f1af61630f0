import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import type { Seat } from "../../features/access/rules/index.ts";
import { sayHere } from "../../features/live/server/changes.ts";
import { rememberPlaces } from "../../features/live/server/known-places.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { clone } from "../clone.ts";

test("a move within a text asks the database nothing but who the caller is, for a while; a seat that is gone tells nothing", async () => {
  await using database = await clone();
  const { number, seats } = await anAssessment(database.db, { opened: true });
  const seat = seats[0]?.id ?? "";
  const statements: string[] = [];
  const marks: unknown[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = database.db.withPlugin(plugin);
  const known = rememberPlaces();
  const from = Date.now();
  const held = {
    contributorId: seat,
    assessment: number,
    role: "initiator",
    name: "Kari",
    hasDeclined: false,
  } as const;
  const { number: item } = await database.db
    .selectFrom("schema_item")
    .select("number")
    .where("assessment", "=", number)
    .where("reviewer", "is", null)
    .executeTakeFirstOrThrow();
  const move = async (seconds: number, body: object = {}, holds: readonly Seat[] = [held]) => {
    statements.length = 0;
    marks.length = 0;
    const actor = { kind: "known", sessionId: "", account: null, seats: holds } as const;
    const at = { rev: 1, anchor: seconds, head: seconds };
    const { ok } = await sayHere(
      { db, shortReads: db, actor, at: new Date(from + seconds * 1000) },
      { params: { id: String(number) }, body: { item, seat, at, ...body } },
      { tell: (mark) => marks.push(mark), known },
    );
    return { ok, asked: statements.length, marks: marks.length };
  };
  const first = await move(0);
  expect(first).toMatchObject({ ok: true, marks: 1 });
  expect(first.asked).toBeGreaterThan(0);
  expect(await move(1)).toEqual({ ok: true, asked: 0, marks: 1 });
  expect(marks).toEqual([{ assessment: number, seat, at: { rev: 1, anchor: 1, head: 1, item } }]);
  expect(await move(14)).toEqual({ ok: true, asked: 0, marks: 1 });
  // Who the caller is was asked before; a seat that is not theirs any more, or that declined, is asked about and refused.
  expect(await move(14, {}, [])).toMatchObject({ ok: false, marks: 0 });
  expect(await move(14, {}, [{ ...held, role: "peer", hasDeclined: true }])).toMatchObject({ ok: false, marks: 0 });
  expect((await move(16)).asked).toBeGreaterThan(0);
  await move(17, { left: true });
  expect((await move(18)).asked).toBeGreaterThan(0);
});
