import { expect, test } from "vitest";
import { deskHouse, isFocused, tabTo } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse(/status of (409|422)/);

test("by keyboard: an editor gives a topic another icon, and readers see it at the topic's name", async () => {
  const { url } = house.server;
  const site = url.replace("localhost", "metodevarsel.localhost");
  const reader = await house.page({ width: 390 });
  const link = reader.getByRole("link", { name: /^Kreft \d+ metodevarsler$/ });
  const drawing = link.locator("svg");
  const shown = async () => {
    await reader.goto(site);
    await reader.getByRole("button", { name: "Velg fagområde" }).click();
    return drawing.locator("use").getAttribute("href");
  };
  expect(await shown()).toMatch(/#ribbon$/);

  const page = await house.editor({ width: 390 });
  const { keyboard } = page;
  await page.goto(`${url}/redaksjon/innhold/begreper/`);
  await tabTo(page, page.getByRole("button", { name: "Endre «Kreft»" }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Endre «Kreft»" });
  await tabTo(page, dialog.getByRole("radio", { name: "Sløyfe", exact: true }));
  await expectInOrder(page);
  await keyboard.press("ArrowRight");
  expect(await dialog.getByRole("radio", { name: "Tann", exact: true }).isChecked()).toBe(true);
  await keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => isFocused(page.getByRole("button", { name: "Endre «Kreft»" }))).toBe(true);

  await expect.poll(shown).toMatch(/#tooth$/);
  expect(await drawing.getAttribute("aria-hidden")).toBe("true");
  expect(await drawing.boundingBox()).toMatchObject({ width: 24, height: 24 });
  // The file is there and the page may use it: what is drawn has a shape of its own.
  await expect.poll(() => drawing.locator("use").evaluate((use: SVGUseElement) => use.getBBox().width > 0)).toBe(true);
  await expectInOrder(reader);
});
