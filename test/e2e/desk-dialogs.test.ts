import { expect, test } from "vitest";
import { findings } from "../axe-findings.ts";
import { aPage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse } from "./desk-journey.ts";

/** The browser's driver puts scripts of its own into the draft's frame, where none may run. */
const house = await deskHouse(/Blocked script execution in .*\/utkast\/|net::ERR_FAILED|Failed to load resource/);
const { url } = house.server;
const kari = await signedInAs(house.server, "redaktor");

test("a dialog stays while its call is under way, whatever is pressed, and says that it failed", async () => {
  const id = await aPage(kari, "Publiseres ikke");
  const page = await house.editor();
  await page.goto(`${url}/redaksjon/innhold/${id}/`);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser" });
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/publish", async (route) => {
    await mayFail;
    await route.abort();
  });
  const button = dialog.getByRole("button", { name: "Publiser nå" });
  await button.click();
  for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  expect(await dialog.isVisible()).toBe(true);
  fail();
  await dialog.getByText("Vi får ikke kontakt med").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

test("who publishes a page under one that is a draft is told that readers do not get it yet", async () => {
  const folder = await aPage(kari, "Mappe uten lesere");
  const id = await aPage(kari, "Under mappen", "StandardPage", folder);
  const page = await house.editor({ width: 390 });
  await page.goto(`${url}/redaksjon/innhold/${id}/`);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser" });
  await dialog.getByText("Leserne får ikke siden før siden over, «Mappe uten lesere», er publisert.").waitFor();
  expect(await findings(page, "dialog[open]")).toEqual([]);
});
