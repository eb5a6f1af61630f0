import { expect, test } from "vitest";
import { readPage } from "../builders/desk-pages.ts";
import { pagesHouse } from "./desk-journey.ts";

const house = await pagesHouse();
const { kari, home, aPage, openTree } = house;

test("who leaves while several pages are changed is asked, and the rest stays as it is; a draft above is told before", async () => {
  const folder = await aPage(home, "CatalogPage", "Uferdig mappe");
  const ids = [await aPage(folder, "StandardPage", "En side"), await aPage(folder, "StandardPage", "To sider")];
  const page = await house.editor({ width: 1440 });
  await openTree(page);
  await page.getByRole("button", { name: "Handlinger for «Uferdig mappe»" }).click();
  await page.getByRole("button", { name: "Vis de 2 sidene under som liste" }).click();
  const list = page.getByRole("region", { name: "Sidene under «Uferdig mappe»" });
  await list.getByRole("checkbox", { name: "Velg alle som vises" }).check();
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/publish", async (route) => {
    await mayGo;
    await route.continue();
  });
  await list.getByRole("button", { name: "Publiser", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Bekreft" });
  await question.getByText("før siden over, «Uferdig mappe», er publisert.").waitFor();
  await question.getByRole("button", { name: "Ja" }).click();
  await list.getByText("0 av 2 sider …").waitFor();
  const [closing] = await Promise.all([page.waitForEvent("dialog"), page.close({ runBeforeUnload: true })]);
  expect(closing.type()).toBe("beforeunload");
  await closing.dismiss();
  const away = page.getByRole("link", { name: "Bilder og filer" });
  await away.click();
  await question.getByText("0 av 2 sider er ferdig.").waitFor();
  await question.getByRole("button", { name: "Nei" }).click();
  expect(new URL(page.url()).pathname).toBe("/redaksjon/innhold/");
  await away.click();
  await question.getByRole("button", { name: "Ja" }).click();
  await page.getByRole("heading", { level: 1, name: "Bilder og filer" }).waitFor();
  letGo();
  await expect.poll(async () => (await readPage(kari, ids[0] ?? 0)).state).toBe("published");
  expect((await readPage(kari, ids[1] ?? 0)).state).toBe("draft");
});
