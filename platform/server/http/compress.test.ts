import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { compressAnswers } from "./compress.ts";

const long = { text: "blå ".repeat(2_000) };

async function anApp() {
  const app = Fastify();
  compressAnswers(app);
  app.get("/long", async (_request, reply) => reply.header("vary", "Cookie").send(long));
  app.get("/short", async () => ({ text: "blå" }));
  app.get("/problem", async (_request, reply) =>
    reply.code(409).type("application/problem+json").send(JSON.stringify(long)),
  );
  app.get("/page", async (_request, reply) => reply.type("text/html").send(long.text));
  await app.ready();
  const get = (url: string, accepted?: string) =>
    app.inject({ url, ...(accepted === undefined ? {} : { headers: { "accept-encoding": accepted } }) });
  return { get };
}

test("a long JSON answer goes out in the encoding that the client prefers, and says what it depends on", async () => {
  const { get } = await anApp();
  const opened = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
  };
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
  ] as const) {
    const { headers, rawPayload } = await get("/long", accepted);
    expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "Cookie, Accept-Encoding"]);
    expect(headers["content-length"]).toBe(String(rawPayload.length));
    expect(JSON.parse(opened[encoding](rawPayload).toString())).toEqual(long);
  }
  const problem = await get("/problem", "br");
  expect([problem.statusCode, problem.headers["content-encoding"]]).toEqual([409, "br"]);
});

test("a client that names no encoding gets the answer as it is; so does everybody a short one, and one that is no JSON", async () => {
  const { get } = await anApp();
  for (const [url, accepted] of [
    ["/long", undefined],
    ["/long", "identity"],
    ["/short", "br"],
    ["/page", "br"],
  ] as const) {
    const { headers, rawPayload } = await get(url, accepted);
    expect([url, headers["content-encoding"]]).toEqual([url, undefined]);
    expect(headers["content-length"]).toBe(String(rawPayload.length));
  }
  expect((await get("/long")).json()).toEqual(long);
});
