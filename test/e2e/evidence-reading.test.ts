import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { houseForFile } from "./house.ts";

const { database, server, page: newPage } = await houseForFile();
const { number } = await database.db
  .selectFrom("assessment")
  .select("number")
  .where("name", "=", "Eksempel: Hjemmebasert dialyse")
  .executeTakeFirstOrThrow();

/** The width of a sheet of A4, in CSS pixels. */
const PAPER = 794;

test.each([1440, 390])("studies are read in tables that scroll in their place, at %d pixels", async (width) => {
  const page = await newPage({ width });
  await page.goto(`${server.url}/vurdering/?id=${number}&tab=4`, { waitUntil: "networkidle" });
  const study = page.getByRole("row", { name: /Eksempelgruppen 2023/ });
  await study.waitFor();
  expect(await study.getByRole("rowheader").textContent()).toBe("Eksempelgruppen 2023");
  expect(await page.getByRole("columnheader", { name: "Metodisk kvalitet", exact: true }).count()).toBe(1);
  await expectNoFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test("on paper every column of every study is there", async () => {
  const page = await newPage({ width: PAPER });
  await page.goto(`${server.url}/vurdering/?id=${number}&print=true`, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  for (const shortId of ["Eksempelgruppen 2023", "Testmann 2020", "Eksempelstudien 2021", "Eksempelforsøket 2019"])
    await page.getByRole("rowheader", { name: shortId }).waitFor();
  const tooWide = await page
    .getByRole("cell")
    .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > window.innerWidth).length);
  expect(tooWide).toBe(0);
});
