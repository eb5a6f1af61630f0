import { expect, test } from "vitest";
import { forgetUnopened } from "../../features/assessment/server/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

test("a start that nobody opened is gone after 14 days, with the address it holds", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const old = await anAssessment(server.db);
  const opened = await anAssessment(server.db, { opened: true });
  const young = await anAssessment(server.db);
  const past = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
  await server.db
    .updateTable("assessment")
    .set({ started_at: past })
    .where("number", "in", [old.number, opened.number])
    .execute();
  await forgetUnopened(server.db);
  const left = await server.db.selectFrom("assessment").select("number").orderBy("number").execute();
  expect(left.map(({ number }) => number)).toEqual([opened.number, young.number]);
  const people = await server.db.selectFrom("contributor").select("assessment").execute();
  expect(people.map(({ assessment }) => assessment)).not.toContain(old.number);
});
