import { expect, test } from "vitest";
import { authorHouse, openSection, openStep } from "./author-journey.ts";
import { number, write } from "./economy-journey.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";

const house = await authorHouse();

test("numbers that are refused are named once each, by their labels, and sending speaks of them", async () => {
  const started = await house.start();
  const { page } = await house.enter(started, started.initiator);
  await openStep(page, "Økonomi");
  await write(page, "Utstyr", "mye");
  await write(page, "Antall pasienter, år 1, ny metode", "1,5");
  const bar = page.getByRole("region", { name: "Lagring" });
  await bar.getByText("2 felt er ikke lagret").waitFor();
  const named = bar.getByRole("list").getByRole("link");
  expect(await named.allInnerTexts()).toEqual(["Utstyr", "Antall pasienter, år 1, ny metode"]);
  expect(await tooWideAt(page)).toEqual([]);
  await expectInOrder(page);
  await openStep(page, "Innsending");
  await openSection(page, "Send til publisering");
  await page.getByText("Noe er ikke lagret ennå. Du kan sende inn når alt er lagret.").waitFor();
  await named.nth(1).click();
  const patients = number(page, "Antall pasienter, år 1, ny metode");
  await expect.poll(() => patients.evaluate((field) => field === document.activeElement)).toBe(true);
  await patients.fill("2");
  await page.keyboard.press("Tab");
  await bar.getByText("1 felt er ikke lagret").waitFor();
});
