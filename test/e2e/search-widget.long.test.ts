import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { authorHouse } from "./author-journey.ts";
import { openBlock } from "./block-page.ts";
import { expectInOrder, tooWideAt } from "./every-width.ts";
import { exampleDocuments, indexAll } from "./search-documents.ts";

const house = await authorHouse();

// Five of the eight are of type 1, and the last of these is a started one.
const examples = (await exampleDocuments(house.database)).slice(0, 8);
await indexAll(
  house.database,
  examples.map((each, at) => ({ ...each, title: `Kvikksølvmåler nummer ${at}` })),
);

const box = (page: Page) => page.getByLabel("Søk i vurderinger");
const hits = (page: Page) => page.getByRole("list", { name: "Treff" }).getByRole("link");
/** What is searched for. Suggestions are asked for too, unless Enter comes soon enough: they are no search. */
const asked = (page: Page): unknown[] => {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/search/")) bodies.push(request.postDataJSON());
  });
  return bodies;
};

/** What is suggested for some words. A search makes the index read on; a suggestion takes it as it is. */
async function suggested(words: string): Promise<string> {
  const route = `${house.server.url}/api/search/methodassessment`;
  const headers = { "content-type": "application/json" };
  await fetch(route, { method: "POST", headers, body: JSON.stringify({ q: words }) });
  return (await fetch(`${route}/suggestions?q=${words}`)).text();
}

test("an author looks for what others have assessed without leaving the form, three at a time", async () => {
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
  expect(await box(page).getAttribute("role")).toBe("combobox");

  await house.server.db.updateTable("assessment").set({ status: 2 }).where("number", "=", assessment).execute();
  await page.reload();
  await page.getByText("Søk er ikke tilgjengelig i forhåndsvisning").waitFor();
  expect(bodies.length).toBe(before);
  await expectInOrder(page);
});

test("suggestions come in the embedded search too: words are searched for where it stands, a title opens in a new tab", async () => {
  await expect.poll(() => suggested("kvikksølv")).toContain("Kvikksølvmåler");
  const { page } = await openBlock(house, "Search");
  const form = page.url();
  const field = box(page);
  const options = page.getByRole("listbox", { name: "Forslag" }).getByRole("option");
  await field.focus();
  await expect.poll(() => field.getAttribute("role")).toBe("combobox");
  await field.pressSequentially("kvikksølvmåle");
  await expect.poll(() => options.count()).toBeGreaterThan(2);
  await expectInOrder(page);
  expect(await tooWideAt(page)).toEqual([]);
  const opened = page.context().waitForEvent("page");
  await field.press("ArrowDown");
  await expect.poll(() => options.first().getAttribute("aria-selected")).toBe("true");
  expect(await options.first().getAttribute("target")).toBe("_blank");
  await field.press("Enter");
  expect((await opened).url()).not.toBe(form);
  await options.first().waitFor({ state: "hidden" });
  expect(await hits(page).count()).toBe(0);

  await field.fill("kvikksølvmåker");
  await options.filter({ hasText: "Mente du kvikksølvmåler?" }).click();
  await expect.poll(() => field.inputValue()).toBe("kvikksølvmåler");
  await page.getByText("5 resultater").waitFor();
  expect(page.url()).toBe(form);
});
