import { expect, test } from "vitest";
import { pagesOf } from "../builders/sheet-pages.ts";
import { expectInOrder } from "./every-width.ts";
import { houseForFile } from "./house.ts";

const { database, server, ...house } = await houseForFile();
const published = await database.db.selectFrom("publication").select("assessment").distinct().execute();

test("the reading page leads to the sheet, which is in order on a phone, a tablet and a desk's screen", async () => {
  const { number } = await database.db
    .selectFrom("assessment")
    .select("number")
    .where("name", "like", "%dialyse%")
    .executeTakeFirstOrThrow();
  const page = await house.page({ width: 1440 });
  await page.goto(`${server.url}/vurdering/?id=${number}`);
  await page.getByText("Last ned", { exact: true }).click();
  await page.getByRole("link", { name: "Beslutningsark på én side" }).click();
  await page.getByRole("heading", { level: 1, name: "Eksempel: Hjemmebasert dialyse" }).waitFor();
  await page.getByRole("heading", { name: "Avveininger" }).waitFor();
  await expectInOrder(page);
  expect(house.complaints()).toEqual([]);
});

test("without a script the sheet of every example is one page on paper", async () => {
  expect(published.length).toBeGreaterThan(2);
  const page = await house.page({ script: false });
  for (const { assessment } of published) {
    await page.goto(`${server.url}/vurdering/beslutningsark/?id=${assessment}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect([assessment, await pagesOf(new Uint8Array(pdf))]).toEqual([assessment, 1]);
  }
});
