import { expect, test } from "vitest";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { houseForFile } from "./house.ts";

const { database, server, ...house } = await houseForFile();

const published = database.db.selectFrom("assessment").select("number").where("name", "like", "%dialyse%");
const { number } = await published.executeTakeFirstOrThrow();
const addresses = ["/", "/sok/", "/sok/?q=finnesikke", `/vurdering/?id=${number}`, "/start/helseforetak", "/artikler/"];

test("with wide text spacing nothing is cut off at 320 px", async () => {
  const page = await house.page({ width: 320, context: { bypassCSP: true } });
  await page.setViewportSize({ width: 320, height: 800 });
  // Also in what the machine has until Inter is there, which may be wider.
  await page.route("**/*.woff2", (route) => route.abort());
  for (const address of addresses) {
    await page.goto(`${server.url}${address}`, { waitUntil: "networkidle" });
    await page.addStyleTag({
      content: "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    });
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((each) => each.getBoundingClientRect().width > 1 && each.getBoundingClientRect().right > 321)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect([address, tooWide]).toEqual([address, []]);
    const banner = page.getByRole("banner");
    const name = await banner.getByText("Minimetode", { exact: true }).boundingBox();
    const menu = await banner.getByRole("button", { name: "Meny" }).boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 320)).toBeLessThanOrEqual(menu?.x ?? 0);
  }
  house.complaints();
});

test("no heading breaks the name of what is written at its hyphen", async () => {
  const page = await house.page({ width: 390 });
  for (const address of ["/", "/sok/", "/start/helseforetak"]) {
    for (const width of [360, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${server.url}${address}`, { waitUntil: "networkidle" });
      const words = await page.locator("h1, h2, h3").evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          const found: { text: string; lines: number }[] = [];
          while (texts.nextNode()) {
            const { currentNode } = texts;
            for (const { index, 0: text } of currentNode.nodeValue?.matchAll(/mini-metodevurdering\p{L}*/giu) ?? []) {
              const range = document.createRange();
              range.setStart(currentNode, index);
              range.setEnd(currentNode, index + text.length);
              found.push({ text, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size });
            }
          }
          return found;
        }),
      );
      if (address === "/sok/") expect(words.length).toBeGreaterThan(0);
      expect([address, width, words.filter(({ lines }) => lines > 1)]).toEqual([address, width, []]);
    }
  }
  house.complaints();
});

test("a word without an end breaks, and makes no page wider than the screen", async () => {
  const word = "ubrytelig".repeat(12);
  const draft = await aFilledAssessment(server, { name: `Eksempel: ${word}` });
  const page = await house.page({ width: 320, as: await seatedAs(server, ...draft.seats.map(({ id }) => id)) });
  for (const address of [`/sok/?q=${word}`, `/vurdering/?id=${draft.number}`, "/", "/rediger/"]) {
    await page.goto(`${server.url}${address}`, { waitUntil: "networkidle" });
    await page.locator("main").getByText(word).first().waitFor();
    for (const width of [320, 800]) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([address, width, needed]).toEqual([address, width, width]);
    }
  }
});

test("a bar shows that the next page is on its way", async () => {
  const page = await house.page({ width: 1440 });
  await page.goto(`${server.url}/artikler/`, { waitUntil: "networkidle" });
  await page.locator("html[data-hydrated]").waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/episerver/**", async (route) => {
    await released;
    await route.continue();
  });
  const bar = page.locator("[data-waiting]");
  expect(await bar.count()).toBe(0);
  await page.getByRole("link", { name: "Hva er en mini-metodevurdering?" }).click();
  await bar.waitFor({ state: "attached" });
  release();
  await page.getByRole("heading", { level: 1, name: "Hva er en mini-metodevurdering?" }).waitFor();
  await bar.waitFor({ state: "detached" });
});

test("the errors of a form are counted in the document's title", async () => {
  const page = await house.page({ width: 1440 });
  await page.goto(`${server.url}/start/helseforetak`, { waitUntil: "networkidle" });
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: "Start mini-metodevurderingen" }).click();
  await expect.poll(() => page.title()).toBe("4 feil – Start en vurdering i et helseforetak – Minimetode");
  await page.getByLabel(/^Navnet ditt/).fill("Kari Eksempel");
  await expect.poll(() => page.title()).toBe("3 feil – Start en vurdering i et helseforetak – Minimetode");
});
