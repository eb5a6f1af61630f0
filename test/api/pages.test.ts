import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInAs } from "../builders/signed-in.ts";
import { type Clone, clone } from "../clone.ts";
import { eventually } from "../patience.ts";
import { startTestServer, type TestServer } from "../server.ts";

let database: Clone;
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  database = await clone({ seed: "demo" });
  server = await startTestServer({ clone: database });
  other = await startTestServer({ clone: database });
});
afterAll(async () => {
  await server.stop();
  await other.stop();
  await database[Symbol.asyncDispose]();
});

type Headers = Readonly<Record<string, string>>;
const get = (path: string, headers: Headers = {}, from = server) =>
  fetch(`${from.url}${path}`, { headers, redirect: "manual" });
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

/** Changes the start page's heading as the desk would: in one transaction with the notification. */
const renameStartPage = (heading: string) =>
  database.db.transaction().execute(async (tx) => {
    await sql`update content_version set properties = properties || jsonb_build_object('heading', ${heading}::text)
      where content in (select number from content where type = 'StartPage')`.execute(tx);
    await sql`select pg_notify('content_changed', 'content')`.execute(tx);
  });

/** Waits until a page shows the text: notifications arrive asynchronously. */
const sees = async (from: TestServer, text: string): Promise<void> => {
  await eventually(async () => expect(await (await get("/", {}, from)).text()).toContain(text));
};

describe("a page", () => {
  it("is the same bytes when it is rendered again: it holds no time", async () => {
    const editor = await signedInAs(server, "redaktor");
    const rendered = async () => (await editor.get("/artikler/bestill-litteratursok/")).text();
    expect(await rendered()).toBe(await rendered());
  });

  it("is whole without script: title, social title, canonical address, content, no inline script", async () => {
    const response = await get("/artikler/bestill-litteratursok/");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(titleOf(html)).toBe("Bestill litteratursøk hos biblioteket – Minimetode");
    expect(html).toContain('property="og:title" content="Bestill litteratursøk hos biblioteket"');
    expect(html).toContain('rel="canonical" href="http://localhost');
    expect(html).toContain('<html lang="nb"');
    expect(html).toContain("Dette registreres");
    expect(html).not.toMatch(/<script(?![^>]*(src=|application\/json))/);
  });

  it("is described to other sites in the plain words of its introduction", async () => {
    await database.db.transaction().execute(async (tx) => {
      const words = "<p>Koster 2&nbsp;000 kr &amp; tar <strong>tid</strong></p><p>Spør først</p>";
      await sql`update content_version set properties = properties || jsonb_build_object('introduction', ${words}::text)
        where content in (select number from content where url_segment = 'bestill-litteratursok')`.execute(tx);
      await sql`select pg_notify('content_changed', 'content')`.execute(tx);
    });
    await eventually(async () =>
      expect(await (await get("/artikler/bestill-litteratursok/")).text()).toContain(
        'name="description" content="Koster 2 000 kr &amp; tar tid Spør først"',
      ),
    );
  });

  it("answers to both spellings of its address", async () => {
    for (const path of ["/start/helseforetak", "/start/helseforetak/", "/sok", "/sok/", "/artikler", "/artikler/"])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it("of a definition says that it is one, and nothing else", async () => {
    const template = await database.db.selectFrom("template").selectAll().executeTakeFirstOrThrow();
    const html = await (await get(`/rediger/${template.number}/`)).text();
    expect(titleOf(html)).toBe(`${template.name} – Redigering – Minimetode`);
    expect(html).toContain("Dette er en definisjon. Den kan bare redigeres i redigeringsmodus.");
    expect(html).not.toContain("Åpne mini-metodevurderingen");
    const details = await (await get(`/api/schema/GetMethodAssessmentDetails/${template.guid}`)).json();
    expect(details).toMatchObject({ isDefinition: true, contentLink: { id: template.number }, abilities: [] });
  });

  it("that does not exist leads to /not-found, which says 404; without access, /access-denied says 403", async () => {
    const missing = await get("/finnes-ikke/");
    expect(missing.headers.get("location")).toBe("/not-found");
    const notFound = await get("/not-found");
    expect(notFound.status).toBe(404);
    expect(await notFound.text()).toContain("Side ikke funnet");
    const denied = await get("/access-denied");
    expect(denied.status).toBe(403);
    expect(await denied.text()).toContain("Ingen tilgang");
  });

  it("survives what no browser sends", async () => {
    for (const path of [
      "/%zz",
      "/%00",
      "/a//b",
      "/..%2f..%2fetc/passwd",
      "/?q[]=1&__proto__=2",
      `/${"x".repeat(3000)}`,
    ]) {
      const { status } = await get(path);
      expect([path.slice(0, 30), status < 500]).toEqual([path.slice(0, 30), true]);
    }
  });

  it("answers HEAD like GET, without the body", async () => {
    const response = await fetch(`${server.url}/`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toMatch(/^"/);
    expect(await response.text()).toBe("");
  });
});

describe("the memory of pages", () => {
  it("gives the same bytes with a strong ETag, and 304 to who has them", async () => {
    const first = await get("/");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get("vary")).toContain("Cookie");
    const again = await get("/", { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("has a body and an ETag for each encoding, all of the same page", async () => {
    const answers = await Promise.all(
      ["br", "gzip", "identity"].map((encoding) => get("/", { "accept-encoding": encoding })),
    );
    expect(answers.map((answer) => answer.headers.get("content-encoding"))).toEqual(["br", "gzip", null]);
    expect(new Set(answers.map((answer) => answer.headers.get("etag"))).size).toBe(3);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
  });

  it("is dropped by a content change, on every instance", async () => {
    await get("/");
    await get("/", {}, other);
    await renameStartPage("Vurder metoder på nytt");
    await sees(server, "Vurder metoder på nytt");
    await sees(other, "Vurder metoder på nytt");
  });

  it("keeps no page of a session, and shows a session no kept page", async () => {
    const editor = await signedInAs(server, "redaktor");
    const own = await editor.get("/");
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect(own.headers.get("etag")).toBeNull();
    expect(await own.text()).toContain("Logg ut");
    expect(await (await get("/")).text()).not.toContain("Logg ut");
  });
});
