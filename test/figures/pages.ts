import type { Browser, BrowserContext } from "playwright-core";
import type { Finding } from "../../bench/result.ts";
import { findings } from "../axe-findings.ts";
import type { Stage } from "../drills/stage.ts";
import { MOST_SHIFT, shiftAt } from "../layout-shift.ts";
import { aDraft, aPublished, type Draft, editorsSecret } from "./product.ts";
import { statesOfTheForm } from "./states.ts";
import { aContext } from "./visitor.ts";

const WIDTHS = [390, 1440] as const;
const AT_ONCE = 4;

/** What a page was found to be. */
type Seen = { readonly page: string; readonly shift: number; readonly faults: readonly string[] };

/** What moves while each page comes over a slow line, and what axe finds on it and in the states of the form. docs/how-to.md, Figures */
export async function pages(stage: Stage, browser: Browser): Promise<readonly Finding[]> {
  const draft = await aDraft(stage);
  const addresses = await everyPage(stage, draft);
  const seen: Seen[] = [];
  for (const width of WIDTHS) {
    const opened = await Promise.all(
      [null, draft.secret, await editorsSecret(stage)].map((value) =>
        aContext(browser, { width, ...(value === null ? {} : { cookie: { url: stage.url, value } }) }),
      ),
    );
    const waiting = addresses.map(([who, path]) => ({ path, context: opened[who] }));
    const takeNext = async () => {
      for (let each = waiting.shift(); each; each = waiting.shift())
        if (each.context) seen.push(await look(each.context, stage, each.path, width));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
    await Promise.all(opened.map((context) => context.close()));
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

async function look(context: BrowserContext, { url }: Stage, path: string, width: number): Promise<Seen> {
  const page = await context.newPage();
  let faults: Seen["faults"] = [];
  const { shift } = await shiftAt(page, `${url}${path}`, {
    look: async () => {
      faults = await findings(page);
    },
  });
  await page.close();
  return { page: `${path} at ${width}`, shift, faults };
}

type Address = readonly [who: 0 | 1 | 2, path: string];

/** Who looks (0 anybody, 1 the initiator of the draft, 2 an editor) and at what: every page of the site map, and every screen that is not in it. */
async function everyPage(stage: Stage, draft: Draft): Promise<readonly Address[]> {
  const map = await (await fetch(`${stage.url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return `${pathname}${search}`;
  });
  const published = await aPublished(stage);
  const anybody = [
    "/sok/?q=eksempel",
    "/sok/?q=finnesikke",
    `/vurdering/?id=${draft.number}`,
    "/finnes-ikke/",
    "/rediger/",
  ];
  const reading = [`/vurdering/?id=${published}`, `/vurdering/?id=${published}&skriv-ut=alt`];
  const authors = ["/rediger/", draft.path, `/forhandsvisning/?id=${draft.number}`];
  const desk = ["/redaksjon/", `/redaksjon/${draft.number}/`, "/"];
  return [
    ...[...new Set([...listed, ...anybody, ...reading])].map((each): Address => [0, each]),
    ...authors.map((each): Address => [1, each]),
    ...desk.map((each): Address => [2, each]),
  ];
}
