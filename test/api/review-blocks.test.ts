import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

test("nobody writes in a review's blocks by the authors' call", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const { number, seats } = await anAssessment(server.db, { opened: true });
  const initiator = await seatedAs(server, ...seats.map(({ id }) => id));
  const { schemaItems } = (await detailsOf(initiator, number)).schema;
  const review = schemaItems.find(({ blockType }) => blockType === "PeerReviewSection");
  const texts = everyItem(review?.schemaItems ?? []).filter(({ blockType }) => blockType === "TextEditor");
  expect(texts.length).toBeGreaterThan(0);
  for (const { contentGuid } of texts)
    expect((await saveItem(initiator, number, contentGuid, "<p>i fagfellens navn</p>")).status).toBe(404);
});
