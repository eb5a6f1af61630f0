import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import type { StartedAssessment } from "../builders/a-started-assessment.ts";
import { authorHouse, blockOf, heldCalls, untilItIs } from "./author-journey.ts";
import { tooWideAt } from "./every-width.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";
const ABOUT = "Kort om vurderingen";
const RICH = "Lignende vurderinger";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const bar = (page: Page) => page.getByRole("region", { name: "Lagring" });

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
  await house.database.db
    .updateTable("contributor")
    .set({ name: "Berit Eksempel" })
    .where("id", "=", librarian.contributorId)
    .execute();
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

test("where the stream is cut, the page asks", async () => {
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
  await expect.poll(() => field(page, ABOUT).inputValue()).toBe("Kommer likevel");
});
