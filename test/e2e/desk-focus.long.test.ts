import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { isFocused, pagesHouse } from "./desk-journey.ts";

const house = await pagesHouse(/Blocked script execution in .*\/utkast\/|status of 409/);
const { kari, home, aPage, openTree } = house;

const hasFocus = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true);
const press = async (target: Locator) => {
  await target.focus();
  await target.press("Enter");
};
const answerYes = (page: Page) =>
  press(page.getByRole("dialog", { name: "Bekreft" }).getByRole("button", { name: "Ja" }));

async function aForm(name: string): Promise<{ readonly id: number; readonly page: Page }> {
  const id = await aPage(home, "StandardPage", name);
  await savePage(kari, id, 0, ["heading"], "Det leserne har");
  expect(await publishPage(kari, id)).toMatchObject({ status: 200 });
  const page = await house.editor({ width: 1440 });
  await page.goto(`${house.server.url}/redaksjon/innhold/${id}/`);
  await page.getByRole("textbox", { name: "Overskrift" }).waitFor();
  return { id, page };
}

test("a button that its own action takes away gives the focus to the page's name: giving up the draft, a plan, readers", async () => {
  const { id, page } = await aForm("Fokus på siden");
  const name = page.getByRole("heading", { level: 1, name: "Fokus på siden" });
  await savePage(kari, id, (await readPage(kari, id)).rev, ["author"], "Kari Eksempel");
  await page.reload();
  await page.getByRole("tab", { name: "Versjoner" }).click();
  await press(page.getByRole("button", { name: "Forkast utkastet" }));
  await answerYes(page);
  await page.getByRole("button", { name: "Forkast utkastet" }).waitFor({ state: "detached" });
  await hasFocus(name);

  const { rev } = await savePage(kari, id, (await readPage(kari, id)).rev, ["author"], "Kari Eksempel");
  const at = new Date(Date.now() + 86_400_000).toISOString();
  expect(await onPage(kari, id, "plan", { rev, note: "", at })).toMatchObject({ status: 200 });
  await page.reload();
  const giveUp = page.getByRole("button", { name: "Avbryt planen" });
  await press(giveUp);
  await giveUp.waitFor({ state: "detached" });
  await hasFocus(name);

  await page.getByRole("tab", { name: "Versjoner" }).click();
  await press(page.getByRole("button", { name: "Avpubliser" }));
  await answerYes(page);
  await page.getByRole("button", { name: "Avpubliser" }).waitFor({ state: "detached" });
  await hasFocus(name);
});

test("who keeps their own text in a conflict goes on in its field", async () => {
  const { id, page } = await aForm("Fokus i en konflikt");
  const heading = page.getByRole("textbox", { name: "Overskrift" });
  await page.route(
    "**/save",
    async (route) => {
      await savePage(kari, id, (await readPage(kari, id)).rev, ["heading"], "En kollegas");
      await route.continue();
    },
    { times: 1 },
  );
  await heading.fill("Min egen");
  await heading.blur();
  await press(page.getByRole("button", { name: "Behold min" }));
  await hasFocus(heading);
  await page.locator("[data-conflict]").waitFor({ state: "detached" });
  await hasFocus(heading);
  await expect.poll(async () => (await readPage(kari, id)).values.heading).toBe("Min egen");
});

test("a block or a row that is removed gives the focus to the one beside it, and the last to what adds another", async () => {
  const { page } = await aForm("Fokus blant blokker");
  const area = page.getByRole("group", { name: "Hovedinnhold", exact: true });
  const add = area.getByRole("combobox", { name: /^Ny blokk/ });
  await add.selectOption("Snarveier");
  await press(area.getByRole("button", { name: "Legg til blokken" }));
  const block = area.getByRole("region", { name: "Snarveier 1" });
  const addLink = block.getByRole("button", { name: "Legg til: lenke" });
  await press(addLink);
  await press(addLink);
  await press(block.getByRole("button", { name: "Fjern: Lenke 1" }));
  await hasFocus(block.getByRole("button", { name: "Fjern: Lenke 1" }));
  await press(block.getByRole("button", { name: "Fjern: Lenke 1" }));
  await hasFocus(addLink);
  await press(area.getByRole("button", { name: "Fjern: Snarveier 1" }));
  await hasFocus(add);
});

test("who stops the work on several pages goes on with those that were not reached: they are still chosen", async () => {
  const folder = await aPage(home, "CatalogPage", "Stanset mappe");
  for (const name of ["Først", "Sist"]) await aPage(folder, "StandardPage", name);
  const page = await house.editor({ width: 1440 });
  await openTree(page);
  await page.getByRole("button", { name: "Handlinger for «Stanset mappe»" }).click();
  await page.getByRole("button", { name: "Vis de 2 sidene under som liste" }).click();
  const list = page.getByRole("region", { name: "Sidene under «Stanset mappe»" });
  await list.getByRole("checkbox", { name: "Velg alle som vises" }).check();
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/publish", async (route) => {
    await mayGo;
    await route.continue();
  });
  await press(list.getByRole("button", { name: "Publiser", exact: true }));
  await answerYes(page);
  await press(list.getByRole("button", { name: "Stopp" }));
  letGo();
  const result = list.getByRole("status");
  await result.getByText("1 side er som før, og er fortsatt valgt.").waitFor();
  await expect.poll(() => result.locator(":focus").count()).toBe(1);
  expect(await page.getByRole("checkbox", { name: "Velg «Først»" }).isChecked()).toBe(false);
  expect(await page.getByRole("checkbox", { name: "Velg «Sist»" }).isChecked()).toBe(true);
  await press(result.getByRole("button", { name: "Lukk" }));
  await hasFocus(list.getByRole("checkbox", { name: "Velg alle som vises" }));
});
