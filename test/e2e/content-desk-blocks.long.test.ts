import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { findings } from "../axe-findings.ts";
import { readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse, isSaved } from "./desk-journey.ts";
import { drag, dragAtOnce } from "./dragging.ts";

/** The browser's driver puts scripts of its own into every frame, also into the draft's, where none may run. The page's own are not sent there. */
const house = await deskHouse(/Blocked script execution in .*\/utkast\/|status of (404|409)/);

test("on a phone the tree and the form are usable, and a page comes back from the trash", async () => {
  const page = await house.editor({ width: 375 });
  await page.goto(`${house.server.url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  const actions = page.getByRole("dialog");
  await page.getByRole("button", { name: "Handlinger for «Tilgjengelighet»" }).click();
  await actions.getByRole("button", { name: "Flytt opp" }).click();
  await page.getByText("«Tilgjengelighet» er flyttet").waitFor();
  await actions.getByRole("button", { name: "Legg i papirkurven" }).click();
  await page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }).click();
  await page.getByText("«Tilgjengelighet» ligger i papirkurven").waitFor();
  await page.getByText(/^Papirkurv \(/).click();
  await page.getByRole("button", { name: "Hent tilbake «Tilgjengelighet»" }).click();
  const tree = page.getByRole("list", { name: "Sidene på nettstedet" });
  await tree.getByRole("link", { name: "Tilgjengelighet" }).click();
  await page.getByRole("heading", { level: 1, name: "Tilgjengelighet" }).waitFor();
  await page.getByRole("textbox", { name: "Brødtekst", exact: true }).waitFor();
  await expectNoFindings(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
  await page.goto(`${house.server.url}/redaksjon/innhold/`);
  await page.getByRole("button", { name: "Redaksjonen · Sider" }).click();
  await page.getByRole("link", { name: "Lenker som ikke virker" }).click();
  await page.getByText("Lenkene til sider og filer her fører dit de skal.").waitFor();
  expect(await page.title()).toBe("Lenker som ikke virker – Minimetode");
  await expectNoFindings(page);
});

test("a block is shared and put on another page; blocks and pages are dragged, and put back", async () => {
  const admin = await signedInAs(house.server, "admin");
  const nodes: readonly { id: number; type: string; url: string }[] = await (await admin.get("/api/desk/pages")).json();
  const home = nodes.find(({ url }) => url === "/")?.id ?? 0;
  const added = async (name: string, blocks: readonly string[]) => {
    const { id } = await (await admin.post("/api/desk/pages", { parent: home, type: "StandardPage", name })).json();
    const area = blocks.map((type) => ({ id: crypto.randomUUID(), type, width: "full" }));
    await savePage(admin, id, 0, ["mainContent"], area);
    return id;
  };
  const [first, second] = [
    await added("Først i rekken", ["LinkBlock", "PromoBlock"]),
    await added("Sist i rekken", []),
  ];
  const page = await house.editor({ width: 1440 });
  await page.goto(`${house.server.url}/redaksjon/innhold/${first}/`);
  const area = page.getByRole("group", { name: "Hovedinnhold" });
  await area.getByRole("button", { name: /^Lenkeboks 1/ }).click();
  await area.getByRole("button", { name: "Gjør delt: Lenkeboks 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Gjør delt: Lenkeboks 1" });
  await dialog.getByLabel("Navn på blokken", { exact: false }).fill("Felles lenke");
  expect(await findings(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: "Gjør delt" }).click();
  await area.getByText("ikke på noen publisert side").waitFor();
  await expectNoFindings(page);

  const types = async () =>
    (await readPage(admin, first)).values.mainContent.map(({ type }: { readonly type: string }) => type);
  await drag(page, "Fremheving 2", area.getByRole("region", { name: "Lenkeboks 1" }), "upper");
  await area.getByRole("region", { name: "Fremheving 1" }).waitFor();
  await isSaved(page);
  expect(await types()).toEqual(["PromoBlock", "LinkBlock"]);
  await area.getByRole("button", { name: "Angre flyttingen" }).click();
  await area.getByRole("region", { name: "Fremheving 2" }).waitFor();
  await isSaved(page);
  expect(await types()).toEqual(["LinkBlock", "PromoBlock"]);

  await page.goto(`${house.server.url}/redaksjon/innhold/${second}/`);
  await area.getByLabel("Delt blokk: hovedinnhold").selectOption({ label: "Felles lenke" });
  await area.getByRole("button", { name: "Sett inn blokken" }).click();
  await area.getByRole("link", { name: "Rediger «Felles lenke»" }).click();
  await page.getByRole("heading", { level: 1, name: "Felles lenke" }).waitFor();
  await page.getByRole("tab", { name: "Hvem og når" }).click();
  await page.getByText("Sider som viser blokken (0)").waitFor();
  await expectNoFindings(page);

  await page.goto(`${house.server.url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  const tree = page.getByRole("list", { name: "Sidene på nettstedet" });
  const row = (name: string) => tree.locator("[data-drop]", { has: page.getByRole("link", { name, exact: true }) });
  await drag(page, "Sist i rekken", row("Først i rekken"), "upper");
  await page.getByText("«Sist i rekken» er flyttet.").waitFor();
  const order = async () => {
    const all: readonly { id: number }[] = await (await admin.get("/api/desk/pages")).json();
    return all.map(({ id }) => id).filter((id) => id === first || id === second);
  };
  expect(await order()).toEqual([second, first]);
  await page.getByRole("button", { name: "Angre flyttingen" }).click();
  await page.getByText("«Sist i rekken» står der den sto").waitFor();
  expect(await order()).toEqual([first, second]);
  await dragAtOnce(page, "Sist i rekken", row("Først i rekken"));
  await page.getByText("«Sist i rekken» er flyttet.").waitFor();
  expect(await order()).toEqual([second, first]);
  await page.getByText(/^Delte blokker \(1\)/).click();
  await page.getByRole("link", { name: "Felles lenke" }).waitFor();
  await expectNoFindings(page);
});
