import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoFindings } from "../axe.ts";
import { houseForFile } from "./house.ts";

const { database, server, ...house } = await houseForFile();
const notices = server.url.replace("localhost", "metodevarsel.localhost");

const published = database.db.selectFrom("assessment").select("number").where("name", "like", "%dialyse%");
const { number } = await published.executeTakeFirstOrThrow();

/** What a page may load of script before it is touched: bytes, gzip. */
const UNTOUCHED = 10_000;

type Slow = {
  readonly page: Page;
  /** Names of the scripts that were asked for. */
  readonly asked: readonly string[];
  readonly scripts: readonly Response[];
  /** Lets the application come. */
  arrive(): void;
};

/** A page for somebody who saves data, on a line over which the application comes when the test says so. */
async function slowly(url: string, width = 390): Promise<Slow> {
  const page = await house.page({ width, context: {} });
  const asked: string[] = [];
  const scripts: Response[] = [];
  const line = Promise.withResolvers<void>();
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response);
  });
  await page.route("**/assets/**/*.js", async (route) => {
    const name = route.request().url().split("/").at(-1) ?? "";
    asked.push(name);
    if (!name.startsWith("entry-reader")) await line.promise;
    await route.continue();
  });
  await page.goto(url);
  return { page, asked, scripts, arrive: line.resolve };
}

const ready = (page: Page) => page.locator("html[data-hydrated]").waitFor();

test.each(["/", "/sok/?q=dialyse", `/vurdering/?id=${number}`, "/artikler/"])(
  "%s loads a few hundred bytes of script before it is touched, all of it at the first touch",
  async (path) => {
    const { page, asked, scripts, arrive } = await slowly(`${server.url}${path}`);
    expect(asked).toEqual([expect.stringMatching(/^entry-reader/)]);
    const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(UNTOUCHED);
    await expectNoFindings(page);
    await page.keyboard.press("Shift");
    arrive();
    await ready(page);
    expect(asked.length).toBeGreaterThan(2);
    await expectNoFindings(page);
  },
);

test("a button that is pressed before the application is there says that it waits, and is pressed then", async () => {
  const { page, arrive } = await slowly(`${server.url}/sok/`);
  const filters = page.getByRole("button", { name: /Filtrer/ }).first();
  await filters.click();
  expect(await filters.getAttribute("aria-busy")).toBe("true");
  expect(await page.getByRole("dialog", { name: "Filtrer treffene" }).count()).toBe(0);
  arrive();
  await page.getByRole("dialog", { name: "Filtrer treffene" }).waitFor();
  expect(await filters.getAttribute("aria-busy")).toBe(null);
  await expectNoFindings(page);
});

test("a box that is ticked before the application is there is ticked then, once", async () => {
  const { page, arrive } = await slowly(`${server.url}/sok/`, 1440);
  await page
    .getByRole("checkbox", { name: /Publisert/ })
    .first()
    .click();
  arrive();
  await page.waitForURL(/filterAssessmentStatus=3$/);
  expect(
    await page
      .getByRole("checkbox", { name: /Publisert/ })
      .first()
      .isChecked(),
  ).toBe(true);
});

test("what is written before the application is there stays, is known to it, and is sent", async () => {
  const { page, arrive } = await slowly(`${notices}/tips/`);
  await page.getByLabel(/^Beskriv metoden/).fill("Maskinell lesing av hudbilder");
  await page.getByLabel(/^Navnet ditt/).click();
  arrive();
  await page.getByText("Skjemaet er klart til å sendes.").waitFor();
  await page.getByLabel(/^Navnet ditt/).fill("Kari Eksempel");
  await page.getByLabel(/^E-postadresse/).fill("kari@example.no");
  await page.getByRole("button", { name: "Send tipset" }).click();
  await page.getByRole("heading", { name: "Takk for ditt tips!" }).waitFor();
  expect(await page.getByLabel(/^Beskriv metoden/).inputValue()).toBe("Maskinell lesing av hudbilder");
  const [mail] = await server.mails();
  expect(mail?.text).toContain("Maskinell lesing av hudbilder");
});

test.each(["before", "after"])(
  "a word that an input method puts together, and ends %s the application is there, is known to it",
  async (end) => {
    const { page, arrive } = await slowly(`${notices}/tips/`);
    const method = page.getByLabel(/^Beskriv metoden/);
    await method.click();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send("Input.imeSetComposition", { text: "Hudbilder", selectionStart: 9, selectionEnd: 9 });
    if (end === "before") await keyboard.send("Input.insertText", { text: "Hudbilder" });
    arrive();
    await page.getByText("Skjemaet er klart til å sendes.").waitFor();
    if (end === "after") await keyboard.send("Input.insertText", { text: "Hudbilder" });
    await page.getByLabel(/^Navnet ditt/).fill("Kari Eksempel");
    expect(await method.inputValue()).toBe("Hudbilder");
  },
);

test("a link, a form with an address and a search work before the application is there", async () => {
  const { page, asked } = await slowly(`${server.url}/`);
  await page.getByRole("searchbox").first().fill("dialyse");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/sok\/\?q=dialyse/);
  await page.getByRole("link", { name: /Hjemmebasert dialyse/ }).click();
  await page.waitForURL(/\/vurdering\//);
  expect(asked.length).toBeGreaterThan(0);
});

test("while the application cannot be had, what was written stays, and the page names each file once", async () => {
  const page = await house.page({ width: 390, context: {} });
  await page.route(/\/assets\/.*\/(?!entry-reader)[^/]*\.js/, (route) => route.abort());
  await page.goto(`${server.url}/sok/`);
  await page.getByRole("searchbox").first().fill("dialyse");
  const filters = page.getByRole("button", { name: /Filtrer/ }).first();
  await filters.click();
  await expect.poll(() => filters.getAttribute("aria-busy")).toBe(null);
  for (const x of [10, 40, 80, 120]) await page.mouse.move(x, x);
  const links = await page
    .locator("link[rel=modulepreload]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBe(new Set(links).size);
  expect(await page.getByRole("searchbox").first().inputValue()).toBe("dialyse");
  house.complaints();
});
