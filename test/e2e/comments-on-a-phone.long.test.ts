import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { authorHouse, blockOf, commentsButton, heldCalls, openSection, openStep } from "./author-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await authorHouse();
const title = "Hva er metoden?";

const open = (page: Page) => commentsButton(page, title);

test("on a small screen the comments are a panel over the page; what could not be saved stays, also when it is sent meanwhile; a peer sees no button", async () => {
  const assessment = await house.start({ others: ["economist", "peer"] });
  const [economist, peer] = assessment.others;
  if (!economist || !peer) throw new Error("two others were asked for");
  const small = { context: { viewport: { width: 390, height: 844 } } };
  const { page, context } = await house.enter(assessment, economist, small);
  // A field whose template has no comments has no button.
  await openStep(page, "Om vurderingen");
  await openSection(page, "Tidsplan");
  await page.getByRole("textbox", { name: "Beslutningen ventes" }).waitFor();
  expect(await page.getByRole("button", { name: "Kommenter: Beslutningen ventes" }).count()).toBe(0);
  await openStep(page, "Metoden");
  await open(page).click();
  const panel = page.getByRole("dialog", { name: "Kommentarer" });
  await panel.getByRole("textbox", { name: "Ny kommentar" }).fill("Hva koster det?");
  await context.setOffline(true);
  await panel.getByRole("button", { name: "Lagre" }).click();
  await panel.getByText("Kommentaren ble ikke lagret.").waitFor();
  await expectInOrder(page);
  await context.setOffline(false);
  // The counts come late: a comment that stands in the list is saved all the same, and closing asks nothing.
  const letCountsThrough = await heldCalls(page, "working-copy");
  await panel.getByRole("button", { name: "Lagre" }).click();
  await panel.getByRole("article").getByText("Hva koster det?").waitFor();
  await panel.getByRole("button", { name: "Lukk", exact: true }).first().click();
  await panel.waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").count()).toBe(0);
  letCountsThrough();
  await page.getByRole("button", { name: `Kommentarer: ${title} (1 åpen)` }).waitFor();

  const { page: reading } = await house.enter(assessment, peer);
  await openStep(reading, "Metoden");
  expect(await reading.getByRole("button", { name: /^Komment/ }).count()).toBe(0);

  await open(page).click();
  await panel.getByRole("textbox", { name: "Ny kommentar" }).fill("Rakk ikke dette");
  const sent = house.server.db.updateTable("assessment").set({ status: 2 });
  await sent.where("number", "=", assessment.number).execute();
  await panel.getByRole("button", { name: "Lagre" }).click();
  await panel.waitFor({ state: "detached" });
  await blockOf(page, title).getByText("Rakk ikke dette").waitFor();
  await blockOf(page, title)
    .getByRole("button", { name: /^Kopier/ })
    .waitFor();
  await expectInOrder(page);
});
