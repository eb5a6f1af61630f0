import { expect, test } from "vitest";
import { reviewBlocks } from "../builders/a-review.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { saveItem } from "../builders/working-copy.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

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
