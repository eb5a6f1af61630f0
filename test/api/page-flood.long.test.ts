import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo", env: { TRUST_PROXY: "127.0.0.1,::1" } });

const get = (path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { "x-forwarded-for": address, ...headers }, redirect: "manual" });

test("query keys that a page does not read make no new page: neither rendered nor kept", async () => {
  const etag = (await get("/", "192.0.2.1")).headers.get("etag");
  expect(etag).toMatch(/^"/);
  // More than may be rendered for one address: each is the page that is kept.
  for (let each = 0; each < 70; each++) {
    const page = await get(`/?nr=${each}&x[${each}]=1`, "192.0.2.1");
    expect([page.status, page.headers.get("etag")]).toEqual([200, etag]);
    await page.arrayBuffer();
  }
  expect(await untilRefused((each) => get(`/?nr=${each}`, "192.0.2.1"))).toMatchObject({ status: 429 });
  expect((await get("/", "192.0.2.1")).status).toBe(200);
});

test("addresses where nothing is cost no page: each leads to the one that says so, which is kept", async () => {
  const texts = new Set<string>();
  // More than may be rendered for one address.
  for (let each = 0; each < 70; each++) {
    const gone = await get(`/finnes-ikke-${each}/?x=${each}`, "192.0.2.9");
    expect([gone.status, gone.headers.get("location")]).toEqual([307, "/not-found"]);
    const page = await get("/not-found", "192.0.2.9", { "if-none-match": "*" });
    expect([page.status, page.headers.get("cache-control"), page.headers.get("etag")]).toEqual([
      404,
      "private, no-store",
      null,
    ]);
    texts.add(await page.text());
  }
  expect(texts.size).toBe(1);
});

const AT_ONCE = 20;

/** Asks until an answer is another than 200. */
async function untilRefused(ask: (each: number) => Promise<Response>): Promise<Response> {
  for (let each = 0; each < 2000; each += AT_ONCE) {
    const pages = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => ask(each + nth)));
    const refused = pages.find(({ status }) => status !== 200);
    if (refused) return refused;
    await Promise.all(pages.map((page) => page.arrayBuffer()));
  }
  throw new Error("2000 pages were made for one address");
}

/** Searches for ever new words, each of them a page to render. */
const flood = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  untilRefused((each) => get(`/sok/?q=ord${each}x${address.length}`, address, headers));

test("pages are rendered so often for one address, then 429; kept pages and other callers are not counted", async () => {
  await get("/", "192.0.2.2");
  const refused = await flood("192.0.2.2");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Det kom for mange forespørsler");
  expect((await get("/", "192.0.2.2")).status).toBe(200);
  expect((await get("/sok/?q=ord0x9", "192.0.2.2")).status).toBe(200);
  expect((await get("/sok/?q=et+annet+ord", "192.0.2.3")).status).toBe(200);
  const { seats } = await anAssessment(database.db);
  const { cookie } = await seatedAs(server, seats[0]?.id ?? "");
  expect((await get("/sok/?q=enda+et+ord", "192.0.2.2", { cookie })).status).toBe(200);
});

test("a session's own pages are counted by the session, wherever it asks from", async () => {
  const { seats } = await anAssessment(database.db);
  const { cookie } = await seatedAs(server, seats[0]?.id ?? "");
  expect((await flood("192.0.2.4", { cookie })).status).toBe(429);
  expect((await get("/", "192.0.2.5", { cookie })).status).toBe(429);
});
