import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { findings } from "../axe-findings.ts";
import { expectInOrder } from "./every-width.ts";
import { houseForFile, REFUSED_CALL } from "./house.ts";

const { database, server, ...house } = await houseForFile({ accepts: REFUSED_CALL });
const notifications = server.url.replace("localhost", "metodevarsel.localhost");
const stored = (email: string) =>
  database.db.selectFrom("subscription").select(["route", "search", "every"]).where("email", "=", email).execute();
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor();
};
const asks = (page: Page) => page.getByRole("link", { name: /^Få varsel/ });
const popup = (page: Page) => page.getByRole("dialog", { name: "Få varsel på e-post" });

test("a reader asks for alerts about the search as it stands, in a popup, by keyboard", async () => {
  const page = await house.page();
  await open(page, notifications);
  await page.getByRole("button", { name: "Velg fagområde" }).click();
  const topic = await page.getByRole("link", { name: /^Hjerte og kar \d+ metodevarsler$/ }).getAttribute("href");
  await open(page, `${notifications}${topic}&q=hjerte&published=2026&page=1`);
  const link = asks(page);
  await link.focus();
  await page.keyboard.press("Enter");
  await popup(page).waitFor();
  const email = popup(page).getByLabel("E-postadresse");
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  await popup(page).getByText("Gjelder: «hjerte», Hjerte og kar, 2026 i metodevarsler.").waitFor();
  await expectInOrder(page);

  await page.keyboard.type("ikke en adresse");
  await page.keyboard.press("Enter");
  await popup(page).getByText("Du må skrive inn en gyldig e-postadresse").waitFor();
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await findings(page)).toEqual([]);

  // What was typed is there when it is opened again, and the focus is where it was before.
  await page.keyboard.press("Escape");
  await popup(page).waitFor({ state: "hidden" });
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await popup(page).waitFor();
  expect(await email.inputValue()).toBe("ikke en adresse");
  await email.fill("leser@example.no");
  await popup(page).getByRole("radio", { name: "Ukentlig, mandag klokken 8" }).check();
  await email.press("Enter");
  const sent = page.getByRole("dialog", { name: "Sjekk e-posten din" });
  await sent.waitFor();
  await expect
    .poll(() => sent.getByText("Vi har sendt en e-post").evaluate((said) => said === document.activeElement))
    .toBe(true);
  await expectInOrder(page);
  await sent.getByRole("button", { name: "Lukk" }).last().click();
  await sent.waitFor({ state: "hidden" });
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  const address = new URL(page.url());
  expect(await stored("leser@example.no")).toEqual([
    { route: "methodnotifications", search: `${address.pathname}${address.search}`, every: "weekly" },
  ]);
});

test("the popup says why nothing came of it, and keeps what was typed", async () => {
  const page = await house.page({ width: 390 });
  await open(page, `${server.url}/sok/`);
  await page.route("**/api/subscriptions", (route) => route.abort());
  await asks(page).click();
  await popup(page).getByText("Gjelder: alt nytt i mini-metodevurderinger.").waitFor();
  await popup(page).getByLabel("E-postadresse").fill("frakoblet@example.no");
  await popup(page).getByRole("button", { name: "Bestill varsel" }).click();
  await popup(page).getByRole("alert").waitFor();
  expect(await popup(page).getByLabel("E-postadresse").inputValue()).toBe("frakoblet@example.no");
  await page.unroute("**/api/subscriptions");
  await popup(page).getByRole("button", { name: "Bestill varsel" }).click();
  await page.getByRole("dialog", { name: "Sjekk e-posten din" }).waitFor();
  expect(await stored("frakoblet@example.no")).toHaveLength(1);
});

