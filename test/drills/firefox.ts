import { existsSync } from "node:fs";
import { type Browser, launch, type Page } from "puppeteer-core";
import type { Finding } from "../../bench/result.ts";
import { addresses } from "../../features/address/rules/index.ts";
import { openStage, type Stage } from "./stage.ts";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const PATIENCE_MS = 30_000;
const FIELD = "Hvem har bestilt vurderingen?";
const TEXT = "Lignende vurderinger";

/** The main jobs in a real Firefox, by WebDriver BiDi: the journeys run in Chromium only. */
export async function inFirefox(): Promise<readonly Finding[]> {
  const executablePath = FIREFOX.find((file) => existsSync(file));
  if (!executablePath) return [skipped("Firefox is not installed (apt-get install firefox-esr)")];
  await using stage = await openStage();
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  try {
    const findings: Finding[] = [];
    for (const [what, job] of Object.entries(jobs)) findings.push(await tried(what, () => job(stage, browser)));
    return findings;
  } finally {
    await browser.close();
  }
}

const jobs: Readonly<Record<string, (stage: Stage, browser: Browser) => Promise<void>>> = {
  "what an author writes and pastes is stored": async (stage, browser) => {
    const { page } = await author(stage, browser);
    await write(page, FIELD, " i Firefox");
    await paste(page, TEXT, "<p>Dosen var <b>fem</b> mg</p>");
    await isSaved(page);
    await page.reload();
    await until(page, FIELD, /i Firefox$/);
    await until(page, TEXT, /Dosen var fem mg/);
  },
  "two write in one text and see each other's words": async (stage, browser) => {
    const [{ page: one }, { page: other }] = [await author(stage, browser), await author(stage, browser)];
    await write(one, TEXT, " Fra den ene.");
    await until(other, TEXT, /Fra den ene\./);
    await write(other, TEXT, " Fra den andre.");
    await until(one, TEXT, /Fra den ene\.[\s\S]*Fra den andre\./);
    await isSaved(one);
  },
  "what is written while the server is away is stored when it is back": async (stage, browser) => {
    const { page } = await author(stage, browser);
    await stage.app[Symbol.asyncDispose]();
    await write(page, FIELD, " uten server");
    await page.waitForFunction(() => document.querySelector('[data-save-state="offline"]') !== null);
    await stage.restart();
    await isSaved(page);
    await page.reload();
    await until(page, FIELD, /uten server$/);
  },
  "an editor saves a page at the desk": async (stage, browser) => {
    const page = await personAt(stage, browser, "redaktor");
    const nodes = await page.evaluate(
      async (): Promise<readonly { id: number; url: string }[]> => (await fetch("/api/desk/pages")).json(),
    );
    const id = nodes.find(({ url }) => url === "/om-oss/")?.id;
    await page.goto(`${stage.url}/redaksjon/innhold/${id}/`);
    await write(page, "Forfatter", "Kari i Firefox");
    await withControl(page, "s");
    await isSaved(page);
    await page.reload();
    await until(page, "Forfatter", /Kari i Firefox$/);
  },
};

async function personAt(stage: Stage, browser: Browser, account: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${stage.url}/login?login_hint=${account}`);
  return page;
}

/** The initiator of the example under work, at its first step. */
async function author(stage: Stage, browser: Browser): Promise<{ readonly page: Page }> {
  const page = await personAt(stage, browser, "forfatter");
  await page.goto(`${stage.url}${addresses.myAssessments}`);
  const link = await page.waitForSelector('main a[href*="id="]');
  const href = await link?.evaluate((element) => element.getAttribute("href"));
  await page.goto(new URL(href ?? "", stage.url).href.replace(/&tab=\d+&section=[\w-]+/, ""));
  await fieldOf(page, FIELD);
  return { page };
}

/** The field with a label: an input, a text area or a rich text. */
async function fieldOf(page: Page, label: string) {
  const handle = await page.waitForFunction(
    (words) => {
      const labels = [...document.querySelectorAll("label, [id$='-label']")];
      const found = labels.find((each) => each.textContent?.trim().startsWith(words));
      if (!found) return null;
      const id = found.getAttribute("for");
      const byId = id ? document.getElementById(id) : null;
      return byId ?? document.querySelector(`[contenteditable="true"][aria-labelledby~="${found.id}"]`);
    },
    {},
    label,
  );
  const field = handle.asElement();
  if (!field) throw new Error(`no field ${label}`);
  return field as NonNullable<Awaited<ReturnType<Page["$"]>>>;
}

/** Types at the end of a field. */
async function write(page: Page, label: string, words: string): Promise<void> {
  const field = await fieldOf(page, label);
  await field.click();
  await page.keyboard.down("Control");
  await page.keyboard.press("End");
  await page.keyboard.up("Control");
  await page.keyboard.type(words);
}

const withControl = async (page: Page, ...keys: readonly ("a" | "c" | "v" | "s")[]): Promise<void> => {
  await page.keyboard.down("Control");
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.up("Control");
};

/** Copies a text with its marks from another page, and pastes it: Firefox gives events that a script makes no clipboard. */
async function paste(page: Page, label: string, html: string): Promise<void> {
  const source = await page.browserContext().newPage();
  await source.setContent(`<div contenteditable>${html}</div>`);
  await source.click("div");
  await withControl(source, "a", "c");
  await source.close();
  await page.bringToFront();
  await (await fieldOf(page, label)).click();
  await withControl(page, "v");
}

const isSaved = (page: Page) => page.waitForFunction(() => document.body.innerText.includes("Alt er lagret"));

/** Waits until a field says it. */
async function until(page: Page, label: string, says: RegExp): Promise<void> {
  const field = await fieldOf(page, label);
  await page.waitForFunction(
    (element, pattern) =>
      new RegExp(pattern).test(
        element instanceof HTMLElement && "value" in element ? String(element.value) : (element.textContent ?? ""),
      ),
    {},
    field,
    says.source,
  );
}

async function tried(what: string, job: () => Promise<void>): Promise<Finding> {
  const from = performance.now();
  const fault = await job().then(
    () => null,
    (error: unknown) => String(error),
  );
  const absolutes = fault ?? `${((performance.now() - from) / 1000).toFixed(1)} s`;
  return {
    what: `Firefox: ${what}`,
    measured: fault ? "not done" : "done",
    limit: "done",
    holds: fault === null,
    absolutes,
  };
}

const skipped = (why: string): Finding => ({
  what: "Firefox",
  measured: "skipped",
  limit: null,
  holds: true,
  absolutes: why,
});
