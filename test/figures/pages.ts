import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Finding } from "../../bench/result.ts";
import { findings } from "../axe-findings.ts";
import type { Stage } from "../drills/stage.ts";
import { MOST_SHIFT, shiftAt } from "../layout-shift.ts";
import { type Address, everyPage, notificationSite, type Sessions } from "./every-page.ts";
import { aDraft, deskSecret } from "./product.ts";
import { statesOfTheForm } from "./states.ts";
import { aContext } from "./visitor.ts";

const WIDTHS = [390, 1440] as const;
const AT_ONCE = 4;

/** What a page was found to be. */
type Seen = { readonly page: string; readonly shift: number; readonly faults: readonly string[] };

/** What moves while each page comes over a slow line, and what axe finds on it and in the states of the form. docs/how-to.md, Figures */
export async function pages(stage: Stage, browser: Browser): Promise<readonly Finding[]> {
  const draft = await aDraft(stage);
  const sessions = {
    initiator: draft.secret,
    editor: await deskSecret(stage, "redaktor"),
    administrator: await deskSecret(stage, "admin"),
  };
  const addresses = await everyPage(stage, draft, sessions);
  const seen: Seen[] = [];
  for (const width of WIDTHS) {
    const contexts = await contextsOf(stage, browser, width, sessions);
    const waiting = [...addresses];
    const takeNext = async () => {
      for (let each = waiting.shift(); each; each = waiting.shift())
        seen.push(await look(contexts[each.reader], each, width));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
    await Promise.all(Object.values(contexts).map((context) => context.close()));
  }
  const states = await statesOfTheForm(stage, browser);
  const worst = seen.toSorted((a, b) => b.shift - a.shift);
  const most = worst[0]?.shift ?? Number.NaN;
  const faults = [...seen.filter((each) => each.faults.length > 0), ...states.filter((each) => each.faults.length > 0)];
  return [
    {
      what: "Layout shift of a page over a slow line, the worst",
      measured: most.toFixed(4),
      limit: `at most ${MOST_SHIFT}`,
      holds: most <= MOST_SHIFT,
      absolutes: `${seen.length} pages at ${WIDTHS.join(" and ")} px; ${worst
        .slice(0, 3)
        .map(({ page, shift }) => `${page}: ${shift.toFixed(4)}`)
        .join(", ")}`,
    },
    {
      what: "States with an axe finding",
      measured: String(faults.length),
      limit: "none",
      holds: faults.length === 0,
      absolutes: `of ${seen.length + states.length}${faults.map(({ page, faults: [first] }) => `; ${page}: ${first}`).join("")}`,
    },
  ];
}

/** A browser of each reader, in which both sites know them. */
async function contextsOf(stage: Stage, browser: Browser, width: number, sessions: Sessions) {
  const open = async (secret?: string): Promise<BrowserContext> => {
    const context = await aContext(browser, { width });
    if (secret === undefined) return context;
    const cookie = { name: "minimetode", value: secret, httpOnly: true };
    await context.addCookies([stage.url, notificationSite(stage)].map((url) => ({ ...cookie, url })));
    return context;
  };
  return {
    anybody: await open(),
    initiator: await open(sessions.initiator),
    editor: await open(sessions.editor),
    administrator: await open(sessions.administrator),
  } satisfies Record<Address["reader"], BrowserContext>;
}

/** A page as it comes, and with everything opened that stands closed on it. */
async function look(context: BrowserContext, { reader, url }: Address, width: number): Promise<Seen> {
  const page = await context.newPage();
  const asked = new URL(url).pathname;
  const faults: string[] = [];
  const { shift } = await shiftAt(page, url, {
    look: async () => {
      const shown = new URL(page.url()).pathname;
      if (reader !== "anybody" && shown !== asked) faults.push(`led the ${reader} to ${shown}`);
      faults.push(...(await findings(page)));
      if ((await openAll(page)) > 0) faults.push(...(await findings(page)));
    },
  });
  await page.close();
  return { page: `${url} for ${reader} at ${width}`, shift, faults };
}

/** Opens what stands closed; how many there were. */
const openAll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const closed = document.querySelectorAll("main details:not([open])");
    for (const each of closed) each.toggleAttribute("open", true);
    return closed.length;
  });
