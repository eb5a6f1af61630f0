import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import type { StartedAssessment, StartedSeat } from "../builders/a-started-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { authorHouse, blockOf, endOffline, heldCalls, keptTexts, untilItIs } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";
const ABOUT = "Kort om vurderingen";
const RICH = "Lignende vurderinger";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const bar = (page: Page) => page.getByRole("region", { name: "Lagring" });

const named = ({ contributorId }: StartedSeat, name: string) =>
  house.database.db.updateTable("contributor").set({ name }).where("id", "=", contributorId).execute();

/** How often each page of a browser opened the stream of an assessment. */
const streamsOf = ({ number }: StartedAssessment, page: Page) => {
  let opened = 0;
  page.context().on("request", (request) => {
    if (new URL(request.url()).pathname === `/api/live/${number}`) opened++;
  });
  return () => opened;
};

test("two who write see each other and what the other saves, without a reload; what is being written stays", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  await named(librarian, "Berit Eksempel");
  const { page: kari, context, url } = await house.enter(assessment, assessment.initiator, { width: 390 });
  const { page: berit } = await house.enter(assessment, librarian, { width: 1440 });

  await bar(kari).getByText("Berit er her", { exact: true }).waitFor();
  await bar(berit).getByText("Kari er her", { exact: true }).waitFor();
  await field(berit, ABOUT).focus();
  await blockOf(kari, ABOUT).getByText("Berit er i feltet").waitFor();
  await expectNoFindings(kari);
  expect(await tooWideAt(kari)).toEqual([]);

  await field(berit, ABOUT).fill("Skrevet av Berit");
  await field(berit, RICH).fill("Tre vurderinger");
  await expect.poll(() => field(kari, ABOUT).inputValue()).toBe("Skrevet av Berit");
  await expect.poll(() => field(kari, RICH).innerText()).toContain("Tre vurderinger");

  // Who is there stands beside the way to the history of the field.
  const there = blockOf(kari, RICH).getByText("Berit er i feltet");
  const history = blockOf(kari, RICH).getByRole("button", { name: /^Historikk/ });
  for (const width of [1440, 390]) {
    await kari.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const [name, button] = [await there.boundingBox(), await history.boundingBox()];
        return (button?.x ?? Number.NaN) - ((name?.x ?? 0) + (name?.width ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
  }

  // Both are in one field: who has not saved keeps every word, and decides.
  const letGo = await heldCalls(kari);
  await field(kari, TITLE).fill("Klinikksjefen");
  await field(berit, TITLE).fill("Fagdirektøren");
  await untilItIs(berit, TITLE, "saved");
  await kari.getByRole("status").getByText("Berit Eksempel er i samme felt som deg").waitFor({ state: "attached" });
  expect(await field(kari, TITLE).inputValue()).toBe("Klinikksjefen");
  letGo();
  await untilItIs(kari, TITLE, "conflict");
  await blockOf(kari, TITLE).getByRole("button", { name: "Behold min" }).click();
  await expect.poll(() => field(berit, TITLE).inputValue()).toBe("Klinikksjefen");
  await expectNoFindings(berit);

  // Another tab of the same browser hears the same by the first one's stream, and goes on when that is closed.
  const streams = streamsOf(assessment, kari);
  const second = await context.newPage();
  await second.goto(url);
  await bar(second).getByText("Berit er her", { exact: true }).waitFor();
  expect(streams()).toBe(0);
  await kari.close();
  await expect.poll(streams).toBe(1);
  await field(berit, ABOUT).fill("Skrevet til den andre fanen");
  await expect.poll(() => field(second, ABOUT).inputValue()).toBe("Skrevet til den andre fanen");

  // Who is removed is told at once.
  await house.database.db
    .updateTable("contributor")
    .set({ deleted_at: new Date() })
    .where("id", "=", librarian.contributorId)
    .execute();
  await berit.getByText("Du er ikke lenger med i denne vurderingen").first().waitFor();
  await expect.poll(() => bar(second).getByText("Berit er her").count()).toBe(0);
});

test("a person whose place is lost, as another browser of theirs was left, is soon here again", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  await named(librarian, "Berit Eksempel");
  const { page: kari } = await house.enter(assessment, assessment.initiator);
  const { page: berit } = await house.enter(assessment, librarian);
  await field(berit, ABOUT).focus();
  const inField = blockOf(kari, ABOUT).getByText("Berit er i feltet");
  await inField.waitFor();
  const left = await (await seatedAs(house.server, librarian.contributorId)).post(
    `/api/live/${assessment.number}/here`,
    { left: true },
  );
  expect(left.status).toBe(200);
  await inField.waitFor({ state: "detached" });
  await inField.waitFor();
});

