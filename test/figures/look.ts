import type { Browser, Locator, Page } from "playwright-core";
import type { Finding } from "../../bench/result.ts";
import { addresses, contentAddresses, deskAddresses } from "../../features/address/rules/index.ts";
import type { Stage } from "../drills/stage.ts";
import { aDraft, deskSecret, publishedNamed } from "./product.ts";
import { aContext } from "./visitor.ts";

const PHONE = 390;
const DESK = 1440;
/** The height of the windows that the positions are measured in. */
const heights = { [PHONE]: 844, [DESK]: 900 } as const;

/** What must be seen without scrolling, in px from the top. The answer of 1440 px was drawn to end at 760. */
const places = [
  { width: PHONE, what: "The recommendation with its conditions ends", name: "conditions", most: 640 },
  { width: PHONE, what: "The certainty ends", name: "certainty", most: 730 },
  { width: PHONE, what: "The first outcome begins", name: "outcome", most: 780 },
  { width: DESK, what: "The answer ends", name: "answer", most: 880 },
  { width: PHONE, what: "The third hit's title ends", name: "hit", most: heights[PHONE] },
] as const;

type Place = (typeof places)[number]["name"];

const atMost = (what: string, y: number, most: number): Finding => ({
  what,
  measured: `${Math.round(y)} px`,
  limit: `at most ${most} px`,
  holds: y <= most,
  absolutes: "",
});

/** Where people see what they came for, the width of bars, the rhythm of fields, and headings and filled buttons of the screens. */
export async function look(stage: Stage, browser: Browser): Promise<readonly Finding[]> {
  const number = await publishedNamed(stage, "dialyse");
  const found: Finding[] = [];
  for (const width of [PHONE, DESK] as const) {
    const context = await aContext(browser, { width });
    const page = await context.newPage();
    await page.setViewportSize({ width, height: heights[width] });
    await page.goto(`${stage.url}/vurdering/?id=${number}`);
    const ys = { ...(await placesOfAnswer(page)), hit: Number.NaN };
    if (width === DESK) found.push(await barsAgree(page));
    await page.goto(`${stage.url}/sok/`);
    ys.hit = await bottomOf(page.getByRole("main").getByRole("heading", { level: 3 }).nth(2));
    found.push(
      ...places
        .filter((each) => each.width === width)
        .map(({ what, name, most }) => atMost(`${what}, at ${width} px`, ys[name satisfies Place], most)),
    );
    await context.close();
  }
  return [...found, await rhythm(stage, browser), await screensInOrder(stage, browser)];
}

const bottomOf = (found: Locator): Promise<number> =>
  found.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);

async function placesOfAnswer(page: Page) {
  const band = page.getByRole("region", { name: "Svaret i korte trekk" });
  const facts = band.locator("dl > div");
  const outcome = band.getByRole("heading", { name: "Viktigste utfall" }).locator("xpath=following::li[1]");
  return {
    conditions: await bottomOf(facts.nth(0)),
    certainty: await bottomOf(facts.nth(1)),
    outcome: await outcome.evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
    answer: await bottomOf(band),
  };
}

/** Every bar is as long as the number beside it says, on one scale. */
async function barsAgree(page: Page): Promise<Finding> {
  const bars = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("li > span[aria-hidden][style]")].map((bar) => {
      const [, part = "", of = ""] = /^([\d\s]+) av ([\d\s]+)/.exec(bar.parentElement?.textContent ?? "") ?? [];
      const share = Number(part.replace(/\s/g, "")) / Number(of.replace(/\s/g, ""));
      return Number.parseFloat(bar.style.inlineSize) / 100 / share;
    }),
  );
  const scale = bars[0] ?? Number.NaN;
  const furthest = Math.max(...bars.map((each) => Math.abs(each / scale - 1)));
  return {
    what: "A bar's length against its number, the furthest off",
    measured: `${(furthest * 100).toFixed(1)} %`,
    limit: "at most 1 %",
    holds: furthest <= 0.01,
    absolutes: `${bars.length} bars`,
  };
}

const RHYTHM = { px: 40, within: 2 };

/** From the lower edge of a field to the next label. */
async function rhythm(stage: Stage, browser: Browser): Promise<Finding> {
  const { path, secret } = await aDraft(stage);
  const context = await aContext(browser, { width: DESK, cookie: { url: stage.url, value: secret } });
  const page = await context.newPage();
  await page.goto(`${stage.url}${path}`);
  await page.locator("[id^=block-] input").first().waitFor();
  const distances = await page.locator("[id^=block-]").evaluateAll((blocks) =>
    blocks.slice(1).flatMap((block, at) => {
      const label = block.querySelector("label, legend, h3, h4");
      const fields = blocks[at]?.querySelectorAll("input:not([type=hidden]), select, textarea, [contenteditable=true]");
      const field = [...(fields ?? [])].at(-1);
      const isOfOther = block.parentElement !== blocks[at]?.parentElement;
      const isBeside = block.getBoundingClientRect().top < (blocks[at]?.getBoundingClientRect().bottom ?? 0);
      // A block with a heading is a part of its own.
      if (!label?.matches("label, legend") || !field || isOfOther || isBeside) return [];
      return Math.round(label.getBoundingClientRect().top - field.getBoundingClientRect().bottom);
    }),
  );
  await context.close();
  const off = distances.filter((px) => Math.abs(px - RHYTHM.px) > RHYTHM.within);
  return {
    what: "Fields whose distance to the next label is not the rhythm's",
    measured: String(off.length),
    limit: "none",
    holds: distances.length > 0 && off.length === 0,
    absolutes: distances.map((px) => `${px} px`).join(", "),
  };
}

/** Screens with other than one first heading, a skipped level of headings, or several filled buttons outside dialogs. */
async function screensInOrder(stage: Stage, browser: Browser): Promise<Finding> {
  const draft = await aDraft(stage);
  const screens = [
    { paths: ["/sok/", "/start/helseforetak", "/om-oss/", "/finnes-ikke/"] },
    { paths: [draft.path, addresses.myAssessments], secret: draft.secret },
    { paths: [addresses.desk, contentAddresses.search], secret: await deskSecret(stage, "redaktor") },
    { paths: [deskAddresses.templates, contentAddresses.accounts], secret: await deskSecret(stage, "admin") },
  ];
  const faults: string[] = [];
  for (const { paths, secret } of screens) {
    const context = await aContext(browser, {
      width: DESK,
      ...(secret === undefined ? {} : { cookie: { url: stage.url, value: secret } }),
    });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(`${stage.url}${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
    }
    await context.close();
  }
  return {
    what: "Faults of headings and filled buttons",
    measured: String(faults.length),
    limit: "none",
    holds: faults.length === 0,
    absolutes: faults.join("; "),
  };
}

const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((each) => each.checkVisibility());
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    const skipped = levels.some((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
    const filled = [...document.querySelectorAll("main .ds-button")].filter(
      (button) =>
        button.checkVisibility() &&
        !button.closest("dialog") &&
        (button.getAttribute("data-variant") ?? "primary") === "primary",
    );
    return [
      ...(levels.filter((level) => level === 1).length === 1 ? [] : ["not one first heading"]),
      ...(skipped ? ["a level of headings is skipped"] : []),
      ...(filled.length > 1 ? [`${filled.length} filled buttons`] : []),
    ];
  });
