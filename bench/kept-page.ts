import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { freePort } from "../platform/server/embedded-database.ts";
import { startServer } from "./child.ts";
import type { House } from "./house.ts";
import { load } from "./load.ts";
import { type Finding, inTurn, ratioFinding } from "./result.ts";

const LIMITS = { whole: 0.9, unchanged: 0.75 };
const ROUNDS = 5;
const LOADED = { connections: 32, seconds: 2 };

/**
 * A page from memory, compressed, and the 304 that a browser gets which has it, against a bare `node:http` server that sends the same
 * bytes and the same headers: the load generator is busier than either server, and every line of a header is work for it.
 */
export async function keptPage({ url, published }: House): Promise<readonly Finding[]> {
  const address = `${url}/vurdering/?id=${published}`;
  const headers = { "accept-encoding": "br" };
  const page = await rawGet(address, headers, 200);
  const { etag = "" } = page.headers;
  const { headers: unchangedHeaders } = await rawGet(address, { ...headers, "if-none-match": etag }, 304);
  await using folder = await bytesFolder(page.body);
  const port = await freePort();
  const bareUrl = `http://localhost:${port}`;
  const heads = JSON.stringify({ whole: page.headers, unchanged: unchangedHeaders });
  const args = [path.join(import.meta.dirname, "bare-server.ts"), String(port), folder.file, heads];
  await using _bare = await startServer(args, bareUrl);

  const measure = (asked: Readonly<Record<string, string>>, status: number) =>
    inTurn(
      ROUNDS,
      async () => (await load({ url: address, headers: asked, status, ...LOADED })).rate,
      async () => (await load({ url: bareUrl, headers: asked, status, ...LOADED })).rate,
    );
  const size = `${(page.body.length / 1024).toFixed(1)} KB of ${(brotliDecompressSync(page.body).length / 1024).toFixed(0)} KB`;
  const whole = await measure(headers, 200);
  const unchanged = await measure({ ...headers, "if-none-match": etag }, 304);
  return [
    ratioFinding(
      `Anonymous page from memory (${size}, brotli)`,
      LIMITS.whole,
      whole,
      "bare node:http with the same bytes and headers",
    ),
    ratioFinding("The same page, 304 on its ETag", LIMITS.unchanged, unchanged, "bare node:http with the same headers"),
  ];
}

type Raw = { readonly body: Buffer; readonly headers: Readonly<Record<string, string | undefined>> };

/** Headers that Node adds to every answer by itself. */
const OF_NODE = ["date", "connection", "keep-alive"];

/** As the bytes are on the wire: `fetch` would unpack them. */
async function rawGet(address: string, asked: Readonly<Record<string, string>>, status: number) {
  const { get } = await import("node:http");
  return new Promise<Raw>((resolve, reject) => {
    get(address, { headers: asked }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => {
        if (answer.statusCode !== status) reject(new Error(`${address} answered ${answer.statusCode}, not ${status}`));
        const lines = Object.entries(answer.headers).filter(([name]) => !OF_NODE.includes(name));
        resolve({
          body: Buffer.concat(chunks),
          headers: Object.fromEntries(lines.map(([name, value]) => [name, String(value)])),
        });
      });
    }).on("error", reject);
  });
}

async function bytesFolder(body: Buffer) {
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-bench-"));
  const file = path.join(folder, "page.br");
  await writeFile(file, body);
  return { file, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
