import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { houseForFile } from "./house.ts";
import { exampleDocuments, indexAll } from "./search-documents.ts";

const { server, ...house } = await houseForFile({
  seed: "none",
  prepare: async (empty) => indexAll(empty, await exampleDocuments(empty)),
});

test("suggestions come while somebody writes, are chosen by the arrows or a press, and leave the field as it is", async () => {
  const page = await house.page({ width: 1440 });
  await page.goto(`${server.url}/artikler/`, { waitUntil: "networkidle" });
  const field = page.getByRole("banner").getByLabel("Søk i metodevurderinger").filter({ visible: true });
  await field.focus();
  await expect.poll(() => field.getAttribute("role")).toBe("combobox");
  await field.pressSequentially("ultra");
  const list = page.getByRole("listbox", { name: "Forslag" });
  await list.getByRole("option").first().waitFor();
  expect(await field.getAttribute("aria-expanded")).toBe("true");
  await expectNoFindings(page);
  await field.press("ArrowDown");
  const first = list.getByRole("option").first();
  await expect.poll(() => first.getAttribute("aria-selected")).toBe("true");
  expect(await field.getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));
  await field.press("Escape");
  await list.waitFor({ state: "hidden" });
  expect(await field.inputValue()).toBe("ultra");
  await field.fill("ultralid");
  await list.getByRole("option", { name: "Mente du ultralyd?" }).click();
  await page.waitForURL(`${server.url}/sok/?q=ultralyd`);
  await page.getByRole("heading", { level: 2, name: "9 resultater" }).waitFor();
  await list.waitFor({ state: "hidden" });
});

test("an answer to an older text is never shown, however late it comes", async () => {
  const page = await house.page({ width: 390 });
  const late = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route("**/suggestions?*", async (route) => {
    const q = new URL(route.request().url()).searchParams.get("q") ?? "";
    asked.push(q);
    if (q === "ultra") await late.promise;
    // The browser has given up the older one.
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${server.url}/sok/`, { waitUntil: "networkidle" });
  const field = page.getByRole("main").getByLabel("Søk", { exact: true });
  await field.focus();
  await expect.poll(() => field.getAttribute("role")).toBe("combobox");
  await field.fill("ultra");
  await expect.poll(() => asked).toEqual(["ultra"]);
  await field.fill("laserbeh");
  const options = page.getByRole("listbox", { name: "Forslag" }).getByRole("option");
  await options.first().waitFor();
  const shown = await options.allTextContents();
  late.resolve();
  await page.waitForLoadState("networkidle");
  expect(await options.allTextContents()).toEqual(shown);
  expect(shown.join()).not.toMatch(/ultralyd/i);
  expect(asked).toEqual(["ultra", "laserbeh"]);
});

test("a reader who came to the field before the script ran gets suggestions for what is written", async () => {
  const page = await house.page({ width: 390 });
  const run = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await run.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/sok/`, { waitUntil: "commit" });
  await page.getByRole("main").getByLabel("Søk", { exact: true }).pressSequentially("ultra");
  run.resolve();
  await page.getByRole("listbox", { name: "Forslag" }).getByRole("option").first().waitFor();
});
