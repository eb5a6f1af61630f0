import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { z } from "zod";
import { runChild } from "./child.ts";
import type { House } from "./house.ts";
import { load } from "./load.ts";
import { type Finding, inTurn, ratioFinding } from "./result.ts";

const LIMIT = 0.2;
const ROUNDS = 5;
const SECONDS = 2;
const ROOT = path.resolve(import.meta.dirname, "..");
const rendered = z.object({ rate: z.number() });

/**
 * A page for somebody with a session, which nothing keeps: session, statements, loaders, rendering and answer, against
 * `renderToString` alone of the same elements with the same data.
 */
export async function renderedPage({ url, published, draft }: House): Promise<readonly Finding[]> {
  const pathAndQuery = `/vurdering/?id=${published}`;
  const headers = { cookie: draft.cookie };
  const html = await (await fetch(`${url}${pathAndQuery}`, { headers })).text();
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  try {
    const data = path.join(folder, "page.json");
    await writeFile(data, /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
    const entry = await buildBarePage();
    const found = await inTurn(
      ROUNDS,
      async () =>
        (await load({ url: `${url}${pathAndQuery}`, headers, status: 200, connections: 16, seconds: SECONDS })).rate,
      async () => rendered.parse(JSON.parse(await runChild(entry, { url: pathAndQuery, data, seconds: SECONDS }))).rate,
    );
    return [ratioFinding("Page rendered for one caller, with its SQL", LIMIT, found, "bare renderToString")];
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