test("where the stream is cut, the page asks, and claims of nobody to be here", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const { page } = await house.enter(assessment, assessment.initiator);
  await page.route(/\/api\/live\/\d+(\?|$)/, (route) => route.abort());
  await page.reload();
  const { page: other } = await house.enter(assessment, librarian);
  const asked = page.waitForResponse(/\/api\/live\/\d+\/changes/);
  await field(other, ABOUT).fill("Kommer likevel");
  expect((await asked).status()).toBe(200);
  expect(await bar(page).getByText("er her").count()).toBe(0);
  await expect.poll(() => field(page, ABOUT).inputValue()).toBe("Kommer likevel");
});

test("who closed the page without a network, after both had written, finds both texts in one when it is back, and so does the colleague", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const { page: kari } = await house.enter(assessment, assessment.initiator);
  // A context of its own: its tab is ended.
  const { page: berit, context: hers, url } = await house.enter(assessment, librarian, { context: {} });
  const text = (page: Page) => field(page, RICH).innerText();
  await field(kari, RICH).click();
  await kari.keyboard.type("Vi fant tre vurderinger.");
  await expect.poll(() => text(berit)).toContain("Vi fant tre vurderinger.");
  await untilItIs(kari, RICH, "saved");

  await hers.setOffline(true);
  await field(berit, RICH).click();
  await berit.keyboard.press("Control+Home");
  await berit.keyboard.type("Skrevet på toget. ");
  await untilItIs(berit, RICH, "offline");
  await kari.keyboard.press("Control+End");
  await kari.keyboard.type(" Ingen er norske.");
  await untilItIs(kari, RICH, "saved");
  await expect.poll(() => keptTexts(berit)).toContain("Skrevet på toget.");
  await endOffline(berit);

  const again = await hers.newPage();
  await again.goto(url);
  const both = "Skrevet på toget. Vi fant tre vurderinger. Ingen er norske.";
  await expect.poll(() => text(kari)).toContain(both);
  await expect.poll(async () => (await text(again)) === (await text(kari))).toBe(true);
  await untilItIs(again, RICH, "saved");
  expect(await again.locator('[data-save-state="conflict"]').count()).toBe(0);
  const entries = await house.database.db
    .selectFrom("history as h")
    .innerJoin("schema_item as s", "s.number", "h.ref")
    .select(["h.value", "s.value as now"])
    .where("h.kind", "=", "block")
    .where("h.assessment", "=", assessment.number)
    .orderBy("h.id")
    .execute();
  expect(entries.at(-1)).toEqual({ value: `<p>${both}</p>`, now: `<p>${both}</p>` });
  expect(entries.map(({ value }) => value)).toContain("<p>Vi fant tre vurderinger. Ingen er norske.</p>");
});

