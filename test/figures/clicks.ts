import type { Browser } from "playwright-core";
import { type Finding, median } from "../../bench/result.ts";
import type { Stage } from "../drills/stage.ts";
import { initiatorsLink, librariansLink } from "./product.ts";
import { aVisitor, type Visitor } from "./visitor.ts";

const MOST_CLICKS = 3;
const MOST_SECONDS = 2;
const ROUNDS = 3;

const clicksFinding = (what: string, clicks: number, absolutes: string): Finding => ({
  what,
  measured: `${clicks}`,
  limit: `at most ${MOST_CLICKS}`,
  holds: clicks <= MOST_CLICKS,
  absolutes,
});

/** How many clicks, and how long, from where people begin to what they came for. docs/how-to.md, Figures */
export async function clicks(stage: Stage, browser: Browser): Promise<readonly Finding[]> {
  const answers = [];
  for (let round = 0; round < ROUNDS; round++) answers.push(await firstAnswer(stage, browser));
  const seconds = median(answers.map((each) => each.seconds));
  return [
    clicksFinding(
      "Clicks from the mail to the first saved answer",
      answers[0]?.clicks ?? Number.NaN,
      "the link is one",
    ),
    {
      what: "Seconds from the mail to the first saved answer",
      measured: seconds.toFixed(1),
      limit: `at most ${MOST_SECONDS}`,
      holds: seconds <= MOST_SECONDS,
      absolutes: `one word typed; median of ${answers.map((each) => each.seconds.toFixed(1)).join(", ")}`,
    },
    clicksFinding(
      "Clicks from the librarian's mail to the form of a search",
      await toSearchForm(stage, browser),
      "the link is one",
    ),
    clicksFinding("Clicks from the front page to a recommendation", await toRecommendation(stage, browser), ""),
  ];
}

const openLink = async (visitor: Visitor, link: string) => {
  await visitor.follow(link);
  await visitor.click(visitor.page.getByRole("region", { name: "Invitasjonen" }).getByRole("button"));
};

async function firstAnswer(stage: Stage, browser: Browser) {
  const link = await initiatorsLink(stage);
  await using visitor = await aVisitor(browser);
  const { page } = visitor;
  const from = performance.now();
  await openLink(visitor, link);
  const field = page.locator("[id^=block-]").getByRole("textbox").first();
  await visitor.click(field);
  await field.pressSequentially("Avdelingen");
  // Looked for at every frame: a locator looks again after half a second.
  const isSaved = () => document.querySelector('[id^=block-] [data-save-state="saved"]') !== null;
  await page.waitForFunction(isSaved, undefined, { polling: "raf" });
  return { clicks: visitor.clicks(), seconds: (performance.now() - from) / 1000 };
}

async function toSearchForm(stage: Stage, browser: Browser): Promise<number> {
  const link = await librariansLink(stage);
  await using visitor = await aVisitor(browser);
  const { page } = visitor;
  await openLink(visitor, link);
  const section = page.getByRole("region", { name: /^A\. / }).locator("summary").first();
  await page.locator("[id^=block-]").first().waitFor();
  // Who does not land there goes by the list of steps, and from section to section.
  if (!(await section.isVisible())) await visitor.click(page.getByRole("link", { name: /^\d+\. Litteratur/ }));
  while (!(await section.isVisible())) await visitor.click(page.getByRole("link", { name: /^Neste/ }).first());
  await visitor.click(section);
  await visitor.click(page.getByRole("button", { name: /^Legg til nytt søk/ }).first());
  await page.getByLabel("Kilde").first().waitFor();
  return visitor.clicks();
}

async function toRecommendation({ url }: Stage, browser: Browser): Promise<number> {
  await using visitor = await aVisitor(browser);
  const { page } = visitor;
  await page.goto(url);
  const newest = page.locator("section").filter({ has: page.getByRole("heading", { name: "Nylig publisert" }) });
  await visitor.click(newest.getByRole("heading", { level: 3 }).getByRole("link").first());
  await page.getByText("Anbefaling", { exact: true }).first().waitFor();
  return visitor.clicks();
}
