import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { signedInByProvider } from "../builders/signed-in.ts";
import { tooWideAt } from "./every-width.ts";
import { houseForFile, REFUSED_CALL } from "./house.ts";

const house = await houseForFile({ accepts: REFUSED_CALL });

const inHeader = (page: Awaited<ReturnType<typeof house.page>>, name: string) =>
  page.getByRole("region", { name: "Innlogging" }).getByRole("button", { name, exact: true });

const menu = (page: Awaited<ReturnType<typeof house.page>>) => page.getByRole("button", { name: "Meny" });

test("an editor who left a browser signed in on the ward signs out of it from here, after being asked", async () => {
  const ward = await house.page({ as: await signedInByProvider(house.server, "redaktor") });
  await ward.goto(`${house.server.url}/redaksjon/`);
  await menu(ward).click();
  await inHeader(ward, "Logg ut overalt").waitFor();
  const here = await house.page({ as: await signedInByProvider(house.server, "redaktor"), width: 390 });
  await here.goto(house.server.url);
  await here.locator("html[data-hydrated]").waitFor();
  await menu(here).click();
  await inHeader(here, "Logg ut overalt").waitFor();
  expect(await tooWideAt(here)).toEqual([]);

  await inHeader(here, "Logg ut overalt").click();
  const dialog = here.getByRole("dialog", { name: "Vil du logge ut overalt?" });
  await dialog.waitFor();
  await expectNoFindings(here);
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await dialog.waitFor({ state: "hidden" });
  await menu(here).and(here.locator(":focus")).waitFor();

  await menu(here).click();
  await inHeader(here, "Logg ut overalt").click();
  await here.route("**/api/logout/everywhere", (route) => route.abort());
  await dialog.getByRole("button", { name: "Logg ut overalt" }).click();
  await dialog.getByText("Du er fortsatt logget inn").waitFor();
  await expectNoFindings(here);
  await here.unroute("**/api/logout/everywhere");
  house.complaints();
  await dialog.getByRole("button", { name: "Logg ut overalt" }).click();
  await here.getByRole("link", { name: "Logg inn" }).waitFor();

  await ward.goto(house.server.url);
  await ward.getByRole("region", { name: "Innlogging" }).getByRole("link", { name: "Logg inn" }).waitFor();
});

test("who came by a link is not offered to sign out everywhere: there is no account", async () => {
  const page = await house.page();
  await page.goto(house.server.url);
  await page.getByRole("region", { name: "Innlogging" }).getByRole("link", { name: "Logg inn" }).waitFor();
  await menu(page).click();
  expect(await inHeader(page, "Logg ut overalt").count()).toBe(0);
});
