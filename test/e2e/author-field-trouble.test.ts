import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { authorHouse, blockOf, heldCalls, openSection, untilItIs } from "./author-journey.ts";

const house = await authorHouse();

const TITLE = "Hvem har bestilt vurderingen?";
const fieldOf = (page: Page) => page.getByRole("textbox", { name: TITLE });

test("the way to a field's history does not lie over its conflict, on a phone or a desk", async () => {
  const assessment = await house.start();
  const author = await seatedAs(house.server, assessment.initiator.contributorId);
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const block = items.find(({ title }) => title === TITLE)?.contentGuid ?? "";
  await saveItem(author, assessment.number, block, "Det første");
  const { page } = await house.enter(assessment, assessment.initiator, { width: 390 });
  await page.route("**/api/live/**", (route) => route.abort());
  const history = blockOf(page, TITLE).getByRole("button", { name: /^Historikk/ });
  await history.waitFor();
  const letGo = await heldCalls(page);
  await fieldOf(page).fill("Skrevet her");
  await saveItem(author, assessment.number, block, "Skrevet et annet sted");
  letGo();
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "conflict");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const panel = await blockOf(page, TITLE).locator(".ds-alert").boundingBox();
    const button = await history.boundingBox();
    expect(button?.y, `${width} px`).toBeGreaterThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
    await expectNoFindings(page);
  }
});

test("a field's history stands below it on a phone, a tablet and a desk, with comments or without", async () => {
  const assessment = await house.start();
  const author = await seatedAs(house.server, assessment.initiator.contributorId);
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const written = { [TITLE]: "Det første", "Arbeidet skal være ferdig": "2026-03-01" };
  for (const [title, value] of Object.entries(written)) {
    const block = items.find((each) => each.title === title)?.contentGuid ?? "";
    expect((await saveItem(author, assessment.number, block, value)).status).toBe(200);
  }
  const { page } = await house.enter(assessment, assessment.initiator);
  for (const title of Object.keys(written)) {
    if (title !== TITLE) await openSection(page, "Tidsplan");
    const history = blockOf(page, title).getByRole("button", { name: /^Historikk/ });
    await history.waitFor();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const button = await history.boundingBox();
      const field = await page.getByRole("textbox", { name: title }).boundingBox();
      expect(button?.y, `${title}, ${width} px`).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    }
  }
});

test("a text of one line that is too long says by how much, and is saved when it is shorter", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator);
  await fieldOf(page).fill("a".repeat(50_012));
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "rejected");
  await blockOf(page, TITLE)
    .getByText("Teksten er 12 tegn for lang. Den kan ikke lagres før den er kortere.")
    .waitFor();
  await fieldOf(page).fill("a".repeat(50_000));
  await fieldOf(page).blur();
  await untilItIs(page, TITLE, "saved");
});

test("on a phone one line above the form leads to «Mine vurderinger» once, and says who is here", async () => {
  const assessment = await house.start();
  const { page } = await house.enter(assessment, assessment.initiator, { width: 390 });
  const ways = page.getByRole("banner").getByRole("link", { name: "Mine vurderinger" });
  expect(await ways.filter({ visible: true }).count()).toBe(1);
  await page.getByRole("banner").getByRole("button", { name: "Meny" }).click();
  const user = page.getByRole("region", { name: "Innlogging" }).getByText("Innlogget som");
  expect((await user.boundingBox())?.width).toBeGreaterThan(80);
});