test("two type in one rich text at once: both see one text with every word, undo takes one's own, and nothing is said to be in conflict", async () => {
  const assessment = await house.start({ others: ["librarian"] });
  const [librarian] = assessment.others;
  if (!librarian) throw new Error("no librarian");
  const { page: kari } = await house.enter(assessment, assessment.initiator);
  const { page: berit, context: hers } = await house.enter(assessment, librarian);
  /** A colleague's mark at the end of a line is no text, but has a line's end of its own in `innerText`. */
  const text = (page: Page) =>
    field(page, RICH).evaluate((box) => [...box.children].map(({ textContent }) => textContent).join("\n"));
  /** A colleague's words that came last leave no time of one's own save. */
  const untilNothingIsUnsent = (page: Page) =>
    blockOf(page, RICH).locator('[data-save-state="saved"], [data-save-state="clean"]').waitFor({ state: "attached" });
  /** Both pages come to the same text, with these words. Either may be a moment behind, also with a text that both once had. */
  const same = async (...words: readonly string[]) => {
    const missing = () => words.filter((word) => !read.includes(word));
    let read = "";
    await expect
      .poll(async () => {
        read = await text(kari);
        return { same: read === (await text(berit)), missing: missing() };
      })
      .toEqual({ same: true, missing: [] });
    return read;
  };

  await field(kari, RICH).click();
  await kari.keyboard.type("Vi fant tre vurderinger.");
  await kari.keyboard.press("Enter");
  await kari.keyboard.type("Ingen er norske.");
  await expect.poll(() => text(berit)).toContain("Ingen er norske.");
  await field(berit, RICH).click();
  await berit.keyboard.press("Control+Home");
  await Promise.all([
    kari.keyboard.type(" Den nyeste er fra 2021 og gjelder voksne.", { delay: 15 }),
    berit.keyboard.type("Sammendrag skrevet av Berit. ", { delay: 20 }),
  ]);
  await untilNothingIsUnsent(kari);
  await untilNothingIsUnsent(berit);
  await same("Sammendrag skrevet av Berit. Vi fant", "Ingen er norske. Den nyeste er fra 2021 og gjelder voksne.");

  // Undo is one's own, also after what the other has written since.
  await berit.keyboard.press("Control+z");
  await expect.poll(() => text(kari)).not.toContain("skrevet av Berit");
  await same("Den nyeste er fra 2021 og gjelder voksne.");
  await berit.keyboard.press("Control+Shift+z");
  await same("Sammendrag skrevet av Berit. Vi fant");

  // Without a network both go on; what they wrote is put together when it is back.
  await hers.setOffline(true);
  // Who is there nobody knows now, and nobody is said to have left.
  await expect
    .poll(() =>
      bar(berit)
        .getByText(/ er her$/)
        .count(),
    )
    .toBe(0);
  await expect.poll(() => blockOf(berit, RICH).locator("[data-colleague]").count()).toBe(0);
  expect(await berit.getByText(/er ikke her lenger/).count()).toBe(0);
  await berit.keyboard.type("Skrevet uten nett. ");
  await berit.keyboard.press("Control+End");
  for (const _ of "gjelder voksne.") await berit.keyboard.press("Shift+ArrowLeft");
  await berit.keyboard.press("Delete");
  await expect.poll(() => text(berit)).toMatch(/fra 2021 og $/);
  await untilItIs(berit, RICH, "offline");
  await field(kari, RICH).click();
  await kari.keyboard.press("Control+End");
  for (const _ of "voksne.") await kari.keyboard.press("ArrowLeft");
  await kari.keyboard.type("ikke ");
  await untilNothingIsUnsent(kari);
  await hers.setOffline(false);
  await bar(berit).getByText("Kari er her", { exact: true }).waitFor();
  await expect.poll(() => text(kari)).not.toContain("voksne");
  await untilNothingIsUnsent(berit);
  // What was written where the other deleted is kept, and who deleted is told to read it.
  expect(await same("Skrevet uten nett. Vi fant", "fra 2021 og", "ikke ")).not.toContain("voksne");
  await blockOf(berit, RICH).getByText("Alt som er skrevet, er beholdt").waitFor();
  await expectNoFindings(berit);

  // Every text that somebody was told is saved is in the history, and the last is what stands there.
  const [stored] = await house.database.db
    .selectFrom("schema_item as s")
    .innerJoin("history as h", "h.ref", "s.number")
    .select(["s.value", "h.value as last"])
    .where("h.kind", "=", "block")
    .where("h.assessment", "=", assessment.number)
    .orderBy("h.id", "desc")
    .limit(1)
    .execute();
  expect(stored?.last).toEqual(stored?.value);
  expect(await blockOf(kari, RICH).locator('[data-save-state="conflict"]').count()).toBe(0);
});
