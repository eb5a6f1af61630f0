import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { z } from "zod";
import { runChild } from "./child.ts";
import type { House } from "./house.ts";
import { load } from "./load.ts";
import { type Finding, inTurn, ratioFinding } from "./result.ts";

/** Reading page and search page: nearly half of the bare rendering. The others are only kept from getting slow. */
const LIMITS = { main: 0.45, other: 0.2 };
const ROUNDS = 3;
const SECONDS = 2;
const UNKEPT = { headers: {}, status: 200, varies: true, connections: 16, seconds: SECONDS };
const ROOT = path.resolve(import.meta.dirname, "..");
const rendered = z.object({ rate: z.number() });

/**
 * Pages that nothing has kept (each at an address of its own): statements, loaders, rendering, fingerprint and answer,
 * against `renderToString` alone of the same elements with the same data.
 */
export async function renderedPage(house: House): Promise<readonly Finding[]> {
  const entry = await buildBarePage();
  const pages = [
    ["Reading page, one tab of it", `/vurdering/?id=${house.published}`, LIMITS.main],
    ["Reading page for print, all tabs", `/vurdering/?id=${house.published}&print=true`, LIMITS.other],
    ["Search page with a query", "/sok/?q=eksempel", LIMITS.main],
    ["Article", "/om-oss/?fra=benk", LIMITS.other],
  ] as const;
  const findings: Finding[] = [];
  for (const [what, address, limit] of pages) findings.push(await measure(house.url, entry, what, address, limit));
  return findings;
}

async function measure(url: string, entry: string, what: string, address: string, limit: number): Promise<Finding> {
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  try {
    const html = await (await fetch(`${url}${address}`)).text();
    const data = path.join(folder, "page.json");
    await writeFile(data, /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
    const bare = { url: address, data, seconds: SECONDS };
    const found = await inTurn(
      ROUNDS,
      async () => (await load({ url: `${url}${address}`, ...UNKEPT })).rate,
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
