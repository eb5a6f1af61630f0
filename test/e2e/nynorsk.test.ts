import { globSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  addresses,
  contentAddresses,
  decisionSheetAddress,
  deskAddresses,
  mediaAddresses,
} from "../../features/address/rules/index.ts";
import { expectNoFindings } from "../axe.ts";
import { aStartedAssessment } from "../builders/a-started-assessment.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { textsIn } from "../file-texts.ts";
import { houseForFile, type PageOptions, REFUSED_CALL } from "./house.ts";

const { server, ...house } = await houseForFile({ accepts: REFUSED_CALL });

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Fixed letters of a text with values: fewer would match other texts as well. */
const ENOUGH_LETTERS = 12;

/** What the interface says in bokmål and not in nynorsk: whole texts, and the fixed parts of those with values in them. */
function saidInBokmalOnly() {
  const nb = globSync("{features,platform}/**/{texts*,mails}.ts").filter(
    (file) => !file.endsWith(".nn.ts") && !file.endsWith(".test.ts"),
  );
  const textsOf = (files: readonly string[]) =>
    new Set(files.flatMap((file) => textsIn(readFileSync(file, "utf8"))).map(({ text }) => inOneLine(text)));
  const nynorsk = textsOf(globSync("{features,platform}/**/*.nn.ts"));
  const own = [...textsOf(nb)].filter((text) => /\p{L}{2}/u.test(text) && !nynorsk.has(text));
  const withValues = own.filter(
    (text) => text.includes("{}") && (text.match(/\p{L}/gu) ?? []).length >= ENOUGH_LETTERS,
  );
  return { whole: new Set(own), withValues: withValues.map((text) => text.split("{}")) };
}

/** Whether a text has these fixed parts in turn, with something between them. */
function isMadeOf([first = "", ...rest]: readonly string[], text: string): boolean {
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    at = text.indexOf(part, at + 1) + part.length;
    if (at < part.length) return false;
  }
  return text.endsWith(rest.at(-1) ?? "");
}

const bokmal = saidInBokmalOnly();

/** Every text that is content: names, pages, templates and terms. Content is shown in the form that it was written in. */
async function contentTexts(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select name || ' ' || properties::text as text from content_version
    union all select body::text from template_version union all select name from term`.execute(server.db);
  return inOneLine(rows.map(({ text }) => text.replaceAll("\\n", " ")).join("\n"));
}
const content = await contentTexts();

const saysBokmal = (text: string): boolean =>
  (bokmal.whole.has(text) || bokmal.withValues.some((parts) => isMadeOf(parts, text))) && !content.includes(text);

/** The texts of a page, and the words that only a screen reader has. */
const textsOn = async (page: Page): Promise<readonly string[]> => {
  const found = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) texts.push(node.textContent ?? "");
    for (const name of ["aria-label", "aria-description", "placeholder", "title", "alt"])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? "");
    return texts;
  });
  return found.map(inOneLine).filter((text) => text !== "");
};

async function pageInNynorsk(options: PageOptions = {}): Promise<Page> {
  const page = await house.page(options);
  await page.context().addCookies([{ name: "sprak", value: "nn", url: server.url }]);
  return page;
}

async function expectNynorsk(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("heading").first().waitFor();
  // A screen that is still fetched says so in a word or two.
  await expect.poll(async () => (await textsOn(page)).length).toBeGreaterThan(20);
  expect([path, await page.locator("html").getAttribute("lang")]).toEqual([path, "nn"]);
  expect((await textsOn(page)).filter(saysBokmal).map((text) => `${path}: ${text}`)).toEqual([]);
}

const published = async (): Promise<number> =>
  (await server.db.selectFrom("publication").select("assessment").orderBy("id").executeTakeFirstOrThrow()).assessment;

test("a reader who chooses nynorsk in the footer has it on every page, and goes back as easily", async () => {
  const number = await published();
  const page = await house.page();
  await page.goto(`${server.url}/sok/?q=eksempel`);
  expect((await textsOn(page)).filter(saysBokmal).length).toBeGreaterThan(10);
  await page.getByRole("link", { name: "Nynorsk" }).click();
  await page.getByRole("link", { name: "Bokmål" }).waitFor();
  expect(page.url()).toBe(`${server.url}/sok/?q=eksempel`);
  const paths = [
    "/",
    "/sok/?q=eksempel",
    "/start/",
    "/start/kommune",
    "/artikler/",
    "/om-oss/",
    "/access-denied",
    "/not-found",
  ];
  for (const path of [...paths, addresses.assessment(number), decisionSheetAddress(number, 1)]) {
    await expectNynorsk(page, path);
    await expectNoFindings(page);
  }
  await page.goto(`${server.url}/start/`);
  await page.getByRole("link", { name: "Bokmål" }).click();
  await page.getByRole("link", { name: "Nynorsk" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("nb");
});

test("a reader without script chooses nynorsk too", async () => {
  const page = await house.page({ script: false });
  await page.goto(`${server.url}/start/kommune`);
  await page.getByRole("link", { name: "Nynorsk" }).click();
  await page.getByRole("link", { name: "Bokmål" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/start/kommune");
  expect((await textsOn(page)).filter(saysBokmal)).toEqual([]);
});

test("an author and a reviewer have every step of the form in nynorsk", async () => {
  const { number, initiator, others } = await aStartedAssessment(server, { others: ["peer"] });
  for (const seat of [initiator, ...others]) {
    const page = await pageInNynorsk({ as: await seatedAs(server, seat.contributorId) });
    await page.goto(`${server.url}/rediger/${number}/?id=${seat.contributorId}&role=${seat.role}`);
    const steps = page.getByRole("navigation", { name: "Delar av mini-metodevurderinga" });
    await steps.waitFor();
    const links = await steps
      .getByRole("link")
      .evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(0);
    const tabs = new Set(links.map((link) => link.replace(/[#&]section.*$/, "")));
    for (const path of tabs) await expectNynorsk(page, path);
    await expectNoFindings(page);
  }
});

test("the desk is in nynorsk", async () => {
  const page = await pageInNynorsk({ as: await signedInAs(server, "admin") });
  const { number } = await aStartedAssessment(server);
  const start = await server.db
    .selectFrom("content")
    .select("number")
    .where("type", "=", "StartPage")
    .executeTakeFirstOrThrow();
  const template = await server.db.selectFrom("template").select("number").executeTakeFirstOrThrow();
  for (const path of [
    "/redaksjon/",
    `/redaksjon/${number}/`,
    `/redaksjon/${await published()}/`,
    ...[contentAddresses.pages, contentAddresses.page(start.number), contentAddresses.brokenLinks],
    ...[contentAddresses.accounts, contentAddresses.log, contentAddresses.search, mediaAddresses.library],
    ...[deskAddresses.terms, deskAddresses.templates, deskAddresses.template(template.number)],
    ...[deskAddresses.retractions, deskAddresses.overview],
  ])
    await expectNynorsk(page, path);
});
