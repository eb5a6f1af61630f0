import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { z } from "zod";
import { runChild } from "./child.ts";
import type { House } from "./house.ts";
import { type LoadAsked, load } from "./load.ts";
import { type Finding, inTurn, ratioFinding } from "./result.ts";

/**
 * The ratios that were reached, as lower limits, so that they do not get worse. An article is not kept for a caller with
 * a session. Most of its time goes to finding that session: rendering takes a tenth of a millisecond.
 * docs/adr/0094-limits-of-pages-that-nothing-keeps.md
 */
const LIMITS = { reading: 0.17, search: 0.15, print: 0.2, article: 0.08 };
const ROUNDS = 3;
const SECONDS = 2;
const LOADED = { status: 200, connections: 16, seconds: SECONDS };
const ROOT = path.resolve(import.meta.dirname, "..");
const rendered = z.object({ rate: z.number() });

/**
 * Pages that nothing has kept (at an address of their own, or for a session): statements, loaders, rendering, fingerprint and answer,
 * against `renderToString` alone of the same elements with the same data.
 */
export async function renderedPage(house: House): Promise<readonly Finding[]> {
  const entry = await buildBarePage();
  const { published, draft } = house;
  const section = { headers: {}, varies: "section" };
  const pages: readonly Page[] = [
    ["Reading page, one tab of it", `/vurdering/?id=${published}`, LIMITS.reading, section],
    ["Reading page for print, all tabs", `/vurdering/?id=${published}&print=true`, LIMITS.print, section],
    // A page beyond the last shows the last.
    ["Search page with a query", "/sok/?q=eksempel", LIMITS.search, { headers: {}, varies: "page" }],
    ["Article", "/om-oss/", LIMITS.article, { headers: { cookie: draft.cookie } }],
  ];
  const findings: Finding[] = [];
  for (const page of pages) findings.push(await measure(house.url, entry, page));
  return findings;
}

/** Its name, its address, its limit, and the headers or the varying parameter by which no cache keeps it. */
type Page = readonly [what: string, address: string, limit: number, unkept: Pick<LoadAsked, "headers" | "varies">];

async function measure(url: string, entry: string, [what, address, limit, unkept]: Page): Promise<Finding> {
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  try {
    const html = await (await fetch(`${url}${address}`)).text();
    const data = path.join(folder, "page.json");
    await writeFile(data, /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
    const bare = { url: address, data, seconds: SECONDS };
    // Each round begins above what the rounds before asked for: the product has kept those.
    let from = 2;
    const found = await inTurn(
      ROUNDS,
      async () => {
        const { rate } = await load({ url: `${url}${address}`, ...LOADED, ...unkept, from });
        from += Math.ceil(rate * SECONDS * 2);
        return rate;
      },
      async () => rendered.parse(JSON.parse(await runChild(entry, bare))).rate,
    );
    return ratioFinding(`${what}, rendered anew with its SQL`, limit, found, "bare renderToString");
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Built as the server's own entry is, so that both run React's production build. */
async function buildBarePage(): Promise<string> {
  const outDir = path.join(ROOT, "dist/bench");
  await build({
    root: ROOT,
    logLevel: "error",
    build: { ssr: true, outDir, rolldownOptions: { input: "bench/bare-page.tsx" } },
  });
  return path.join(outDir, "bare-page.js");
}