test("while it is sent the popup stays, and one mail leaves; the address is gone from it afterwards", async () => {
  const page = await house.page();
  await open(page, `${server.url}/sok/`);
  let calls = 0;
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/api/subscriptions", async (route) => {
    calls += 1;
    await mayGoOn;
    await route.continue();
  });
  await asks(page).click();
  await popup(page).getByLabel("E-postadresse").fill("en-gang@example.no");
  await page.keyboard.press("Enter");
  await popup(page).getByRole("button", { name: "Bestill varsel", disabled: true }).waitFor();
  // Also when the browser lets nobody keep it open: at the second press with nothing in between.
  for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
  await popup(page).getByRole("button", { name: "Lukk" }).click();
  await popup(page).getByLabel("E-postadresse").press("Enter");
  expect(await popup(page).isVisible()).toBe(true);
  goOn();
  const sent = page.getByRole("dialog", { name: "Sjekk e-posten din" });
  await sent.getByRole("button", { name: "Lukk" }).last().click();
  await sent.waitFor({ state: "hidden" });
  expect(calls).toBe(1);
  await asks(page).click();
  await popup(page).waitFor();
  expect(await popup(page).getByLabel("E-postadresse").inputValue()).toBe("");
});

test.each(["late", "never"] as const)("a popup that comes %s comes over nothing else", async (when) => {
  const page = await house.page({ context: {} });
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/alert-popup-*.js", async (route) => {
    await mayGoOn;
    await (when === "late" ? route.continue() : route.abort());
  });
  await open(page, `${server.url}/sok/`);
  await asks(page).click();
  // The reader goes on with another search.
  await page.getByRole("main").getByRole("searchbox").fill("hjerte");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=hjerte/);
  const isPopup = (request: Request) => request.url().includes("alert-popup-");
  const ended =
    when === "late" ? page.waitForEvent("requestfinished", isPopup) : page.waitForEvent("requestfailed", isPopup);
  goOn();
  await ended;
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(page.url()).toMatch(/\/sok\/\?.*q=hjerte/);
});

test("while the popup is on its way its link says so, and Escape calls it off", async () => {
  const page = await house.page();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/alert-popup-*.js", async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await open(page, `${server.url}/sok/`);
  await asks(page).click();
  await page.locator('a[aria-busy="true"]').and(asks(page)).waitFor();
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await page.locator('a[aria-busy="true"]').waitFor({ state: "detached" });
  const arrived = page.waitForEvent("requestfinished", (request) => request.url().includes("alert-popup-"));
  goOn();
  await arrived;
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await page.getByRole("dialog").count()).toBe(0);
  await asks(page).click();
  await popup(page).waitFor();
});

test("it stands on catalog, search and articles of the notification site and on the search for assessments, and nowhere else", async () => {
  const page = await house.page();
  const published = await database.db.selectFrom("publication").select("assessment").executeTakeFirstOrThrow();
  for (const [address, count] of [
    [`${notifications}/varsler/`, 1],
    [`${notifications}/om-oss/`, 1],
    [`${notifications}/sok/`, 1],
    [`${server.url}/sok/`, 1],
    [`${notifications}/varsler/ki-tolkning-av-mammografi/`, 0],
    [`${server.url}/vurdering/?id=${published.assessment}`, 0],
    [`${server.url}/artikler/`, 0],
  ] as const) {
    await open(page, address);
    expect([address, await asks(page).count()]).toEqual([address, count]);
    if (count === 0) continue;
    await asks(page).click();
    await popup(page).waitFor();
    await page.keyboard.press("Escape");
  }
});

test("without script, and when the popup cannot be had, the link leads to the same form on a page", async () => {
  const page = await house.page({ width: 390, script: false });
  await page.goto(`${notifications}/sok/?q=hjerte`);
  await asks(page).click();
  await page.getByRole("heading", { level: 1, name: "Få varsel på e-post" }).waitFor();
  await page.getByText("Gjelder: «hjerte» i metodevarsler.").waitFor();
  await page.getByLabel("E-postadresse").fill("uten-skript@example.no");
  await page.getByRole("radio", { name: "Straks ved oppdatering" }).check();
  await page.getByRole("button", { name: "Bestill varsel" }).click();
  await page.getByRole("heading", { level: 1, name: "Sjekk e-posten din" }).waitFor();
  expect(await stored("uten-skript@example.no")).toEqual([
    { route: "methodnotifications", search: "/sok/?q=hjerte", every: "instantly" },
  ]);

  const other = await house.page();
  await other.route("**/alert-popup-*.js", (route) => route.abort());
  await open(other, `${notifications}/varsler/`);
  await asks(other).click();
  await other.getByRole("heading", { level: 1, name: "Få varsel på e-post" }).waitFor();
  await expectInOrder(other);
});
