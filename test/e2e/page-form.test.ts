import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { aPage, json, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isFocused } from "./desk-journey.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";

/** Expected console errors: the driver's own script in the draft's frame, an ended link (404), a refused day (422), and calls without a network. */
const house = await deskHouse(
  /Blocked script execution in .*\/utkast\/|status of (?:404|422)|Failed to (?:load|fetch)/,
);

test("an editor shows a draft to somebody without an account, who sees what is newest, and takes it back", async () => {
  const { url } = house.server;
  const kari = await signedInAs(house.server, "redaktor");
  const nodes: readonly { id: number; type: string }[] = await (await kari.get("/api/desk/pages")).json();
  const parent = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
  const { id } = await json(kari.post("/api/desk/pages", { parent, type: "StandardPage", name: "Til høring" }));
  const { rev } = await savePage(kari, id, 0, ["introduction"], "<p>Første utgave.</p>");

  const page = await house.editor({ width: 390 });
  await page.goto(`${url}/redaksjon/innhold/${id}/`);
  await page.getByRole("tab", { name: "Hvem og når" }).click();
  await page.getByText("Del utkastet", { exact: true }).click();
  await page.getByRole("button", { name: "Lag en lenke" }).click();
  const link = await page.getByLabel("Kopier lenken nå. Den vises bare denne ene gangen.").inputValue();
  await page.getByText(/^Lenke laget av Eksempel Redaktør, virker til /).waitFor();
  await expectNoFindings(page);

  const visitor = await house.page({ width: 390, context: {} });
  await visitor.goto(link);
  await visitor.getByText("Dette er et utkast. Leserne ser ikke denne siden slik ennå.").waitFor();
  await visitor.getByText("Første utgave.").waitFor();
  await expectNoFindings(visitor);
  await savePage(kari, id, rev, ["introduction"], "<p>Andre utgave.</p>");
  await visitor.reload();
  await visitor.getByText("Andre utgave.").waitFor();

  await page.getByRole("button", { name: /^Avslutt lenken som virker til / }).click();
  await page.getByText("Lenken er avsluttet").waitFor();
  await visitor.reload();
  await visitor.getByRole("heading", { level: 1, name: "Side ikke funnet" }).waitFor();
  expect(await visitor.getByText("utgave.").count()).toBe(0);
});

test("Ctrl+S saves at once what is being written, and says so", async () => {
  const kari = await signedInAs(house.server, "redaktor");
  const nodes: readonly { id: number; url: string }[] = await (await kari.get("/api/desk/pages")).json();
  const id = nodes.find(({ url }) => url === "/om-oss/")?.id ?? 0;
  const page = await house.editor({ width: 1440 });
  await page.goto(`${house.server.url}/redaksjon/innhold/${id}/`);
  await page.getByLabel("Forfatter").fill("Kari Eksempel");
  await page.keyboard.press("Control+s");
  await page.getByText("Alt er lagret").waitFor();
  expect((await readPage(kari, id)).values).toMatchObject({ author: "Kari Eksempel" });
});

test("a day that there is not is told in the words of the screen, and neither takes the stored day away nor gets lost itself", async () => {
  const kari = await signedInAs(house.server, "redaktor");
  const nodes: readonly { id: number; type: string }[] = await (await kari.get("/api/desk/pages")).json();
  const id = nodes.find(({ type }) => type === "SettingsPage")?.id ?? 0;
  const page = await house.editor({ width: 390 });
  await page.goto(`${house.server.url}/redaksjon/innhold/${id}/`);
  await page.getByRole("tab", { name: "Banner" }).click();
  const day = page.getByRole("textbox", { name: "Vises fra og med" });
  await day.fill("1.12.2026");
  await page.keyboard.press("Control+s");
  await page.getByText("Alt er lagret").waitFor();
  await day.fill("31.02.2027");
  await day.blur();
  await page.getByText("Skriv datoen som dd.mm.åååå, for eksempel 24.12.2026").waitFor();
  expect(await day.inputValue()).toBe("31.02.2027");
  expect((await readPage(kari, id)).values).toMatchObject({ bannerFrom: "2026-12-01" });
  await expectNoFindings(page);
  await day.fill("28.02.2027");
  await page.getByText("Skriv datoen som dd.mm.åååå, for eksempel 24.12.2026").waitFor({ state: "detached" });
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await readPage(kari, id)).values).toMatchObject({ bannerFrom: "2027-02-28" });
});

test("what is no number does not take the stored number away", async () => {
  const kari = await signedInAs(house.server, "redaktor");
  const nodes: readonly { id: number; type: string }[] = await (await kari.get("/api/desk/pages")).json();
  const id = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
  const stored = async () => JSON.stringify((await readPage(kari, id)).values);
  const page = await house.editor({ width: 1440 });
  await page.goto(`${house.server.url}/redaksjon/innhold/${id}/`);
  await page.getByRole("button", { name: /^Artikkelliste/ }).click();
  const count = page.getByLabel("Antall").first();
  await count.fill("27");
  await page.keyboard.press("Control+s");
  await expect.poll(stored).toContain(`"limit":27`);
  await count.press("End");
  await count.press("e");
  await page.keyboard.press("Control+s");
  await page.getByText("Alt er lagret").waitFor();
  expect(await count.inputValue()).toBe("27");
  expect(await stored()).toContain(`"limit":27`);
});

