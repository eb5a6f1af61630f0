import { expect, test } from "vitest";
import { deskHouse, isFocused, tabTo } from "./desk-journey.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";

const house = await deskHouse(/status of (409|422)/);

test("by keyboard: an editor adds a term, is told of a name that is taken, renames it, and takes it out of use and into use again", async () => {
  const { url } = house.server;
  const page = await house.editor({ width: 1440 });
  const { keyboard } = page;
  await page.goto(`${url}/redaksjon/innhold/`);
  await tabTo(page, page.getByRole("link", { name: "Begreper", exact: true }));
  await keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Begreper" }).waitFor();
  const table = page.getByRole("table", { name: "Begreper" });
  await table.getByRole("row").nth(1).waitFor();
  const taken = (await table.getByRole("rowheader").first().textContent()) ?? "";
  await expectInOrder(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByLabel("Slag", { exact: true }).selectOption("Organisasjoner");
  const uses = table.getByRole("cell", { name: /^(?:Ikke i bruk|\d+ sted)/ }).first();
  const { x = 0, width = 0 } = (await uses.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
  await page.getByLabel("Slag", { exact: true }).selectOption("Fagområder");
  await page.setViewportSize({ width: 1440, height: 900 });
  await tabTo(page, page.getByRole("tab", { name: /^Fagområder \d+$/ }));
  await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  expect(await page.getByRole("tab", { name: /^Metodetyper \d+$/ }).getAttribute("aria-selected")).toBe("true");
  await keyboard.press("Home");
  await keyboard.press("Enter");

  await tabTo(page, page.getByRole("button", { name: "Nytt begrep" }));
  await keyboard.press("Enter");
  const added = page.getByRole("dialog", { name: /^Nytt begrep/ });
  await tabTo(page, added.getByLabel("Navn"));
  await keyboard.type(taken.toLocaleUpperCase("nb"));
  await keyboard.press("Enter");
  await added.locator('[aria-invalid="true"]').waitFor();
  await expectInOrder(page);
  await keyboard.press("Control+A");
  await keyboard.type("Smertebehandling hjemme");
  await tabTo(page, added.getByRole("radio", { name: "Ingen", exact: true }));
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  expect(await added.getByRole("radio", { name: "Barn", exact: true }).isChecked()).toBe(true);
  await keyboard.press("Enter");
  await added.waitFor({ state: "detached" });
  await expect.poll(() => isFocused(page.getByRole("button", { name: "Nytt begrep" }))).toBe(true);

  const search = page.getByLabel("Finn et begrep");
  await search.focus();
  await keyboard.type("smertebehandling ");
  await page.getByText("1 begrep", { exact: true }).waitFor();
  await tabTo(page, table.getByRole("button", { name: "Smertebehandling hjemme", exact: true }));
  await keyboard.press("Enter");
  const changed = page.getByRole("region", { name: "Endre «Smertebehandling hjemme»" });
  await expect.poll(() => isFocused(changed.getByRole("heading", { level: 2 }))).toBe(true);
  await tabTo(page, changed.getByLabel("Navn"));
  await expectInOrder(page);
  expect(await changed.getByRole("radio", { name: "Barn", exact: true }).isChecked()).toBe(true);
  await keyboard.press("Control+A");
  await keyboard.type("Smertebehandling i hjemmet");
  await keyboard.press("Enter");
  await table.getByRole("rowheader", { name: "Smertebehandling i hjemmet" }).waitFor();

  const named = table.getByRole("button", { name: "Smertebehandling i hjemmet", exact: true });
  await tabTo(page, named);
  await keyboard.press("Enter");
  const dialog = page.getByRole("region", { name: "Endre «Smertebehandling i hjemmet»" });
  await tabTo(page, dialog.getByRole("button", { name: "Ta ut av bruk" }));
  await keyboard.press("Enter");
  await table.getByText("Ikke i bruk, tatt ut").waitFor();
  await expect.poll(() => isFocused(named)).toBe(true);
  await expectInOrder(page);
  await tabTo(page, named);
  await keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Ta i bruk igjen" }));
  await keyboard.press("Enter");
  await table.getByText("Ikke i bruk", { exact: true }).waitFor();
});

test("the chosen term stands beside the terms; what is written in it is not lost by choosing another", async () => {
  const page = await house.editor({ width: 1440 });
  const { keyboard } = page;
  await page.goto(`${house.server.url}/redaksjon/innhold/begreper/`);
  await page.getByText("Velg et begrep for å se og endre det.").waitFor();
  const table = page.getByRole("table", { name: "Begreper" });
  const name = (words: string) => table.getByRole("button", { name: words, exact: true });
  const beside = (words: string) => page.getByRole("region", { name: `Endre «${words}»` });
  await name("Kreft").click();
  await beside("Kreft").getByLabel("Navn").fill("Svulster");
  expect(await name("Kreft").getAttribute("aria-current")).toBe("true");
  await name("Barn og unge").click();
  const question = page.getByRole("dialog", { name: "Bekreft" });
  await question.getByRole("button", { name: "Nei" }).click();
  expect(await beside("Kreft").getByLabel("Navn").inputValue()).toBe("Svulster");
  expect(await tooWideAt(page)).toEqual([]);
  await name("Barn og unge").click();
  await question.getByRole("button", { name: "Ja" }).click();
  await expect.poll(() => isFocused(beside("Barn og unge").getByRole("heading", { level: 2 }))).toBe(true);
  await keyboard.press("Escape");
  await beside("Barn og unge").waitFor({ state: "detached" });
  await expect.poll(() => isFocused(name("Barn og unge"))).toBe(true);
});

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
  await tabTo(page, page.getByRole("button", { name: "Kreft", exact: true }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Endre «Kreft»" });
  await tabTo(page, dialog.getByRole("radio", { name: "Sløyfe", exact: true }));
  await expectInOrder(page);
  await keyboard.press("ArrowRight");
  expect(await dialog.getByRole("radio", { name: "Tann", exact: true }).isChecked()).toBe(true);
  await keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => isFocused(page.getByRole("button", { name: "Kreft", exact: true }))).toBe(true);

  await expect.poll(shown).toMatch(/#tooth$/);
  expect(await drawing.getAttribute("aria-hidden")).toBe("true");
  expect(await drawing.boundingBox()).toMatchObject({ width: 24, height: 24 });
  // The file is there and the page may use it: what is drawn has a shape of its own.
  await expect.poll(() => drawing.locator("use").evaluate((use: SVGUseElement) => use.getBBox().width > 0)).toBe(true);
  await expectInOrder(reader);
});
