import { expect, test } from "vitest";
import { json, publishPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse();
const kari = await signedInAs(house.server, "redaktor");
const nodes: readonly { readonly id: number; readonly type: string }[] = await (
  await kari.get("/api/desk/pages")
).json();
const parent = nodes.find(({ type }) => type === "StartPage")?.id;
const aPage = (name: string, under = parent) =>
  json(kari.post("/api/desk/pages", { parent: under, type: "StandardPage", name }));

test("an editor finds a page by a word in its draft, by keyboard, and comes back to the tree", async () => {
  const { id } = await aPage("Om laserbehandling");
  const { status } = await savePage(kari, id, 1, ["heading"], "Regnbuehinnens overskrift");
  expect(status).toBe(200);
  const page = await house.editor({ width: 390 });
  await page.goto(`${house.server.url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  const field = page.getByRole("searchbox", { name: "Søk i alt innhold" });
  await field.fill("regnbuehinnens");
  await field.press("Enter");
  const results = page.getByRole("region", { name: "Treff i alt innhold" });
  await results.getByText("1 treff").waitFor();
  const hit = results.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Om laserbehandling" }) });
  await hit.getByText("Utkast").waitFor();
  await expectInOrder(page);
  await field.fill("finnesikkeher");
  await field.press("Enter");
  await results.getByText("Ingen sider passer. Prøv færre eller andre ord.").waitFor();
  await page.getByRole("button", { name: "Vis alle sidene" }).press("Enter");
  await page.getByRole("list", { name: "Sidene på nettstedet" }).waitFor();
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await field.fill("Regnbuehinnens");
  await field.press("Enter");
  await results.getByRole("link", { name: "Om laserbehandling" }).click();
  await page.getByRole("textbox", { name: "Overskrift" }).waitFor();
});

test("a folder of many pages is shown when it is asked for", async () => {
  const { id: folder } = await aPage("Arkiv over varsler");
  await publishPage(kari, folder);
  for (let at = 0; at < 51; at++) await aPage(`Varsel nummer ${at}`, folder);
  const page = await house.editor({ width: 1440 });
  await page.goto(`${house.server.url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  const many = page.getByRole("button", { name: /51 .*Arkiv over varsler/ });
  await many.waitFor();
  expect(await page.getByRole("link", { name: "Varsel nummer 7", exact: true }).count()).toBe(0);
  expect(await many.getAttribute("aria-expanded")).toBe("false");
  await many.press("Enter");
  await page.getByRole("link", { name: "Varsel nummer 7", exact: true }).waitFor();
  expect(await many.getAttribute("aria-expanded")).toBe("true");
  await expectInOrder(page);
});

test("Ctrl+K goes to the search in all content from every screen of the content desk, and in a rich text it makes a link", async () => {
  const { url } = house.server;
  const page = await house.editor();
  const field = page.getByLabel("Søk i alt innhold");
  await page.goto(`${url}/redaksjon/innhold/filer/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("heading", { level: 1, name: "Bilder og filer" }).waitFor();
  await page.keyboard.press("Control+K");
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.getByRole("list", { name: "Sidene på nettstedet" }).getByRole("link", { name: "Om oss" }).click();
  await page.getByRole("textbox", { name: "Brødtekst", exact: true }).click();
  await page.keyboard.press("Control+K");
  await page.getByRole("button", { name: "Sett inn lenke" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "Overskrift" }).first().focus();
  await page.keyboard.press("Control+K");
  await expect.poll(() => isFocused(field)).toBe(true);
});
