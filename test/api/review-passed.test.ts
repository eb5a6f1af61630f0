import { beforeEach, expect, test } from "vitest";
import { dropPassed } from "../../features/living/server/pass.ts";
import { publishedDocument } from "../../features/publication/server/index.ts";
import { norwegianMonth } from "../../platform/pure/norwegian-date/index.ts";
import { aPublished } from "../builders/a-decision.ts";
import { inDays, setReviewDay, storedReviewDay } from "../builders/a-review-day.ts";
import { aBrowser } from "../builders/browser.ts";
import { atDesk, sendIn } from "../builders/desk.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const { db } = database;
const editor = await signedInAs(server, "redaktor");
const reader = aBrowser(server);
beforeEach(() => db.deleteFrom("rate_counter").execute());

const NOTE = "skulle vært sett på igjen i";
const TAG = "Bør ses på igjen";
const page = async (address: string) => (await reader.visit(address)).response.text();
const readingPage = (number: number, version?: number) =>
  page(`/vurdering/?id=${number}${version ? `&versjon=${version}` : ""}`);
const hits = (word: string) => page(`/sok/?q=${word}`);

test("from the day after, the newest edition says that it should have been looked at again, and so do its documents", async () => {
  const { number, initiator } = await aPublished(server);
  await storedReviewDay(server, number, inDays(0), "2025-01-01");
  expect(await readingPage(number)).not.toContain(NOTE);
  await atDesk(editor, number, "reopen");
  await sendIn(initiator, number);
  expect((await atDesk(editor, number, "publish")).status).toBe(200);
  await storedReviewDay(server, number, inDays(-1), "2025-01-01");
  await dropPassed(db, new Date());
  await eventually(async () =>
    expect(await readingPage(number)).toContain(
      `Denne vurderingen ${NOTE} ${norwegianMonth(inDays(-1))}. Det kan ha kommet ny forskning.`,
    ),
  );
  expect(await readingPage(number, 1)).not.toContain(NOTE);
  const editions = await db
    .selectFrom("publication")
    .select("id")
    .where("assessment", "=", number)
    .orderBy("id")
    .execute();
  const documents = await Promise.all(editions.map(({ id }) => publishedDocument(db, id, server.url)));
  expect(documents.map((made) => JSON.stringify([made?.tree, made?.sheet()]).split(NOTE).length - 1)).toEqual([0, 2]);
});

test("pages that are kept when the day passes are dropped after midnight, the search's too", async () => {
  const word = `Vaktmesterprøve${Date.now()}`;
  const { number } = await aPublished(server, { name: word });
  await setReviewDay(editor, number, { dueOn: inDays(100) });
  expect(await readingPage(number)).not.toContain(NOTE);
  expect(await hits(word)).not.toContain(TAG);
  // As if the day had been yesterday: a change by the portal itself would drop the pages.
  await db
    .updateTable("assessment_review")
    .set({ due_on: inDays(-1) })
    .where("assessment", "=", number)
    .execute();
  await dropPassed(db, new Date());
  await eventually(async () => expect(await readingPage(number)).toContain(NOTE));
  await eventually(async () => expect(await hits(word)).toContain(TAG));
  await setReviewDay(editor, number, { dueOn: inDays(100) });
  await eventually(async () => expect(await readingPage(number)).not.toContain(NOTE));
  await eventually(async () => expect(await hits(word)).not.toContain(TAG));
});

test("a day that is to come is on no page and in no answer for readers", async () => {
  const { number } = await aPublished(server);
  const day = inDays(777);
  await setReviewDay(editor, number, { dueOn: day });
  const [, month, date] = day.split("-");
  for (const address of [
    `/api/assessments/${number}`,
    `/api/methodassessment/GetAssessment?id=${number}`,
    `/vurdering/?id=${number}`,
  ]) {
    const text = await page(address);
    expect(text).not.toContain(day);
    expect(text).not.toContain(`${date}.${month}.${day.slice(0, 4)}`);
  }
});
