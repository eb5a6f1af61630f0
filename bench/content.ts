import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { aBrowser, type Browser } from "../test/builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../test/builders/desk-pages.ts";
import { keptAnswers } from "../test/kept-answers.ts";
import { type Client, openClient } from "./client.ts";
import type { House } from "./house.ts";
import { load } from "./load.ts";
import { manyPages, withoutPages } from "./many-pages.ts";
import { realWords } from "./real-words.ts";
import { type Finding, inTurn, median, ratioFinding } from "./result.ts";
import { readWhilePicture } from "./while-picture.ts";
import { timeFinding } from "./yardstick.ts";

const RATE_LIMIT = 0.95;
const ROUNDS = 4;
const LOADED = { connections: 32, seconds: 3, headers: { "accept-encoding": "br" }, status: 200 };
const OFTEN = { everyMs: 100, seconds: 4 };
const PAGES = 1_000;
const TIMES = 30;
const WARM = 10;
/** Yards from the request to the whole answer. */
const FIRST_LIMIT = 3;
/** It shows nothing of the page that is published, and its menu and footer do not lead there. */
const UNRELATED = "/om-oss/";

/** The effect on readers while editors publish, and while they upload pictures. */
export async function content({ url, database }: House): Promise<readonly Finding[]> {
  const editor = aBrowser({ url });
  await editor.visit("/login?login_hint=redaktor");
  using reader = openClient(url, "");
  const page = await aPage(editor);
  const cookie = `minimetode=${editor.cookies.get("minimetode") ?? ""}`;
  const beside = await besidePublications(url, page);
  const often = await publishedOften(url, reader, page);
  const picture = await readWhilePicture(url, cookie, UNRELATED);
  const made = await manyPages(database, realWords(), PAGES);
  try {
    return [beside, often, await firstRequest(reader, page), picture];
  } finally {
    await withoutPages(database, made);
  }
}

type PublishedPage = { readonly address: string; publish(): Promise<void> };

const node = z.object({ id: z.number(), url: z.string() });
const done = z.object({ status: z.literal(200), rev: z.number() });

/** An article that is published, and what an editor does to publish it with another text. */
async function aPage(editor: Browser): Promise<PublishedPage> {
  const nodes = z.array(node).parse(await (await editor.get("/api/desk/pages")).json());
  const parent = nodes.find(({ url }) => url === "/artikler/")?.id;
  const made = await json(editor.post("/api/desk/pages", { parent, type: "StandardPage", name: "Malt artikkel" }));
  const { id } = z.object({ id: z.number() }).parse(made);
  done.parse(await publishPage(editor, id));
  let { rev } = done.parse(await readPage(editor, id));
  let written = 0;
  const address = "/artikler/malt-artikkel/";
  return {
    address,
    publish: async () => {
      written += 1;
      ({ rev } = done.parse(await savePage(editor, id, rev, ["heading"], `Målt artikkel ${written}`)));
      ({ rev } = done.parse(await onPage(editor, id, "publish", { rev, note: "" })));
    },
  };
}

/** Publishes the page so often while something is done. @returns what was done, and how many publications there were */
async function publishing<T>(page: PublishedPage, everyMs: number, work: () => Promise<T>) {
  let isOver = false;
  const publish = async () => {
    let count = 0;
    for (let next = performance.now(); !isOver; next += everyMs) {
      await wait(Math.max(0, next - performance.now()));
      await page.publish();
      count += 1;
    }
    return count;
  };
  const published = publish();
  const did = await work().finally(() => {
    isOver = true;
  });
  return { did, publications: await published };
}

async function besidePublications(url: string, page: PublishedPage): Promise<Finding> {
  const asked = { ...LOADED, url: `${url}${UNRELATED}` };
  const rate = async () => (await load(asked)).rate;
  let count = 0;
  const found = await inTurn(
    ROUNDS,
    async () => {
      const { did, publications } = await publishing(page, 1_000, rate);
      count += publications;
      return did;
    },
    rate,
  );
  const what = "A page from memory while another page is published once a second";
  return ratioFinding(what, RATE_LIMIT, found, `without it (${count} publications)`);
}

/** Whether any request for a kept page takes another way than from memory while another page is published ten times a second. */
async function publishedOften(url: string, reader: Client, page: PublishedPage): Promise<Finding> {
  const etagOf = async (address: string) => (await reader.get(address, LOADED.headers)).etag;
  const before = { page: await etagOf(page.address), unrelated: await etagOf(UNRELATED) };
  const counts = async () => ({ kept: await keptAnswers({ url }), other: await otherAnswers(url) });
  const from = await counts();
  const asked = { ...LOADED, url: `${url}${UNRELATED}`, seconds: OFTEN.seconds };
  const { publications } = await publishing(page, OFTEN.everyMs, () => load(asked));
  const to = await counts();
  const after = { page: await etagOf(page.address), unrelated: await etagOf(UNRELATED) };
  const [kept, anew] = [to.kept - from.kept, to.other - from.other];
  const perSecond = publications / OFTEN.seconds;
  return {
    what: "Requests for a page that were not answered from memory while another page is published ten times a second",
    measured: String(anew),
    limit: "none",
    holds: anew === 0 && kept > 0 && before.unrelated === after.unrelated && before.page !== after.page,
    absolutes: `of ${(kept + anew).toLocaleString("en")} requests, ${perSecond.toFixed(1)} publications a second`,
  };
}

/** How many pages were answered otherwise than from memory so far. */
async function otherAnswers(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = metrics.matchAll(/^http_request_duration_seconds_count\{[^}]*route="\/\*"[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** The first request that gets the new page, after each of some publications. */
async function firstRequest(reader: Client, page: PublishedPage): Promise<Finding> {
  const taken: number[] = [];
  let { etag } = await reader.get(page.address);
  for (let time = 0; time < WARM + TIMES; time++) {
    await page.publish();
    const before = etag;
    // Word of a publication may come to the server's pages a little later than the editor's answer.
    for (let tries = 0; etag === before; tries++) {
      if (tries > 1_000) throw new Error(`${page.address} is not published`);
      await wait(1);
      const answer = await reader.get(page.address);
      if (answer.status !== 200) throw new Error(`${page.address}: ${answer.status}`);
      ({ etag } = answer);
      if (etag !== before && time >= WARM) taken.push(answer.ms);
    }
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  const what = `First request of a page after it is published, ${PAGES.toLocaleString("en")} pages, p50`;
  return timeFinding(what, median(sorted), FIRST_LIMIT, `p95 ${p95.toFixed(1)} ms`);
}
