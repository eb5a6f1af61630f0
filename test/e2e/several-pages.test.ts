import { expect, test } from "vitest";
import { json, onPage, publishPage, readPage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { deskHouse, tabTo } from "./desk-journey.ts";
import { expectInOrder } from "./every-width.ts";

const house = await deskHouse(/status of (403|422)/);
const kari = await signedInAs(house.server, "redaktor");
const admin = await signedInAs(house.server, "admin");
const nodes: readonly { readonly id: number; readonly type: string }[] = await (
  await kari.get("/api/desk/pages")
).json();
const home = nodes.find(({ type }) => type === "StartPage")?.id ?? 0;
const aPage = async (parent: number, type: string, name: string): Promise<number> =>
  (await json(kari.post("/api/desk/pages", { parent, type, name }))).id;

test("in a large folder several pages are published, moved, taken from readers and put in the trash at once, each by its own rights", async () => {
  const { url } = house.server;
  const folder = await aPage(home, "CatalogPage", "Arkivet");
  const other = await aPage(home, "CatalogPage", "Hyllen");
  for (const id of [folder, other]) await publishPage(kari, id);
  const ids: number[] = [];
  for (let no = 1; no <= 52; no += 1) ids.push(await aPage(folder, "StandardPage", `Rapport ${no}`));
  const stateOf = async (no: number) => (await readPage(kari, ids[no - 1] ?? 0)).state;
  const locked = ids[4] ?? 0;
  const { rev } = await readPage(admin, locked);
  const rule = { rev, publish: { who: "admins", accounts: [] } };
  expect(await onPage(admin, locked, "access", rule)).toMatchObject({ status: 200 });

  const page = await house.editor({ width: 1440 });
  await page.goto(`${url}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Vis de 52 sidene under «Arkivet»" }).click();
  const list = page.getByRole("region", { name: "Sidene under «Arkivet»" });
  await list.getByText("52 sider", { exact: true }).waitFor();
  await tabTo(page, list.getByLabel("Finn i listen"));
  await page.keyboard.type("rapport 5");
  await list.getByText("4 av 52 sider").waitFor();
  await tabTo(page, list.getByRole("checkbox", { name: "Velg alle som vises" }));
  await page.keyboard.press("Space");
  await list.getByText("4 sider valgt").waitFor();
  await expectInOrder(page);
  await tabTo(page, list.getByRole("button", { name: "Publiser", exact: true }));
  await page.keyboard.press("Enter");
  const yes = page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" });
  await tabTo(page, yes);
  await page.keyboard.press("Enter");
  const result = list.getByRole("status");
  await result.getByText("3 sider er publisert").waitFor();
  await result.getByText("1 side ble ikke endret").waitFor();
  await result.getByRole("link", { name: "Rapport 5", exact: true }).waitFor();
  await expectInOrder(page);
  expect(await Promise.all([5, 50, 51, 52].map(stateOf))).toEqual(["draft", "published", "published", "published"]);
  expect(await page.getByRole("checkbox", { name: "Velg «Rapport 5»" }).isChecked()).toBe(true);
  await page.getByRole("checkbox", { name: "Velg «Rapport 5»" }).uncheck();

  const choose = async (...nos: readonly number[]) => {
    for (const no of nos) await page.getByRole("checkbox", { name: `Velg «Rapport ${no}»` }).check();
  };
  await choose(50);
  await list.getByRole("button", { name: "Avpubliser", exact: true }).click();
  await yes.click();
  await result.getByText("1 side er avpublisert").waitFor();
  expect(await stateOf(50)).toBe("draft");
  await choose(51);
  await list.getByLabel("Flytt til").selectOption({ label: "Hyllen (/hyllen/)" });
  await list.getByRole("button", { name: "Flytt", exact: true }).click();
  await yes.click();
  await page.getByText("51 sider", { exact: true }).or(page.getByText("3 av 51 sider")).waitFor();
  expect((await readPage(kari, ids[50] ?? 0)).parent).toBe(other);
  await choose(52);
  await list.getByRole("button", { name: "Legg i papirkurven" }).click();
  await page
    .getByRole("dialog", { name: "Bekreft" })
    .getByText(/blir borte for leserne/)
    .waitFor();
  await yes.click();
  // Also when the folder is no large one any more.
  await result.getByText("1 side ligger i papirkurven").waitFor();
  await page.getByRole("link", { name: "Rapport 52" }).waitFor({ state: "detached" });
  await page.getByText("Papirkurv (1)").waitFor();
});

test("an editor makes a notification and gives several of a small folder a common topic at once; readers find them by it when they are published", async () => {
  const site = house.server.url.replace("localhost", "metodevarsel.localhost");
  const page = await house.page({ width: 1440 });
  await page.context().addCookies([...kari.cookies].map(([name, value]) => ({ name, value, url: site })));
  await page.goto(`${site}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  const actions = page.getByRole("dialog");
  await page.getByRole("button", { name: "Handlinger for «Metodevarsler»" }).click();
  await actions.getByLabel("Navn").fill("Varsel til lista");
  await actions.getByRole("button", { name: "Lag siden" }).click();
  await page.getByRole("heading", { level: 1, name: "Varsel til lista" }).waitFor();
  await page.getByRole("textbox", { name: "Kort om metoden", exact: true }).click();
  await page.keyboard.type("En metode som ingen har.");
  await page.locator("[data-save-state=dirty], [data-save-state=saving]").first().waitFor({ state: "detached" });

  await page.goto(`${site}/redaksjon/innhold/`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Handlinger for «Metodevarsler»" }).click();
  await actions.getByRole("button", { name: /^Vis de \d+ sidene under som liste$/ }).click();
  const list = page.getByRole("region", { name: "Sidene under «Metodevarsler»" });
  await list.getByLabel("Finn i listen").fill("til lista");
  await page.getByRole("checkbox", { name: "Velg «Varsel til lista»" }).check();
  const field = list.getByLabel("Felt", { exact: true });
  await list.getByLabel("Begrep", { exact: true }).selectOption({ label: "Tenner" });
  await expectInOrder(page);
  const yes = page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" });
  const result = list.getByRole("status");
  const add = async () => {
    await list.getByRole("button", { name: "Legg til begrepet" }).click();
    await yes.click();
    await result.getByText(/har begrepet i utkastet/).waitFor();
    await result.getByRole("button", { name: "Lukk" }).click();
  };
  await add();
  await field.selectOption({ label: "Metodetyper" });
  await list.getByLabel("Begrep", { exact: true }).selectOption({ label: "Prosedyrer" });
  await add();
  await list.getByText("1 side valgt").waitFor();
  await list.getByRole("button", { name: "Publiser", exact: true }).click();
  await yes.click();
  await result.getByText("1 side er publisert").waitFor();

  const reader = await house.page({ width: 390 });
  await reader.goto(site);
  await reader.locator("html[data-hydrated]").waitFor();
  await reader.getByRole("button", { name: "Velg fagområde" }).click();
  await reader.getByRole("link", { name: /^Tenner \d+ metodevarsler$/ }).click();
  await reader.getByRole("link", { name: "Varsel til lista" }).waitFor();

  await page.getByRole("button", { name: "Lukk listen over sidene under «Metodevarsler»" }).click();
  await list.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Handlinger for «Varsel til lista»" }).waitFor();
});
