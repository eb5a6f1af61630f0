import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { authorHouse } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";
import { exampleDocuments, indexAll } from "./search-documents.ts";

const house = await authorHouse();

const box = (page: Page) => page.getByLabel("Søk i vurderinger");
const hits = (page: Page) => page.getByRole("list", { name: "Treff" }).getByRole("link");
const asked = (page: Page): unknown[] => {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/search/")) bodies.push(request.postDataJSON());
  });
  return bodies;
};

test("an author looks for what others have assessed without leaving the form, three at a time", async () => {
  // Five of the eight are of type 1, and the last of these is a started one.
  const examples = (await exampleDocuments(house.database)).slice(0, 8);
  await indexAll(
    house.database,
    examples.map((each, at) => ({ ...each, title: `Kvikksølvmåler nummer ${at}` })),
  );
  const { page, assessment } = await openBlock(house, "Search");
  const bodies = asked(page);
  await expectInOrder(page);
  await box(page).press("Enter");
  await box(page).fill("kvikksølvmåler");
  await box(page).press("Enter");
  await page.getByText("5 resultater").waitFor();
  expect(await hits(page).count()).toBe(3);
  expect(await hits(page).first().getAttribute("target")).toBe("_blank");
  expect(bodies).toEqual([
    {
      q: "kvikksølvmåler",
      page: 0,
      pageSize: 3,
      sort: "published",
      filter: { filterAssessmentType: ["1"] },
    },
  ]);
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);
  const paging = page.getByRole("navigation", { name: "Sider i trefflisten" });
  expect(await paging.getByRole("button", { name: "Forrige" }).getAttribute("aria-disabled")).toBe("true");
  await paging.getByRole("button", { name: "Neste" }).click();
  await expect.poll(() => hits(page).count()).toBe(2);
  expect(await paging.getByRole("button", { name: "Neste" }).getAttribute("aria-disabled")).toBe("true");

  await page.getByRole("radio", { name: "Ferdige" }).check();
  await page.getByText("4 resultater").waitFor();
  expect(bodies.at(-1)).toMatchObject({ page: 1, filter: { filterAssessmentStatus: ["3"] } });
  await page.getByRole("radio", { name: "Påbegynte" }).check();
  await page.getByText("1 resultat", { exact: true }).waitFor();
  await box(page).fill("");
  await box(page).press("Enter");
  await expect.poll(() => hits(page).count()).toBe(0);
  const before = bodies.length;

  await house.server.db.updateTable("assessment").set({ status: 2 }).where("number", "=", assessment).execute();
  await page.reload();
  await page.getByText("Søk er ikke tilgjengelig i forhåndsvisning").waitFor();
  expect(bodies.length).toBe(before);
  await expectInOrder(page);
});
