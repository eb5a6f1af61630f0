import { expect, test } from "vitest";
import { houseForFile } from "./house.ts";

const { database, server, ...house } = await houseForFile();

test("the reading page changes its layout at a width in pixels, whatever size of letters the browser is set to", async () => {
  const example = database.db.selectFrom("assessment").select("number").where("name", "like", "%dialyse%");
  const { number } = await example.executeTakeFirstOrThrow();
  for (const [width, shown] of [
    [1280, 1],
    [1279, 3],
  ] as const) {
    const page = await house.page({ width });
    await page.goto(`${server.url}/vurdering/?id=${number}`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
    const sections = page.getByRole("tabpanel").getByRole("heading", { level: 2 });
    await expect.poll(() => sections.filter({ visible: true }).count()).toBe(shown);
  }
});
