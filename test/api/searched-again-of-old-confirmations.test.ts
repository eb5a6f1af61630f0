import { sql } from "kysely";
import { expect, test } from "vitest";
import { up } from "../../migrations/0133-searched-again.ts";
import { aPublished } from "../builders/a-decision.ts";
import { inDays, reviewDayFor } from "../builders/a-review-day.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;

test("confirmations from before the day of their search was kept get it from the audit log", async () => {
  const editor = await signedInAs(server, "redaktor");
  const { number } = await aPublished(server);
  const { rev } = (await reviewDayFor(editor, number)).body;
  const days = { dueOn: inDays(700), searchedOn: inDays(-3) };
  expect((await editor.post(`/api/assessments/${number}/confirm`, { rev, ...days })).status).toBe(200);
  const searched = () =>
    db
      .selectFrom("assessment_review")
      .select(["kind", "searched_on"])
      .where("assessment", "=", number)
      .orderBy("no")
      .execute();
  const kept = await searched();
  expect(kept.at(-1)).toEqual({ kind: "confirmed", searched_on: days.searchedOn });
  await sql`alter table assessment_review drop column searched_on`.execute(db);
  await up(db);
  expect(await searched()).toEqual(kept);
});
