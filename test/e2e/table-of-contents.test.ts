import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { json, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { houseForFile } from "./house.ts";

const { server, page: newPage } = await houseForFile();

async function visit(path: string): Promise<Page> {
  const page = await newPage();
  await page.goto(`${server.url}${path}`);
  await page.locator("html[data-hydrated]").waitFor();
  return page;
}

test("a heading is reached from the table of contents", async () => {
  const page = await visit("/artikler/slik-lager-du-en-mini-metodevurdering/");
  await page.getByRole("link", { name: "5. Søk stegvis" }).click();
  await page.waitForFunction(() => document.activeElement?.id === "del-5-sok-stegvis");
  expect(new URL(page.url()).hash).toBe("#del-5-sok-stegvis");
});

test("every heading of a text in the content areas is listed, and led to", async () => {
  const editor = await signedInAs(server, "redaktor");
  const pages: { id: number; type: string }[] = await (await editor.get("/api/desk/pages")).json();
  const parent = pages.find(({ type }) => type === "StartPage")?.id;
  const { id } = await json(editor.post("/api/desk/pages", { parent, type: "StandardPage", name: "To tekster" }));
  const block = crypto.randomUUID();
  const save = async (path: readonly string[], value: unknown) =>
    savePage(editor, id, (await readPage(editor, id)).rev, path, value);
  await save(["heading"], "To tekster");
  await save(["mainBody"], "<h2>Kostnader</h2><p>I brødteksten.</p>");
  await save(["mainContent"], [{ id: block, type: "ContentBlock", width: "full" }]);
  await save(["mainContent", block, "body"], "<h2>Nytte</h2><p>En.</p><h2>Kostnader</h2><p>To.</p>");
  await save(["showTableOfContent"], true);
  expect(await publishPage(editor, id)).toMatchObject({ status: 200 });
  const page = await visit((await readPage(editor, id)).url);
  const links = page.getByRole("navigation", { name: "Innhold på siden" }).getByRole("link");
  await expect.poll(() => links.allTextContents()).toEqual(["Kostnader", "Nytte", "Kostnader"]);
  await links.last().click();
  await page.waitForFunction(() => document.activeElement?.nextElementSibling?.textContent === "To.");
  await expectNoFindings(page);
});
