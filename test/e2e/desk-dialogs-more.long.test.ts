import { expect, test } from "vitest";
import { aPage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";

/** The browser's driver puts scripts of its own into the draft's frame, where none may run. */
const house = await deskHouse(/Blocked script execution in .*\/utkast\/|net::ERR_FAILED|Failed to load resource/);
const { url } = house.server;
const kari = await signedInAs(house.server, "redaktor");

test("what is done with a page in the tree gives the focus back to its button", async () => {
  const page = await house.editor();
  await page.goto(`${url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  const button = page.getByRole("button", { name: "Handlinger for «Om oss»" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => isFocused(button)).toBe(true);
});

test("what is chosen in a list is still chosen after a search, and so is what became of it", async () => {
  const folder = await aPage(kari, "Mappe med to");
  for (const name of ["Den ene siden", "Den andre siden"]) await aPage(kari, name, "StandardPage", folder);
  const page = await house.editor();
  await page.goto(`${url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Handlinger for «Mappe med to»" }).click();
  await page.getByRole("button", { name: /^Vis .* som liste$/ }).click();
  const chosen = page.getByRole("checkbox", { name: /Den ene siden/ });
  await chosen.check();
  await page.getByLabel("Søk i alt innhold").fill("siden");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: /treff/i }).waitFor();
  expect(await chosen.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Vis alle sidene" }).click();
  await chosen.waitFor();
  expect(await chosen.isChecked()).toBe(true);
});

test("what is written of a term is not forgotten without asking", async () => {
  const page = await house.editor();
  await page.goto(`${url}/redaksjon/innhold/begreper/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Nytt begrep" }).click();
  const dialog = page.getByRole("dialog", { name: /^Nytt begrep/ });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Nytt begrep" }).click();
  await dialog.getByLabel("Navn").fill("Nyskapning");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Bekreft" });
  await question.getByText("Det du har skrevet her, er ikke lagret.").waitFor();
  await question.getByRole("button", { name: "Nei" }).click();
  expect(await dialog.getByLabel("Navn").inputValue()).toBe("Nyskapning");
  // Of several presses with nothing in between the browser asks about the first only, and closes by itself at the others.
  for (const state of ["visible", "hidden", "visible", "hidden"] as const) {
    await page.keyboard.press("Escape");
    await question.waitFor({ state });
  }
  expect(await dialog.getByLabel("Navn").inputValue()).toBe("Nyskapning");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Ja" }).click();
  await dialog.waitFor({ state: "hidden" });
});

test("a term's dialog stays while it is saved, whatever is pressed", async () => {
  const page = await house.editor();
  await page.goto(`${url}/redaksjon/innhold/begreper/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Nytt begrep" }).click();
  const dialog = page.getByRole("dialog", { name: /^Nytt begrep/ });
  await dialog.getByLabel("Navn").fill("Blir ikke lagret");
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/api/desk/terms", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await mayFail;
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Lagre" }).click();
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  expect(await dialog.isVisible()).toBe(true);
  fail();
  await dialog.getByText("Vi får ikke kontakt med").waitFor();
});