test("blocks and boxes are rows that close each other, and a link to a field opens the rows around it", async () => {
  const kari = await signedInAs(house.server, "redaktor");
  const id = await aPage(kari, "Med rader");
  const [first, second] = ["LinkBlock", "FaqAccordionBlock"].map((type) => ({
    id: crypto.randomUUID(),
    type,
    width: "full",
  }));
  await savePage(kari, id, 0, ["mainContent"], [first, second]);
  const page = await house.editor({ width: 1440 });
  await page.goto(`${house.server.url}/redaksjon/innhold/${id}/`);
  const area = page.getByRole("group", { name: "Hovedinnhold" });
  const row = (name: RegExp) => area.getByRole("button", { name });
  const isOpen = (name: RegExp) => row(name).getAttribute("aria-expanded");
  await row(/^Lenkeboks 1/).press("Enter");
  await area.getByLabel("Overskrift", { exact: false }).first().fill("Les videre");
  await row(/^Spørsmål og svar 2/).click();
  await row(/^Lenkeboks 1 Les videre/).waitFor();
  expect([await isOpen(/^Lenkeboks 1/), await isOpen(/^Spørsmål og svar 2/)]).toEqual(["false", "true"]);
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);

  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const missing = page.getByRole("link", { name: "Hovedinnhold, lenkeboks 1: Lenketekst" });
  await missing.waitFor();
  await page.keyboard.press("Escape");
  await row(/^Lenkeboks 1 må rettes/).waitFor();
  await page.getByRole("tab", { name: /^Innhold ?, må rettes/ }).waitFor();
  await expectNoFindings(page);
  await page.getByRole("tab", { name: "Versjoner" }).click();
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await missing.click();
  const title = area.getByLabel("Lenketekst", { exact: false }).first();
  await expect.poll(() => isFocused(title)).toBe(true);
  expect([await isOpen(/^Lenkeboks 1/), await isOpen(/^Spørsmål og svar 2/)]).toEqual(["true", "false"]);

  // An address with the field, as the page in edit mode has it.
  await page.goto(`${house.server.url}/redaksjon/`);
  await page.goto(`${house.server.url}/redaksjon/innhold/${id}/#felt-mainContent-${first?.id}-linkTitle`);
  await expect.poll(() => isFocused(title)).toBe(true);
});

test("a row that is closed says that something in it is not saved", async () => {
  const kari = await signedInAs(house.server, "redaktor");
  const nodes: readonly { id: number; type: string }[] = await (await kari.get("/api/desk/pages")).json();
  const id = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
  const page = await house.editor({ width: 390 });
  await page.goto(`${house.server.url}/redaksjon/innhold/${id}/`);
  const box = page.getByRole("group", { name: "Venstre boks" });
  await box.getByRole("button", { name: /^Venstre boks/ }).click();
  const heading = box.getByLabel("Overskrift", { exact: false });
  const saving = /\/api\/desk\/pages\/\d+\/save$/;
  await page.route(saving, (route) => route.abort());
  await heading.fill("Uten nett");
  await page.getByRole("button", { name: /^Høyre boks/ }).click();
  const closed = box.getByRole("button", { name: "Venstre boks ikke lagret" });
  await closed.waitFor();
  expect(await heading.isVisible()).toBe(false);
  await expectNoFindings(page);
  await page.unroute(saving);
  await closed.click();
  await heading.fill("Med nett");
  await heading.blur();
  await page.getByRole("button", { name: /^Høyre boks/ }).click();
  await box.getByRole("button", { name: /^Venstre boks Med nett/ }).waitFor();
});

test("the form of a page in the trash says where the page is, and leads on", async () => {
  const kari = await signedInAs(house.server, "redaktor");
  const nodes: readonly { id: number; type: string }[] = await (await kari.get("/api/desk/pages")).json();
  const parent = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
  const { id } = await json(kari.post("/api/desk/pages", { parent, type: "StandardPage", name: "Snart borte" }));
  await json(kari.post(`/api/desk/pages/${id}/trash`, {}));
  const page = await house.editor({ width: 390 });
  await page.goto(`${house.server.url}/redaksjon/innhold/${id}/`);
  await page.getByRole("heading", { level: 1, name: "Siden er ikke her" }).waitFor();
  await page.getByText("Den finnes ikke, eller den ligger i papirkurven.").waitFor();
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Alle sider" }).click();
  await page.getByRole("heading", { level: 1, name: "Innhold" }).waitFor();
});
