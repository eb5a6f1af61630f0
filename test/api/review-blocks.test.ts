import { sql } from "kysely";
import { expect, test } from "vitest";
import { reviewBlocks, textsOf, workingCopy } from "../builders/a-review.ts";
import { aTeam } from "../builders/a-team.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { saveItem } from "../builders/working-copy.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";
import { untilWaiting } from "../until-waiting.ts";

test("nobody writes in the template's own blocks of a review, which are no reviewer's", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const { number, seats } = await anAssessment(server.db, { opened: true });
  const initiator = await seatedAs(server, ...seats.map(({ id }) => id));
  const own = server.db.selectFrom("schema_item").select("guid").where("assessment", "=", number);
  const blocks = await own.where("reviewer", "is", null).where("key", "like", "fagfelle-%").execute();
  expect(blocks.length).toBeGreaterThan(8);
  expect(await reviewBlocks(initiator, number)).toEqual([]);
  for (const { guid } of blocks)
    expect((await saveItem(initiator, number, guid, "i fagfellens navn")).status).toBe(404);
});

test("two first saves of a review that meet do not wait for each other: one goes first", async () => {
  await using database = await clone();
  const server = await startTestServer({ clone: database });
  const { number, peer } = await aTeam(database.db, { opened: true });
  const browser = await seatedAs(server, peer);
  const fields = textsOf(await reviewBlocks(browser, number)).slice(0, 2);
  const numbers = fields.map(({ contentId }) => contentId);
  const saves = await database.db.transaction().execute(async (tx) => {
    await tx.selectFrom("schema_item").select("number").where("number", "in", numbers).forUpdate().execute();
    const both = fields.map(({ contentGuid }) => saveItem(browser, number, contentGuid, "Samtidig"));
    await untilWaiting(database.db, 2);
    return both;
  });
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await workingCopy(browser, number)).reviews).toMatchObject([{ state: "accepted" }]);
  // A connection tells what it counted when it ends.
  await server.stop();
  const counted = sql<{
    count: string;
  }>`select deadlocks as count from pg_stat_database where datname = current_database()`;
  expect(Number((await counted.execute(database.db)).rows[0]?.count)).toBe(0);
});
