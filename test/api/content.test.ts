import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInAs } from "../builders/signed-in.ts";
import { type Clone, clone } from "../clone.ts";
import { startTestServer, type TestServer } from "../server.ts";

let database: Clone;
let server: TestServer;
beforeAll(async () => {
  database = await clone({ seed: "demo" });
  await database.db.updateTable("content").set({ access: "editors" }).where("url_segment", "=", "personvern").execute();
  const soon = new Date(Date.now() + 3_600_000);
  await database.db.updateTable("content").set({ start_publish: soon }).where("url_segment", "=", "om-oss").execute();
  const { number: content, site_id } = await database.db
    .selectFrom("content")
    .select(["number", "site_id"])
    .where("url_segment", "=", "tilgjengelighet")
    .executeTakeFirstOrThrow();
  await database.db.insertInto("content_redirect").values({ site_id, path: "/uu/", content }).execute();
  server = await startTestServer({ clone: database });
});
afterAll(async () => {
  await server.stop();
  await database[Symbol.asyncDispose]();
});

const find = (contentUrl: string, more = "") =>
  fetch(`${server.url}/api/episerver/v3.0/content?contentUrl=${encodeURIComponent(contentUrl)}${more}`);
const only = async (response: Response) => (await response.json())[0];

describe("the content API", () => {
  it("gives a start form with its options, and the editors' choices to editors only", async () => {
    const form = await only(await find("/start/helseforetak", "&matchExact=true&expand=*"));
    expect(form).toMatchObject({ assessmentType: "1", contentType: ["Page", "IntroPage"], url: "/start/helseforetak" });
    expect(form.organizationOptions[0].subItems[0]).toEqual({ text: expect.any(String), value: expect.any(String) });
    expect(form.municipalityOptions).toHaveLength(15);
    expect(form).not.toHaveProperty("template");
    const editor = await signedInAs(server, "redaktor");
    const seen = await only(await editor.get("/api/episerver/v3.0/content?contentUrl=/start/helseforetak"));
    expect(seen).toHaveProperty("template");
  });

  it("gives the same page by number and guid, and only what is selected", async () => {
    const home = await only(await find("/"));
    const { id, guidValue } = home.contentLink;
    for (const key of [id, guidValue]) {
      const response = await fetch(`${server.url}/api/episerver/v3.0/content/${key}?select=heading`);
      expect(await response.json()).toMatchObject({ heading: home.heading, contentLink: home.contentLink });
    }
    const selected = await only(await find("/", "&select=heading"));
    expect(selected).not.toHaveProperty("introduction");
  });

  it("gives the pages under one in parts, and those above it, to whoever may read them", async () => {
    const home = await only(await find("/"));
    const base = `${server.url}/api/episerver/v3.0/content`;
    const names = async (of: typeof fetch, id: number | string, top: number) => {
      const found: string[] = [];
      for (let token: string | null = ""; token !== null; ) {
        const headers: Record<string, string> = token === "" ? {} : { "x-epi-continuation": token };
        const answer: Response = await of(`${base}/${id}/children?top=${top}&select=heading`, { headers });
        const pages: { name: string }[] = await answer.json();
        expect(pages.length).toBeLessThanOrEqual(top);
        found.push(...pages.map(({ name }) => name));
        token = answer.headers.get("x-epi-continuation");
      }
      return found;
    };
    const all = await names(fetch, home.contentLink.id, 100);
    expect(all).toContain("Artikler");
    for (const hidden of ["Om oss", "Personvern"]) expect(all).not.toContain(hidden);
    expect(await names(fetch, home.contentLink.guidValue, 2)).toEqual(all);
    const editor = await signedInAs(server, "redaktor");
    const seen: { name: string }[] = await (
      await editor.get(`/api/episerver/v3.0/content/${home.contentLink.id}/children`)
    ).json();
    expect(seen.map(({ name }) => name)).toContain("Personvern");

    const form = await only(await find("/start/helseforetak"));
    const above: { name: string }[] = await (await fetch(`${base}/${form.contentLink.id}/ancestors`)).json();
    expect(above.map(({ name }) => name)).toEqual(["Start en vurdering", "Forside"]);
    expect(await (await fetch(`${base}/${home.contentLink.id}/ancestors`)).json()).toEqual([]);

    const refused = [
      await fetch(`${base}/${home.contentLink.id}/children?top=101`),
      await fetch(`${base}/${home.contentLink.id}/children`, { headers: { "x-epi-continuation": "gjettet" } }),
      await fetch(`${base}/99999999/children`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 404]);
  });

  it("gives several pages by their guids and numbers, without those that the caller may not read, and says whose page it is", async () => {
    const base = `${server.url}/api/episerver/v3.0`;
    const home = await find("/");
    const { contentLink } = await only(home);
    expect(Object.fromEntries(home.headers)).toMatchObject({
      ...{ "x-epi-contextmode": "Default", "x-epi-branch": "no" },
      ...{ "x-epi-contentguid": contentLink.guidValue, "x-epi-startpageguid": contentLink.guidValue },
    });
    const hidden = await database.db
      .selectFrom("content")
      .select(["number", "guid"])
      .where("url_segment", "=", "personvern")
      .executeTakeFirstOrThrow();
    const form = (await only(await find("/start/kommune"))).contentLink;
    const named = `guids=${hidden.guid},${form.guidValue}&references=${contentLink.id}_7,${hidden.number},99999999,${form.id}`;
    const urls = async (answer: Response) => (await answer.json()).map(({ url }: { url: string }) => url);
    expect(await urls(await fetch(`${base}/content?${named}`))).toEqual(["/start/kommune", "/"]);
    const editor = await signedInAs(server, "redaktor");
    expect(await urls(await editor.get(`/api/episerver/v3.0/content?${named}`))).toContain("/personvern/");
    expect((await fetch(`${base}/content`)).status).toBe(400);

    const sites = await (await fetch(`${base}/site/`)).json();
    expect(sites[0]).toMatchObject({ editLocation: null, contentRoots: { startPage: contentLink } });
    expect(await (await fetch(`${base}/site/${sites[0].id}`)).json()).toEqual(sites[0]);
    expect(await (await editor.get(`/api/episerver/v3.0/site/${sites[0].id}`)).json()).toMatchObject({
      editLocation: expect.stringContaining("/redaksjon/innhold/"),
    });
    expect((await fetch(`${base}/site/${form.guidValue}`)).status).toBe(404);
    expect((await fetch(`${base}/site/gjettet`)).status).toBe(400);
  });

  it("says 404 for what is missing or not published yet, 401 without a session, 403 without access", async () => {
    expect((await find("/finnes-ikke/")).status).toBe(404);
    expect((await find("/om-oss/")).status).toBe(404);
    expect((await find("/personvern/")).status).toBe(401);
    const author = await signedInAs(server, "forfatter");
    expect((await author.get("/api/episerver/v3.0/content?contentUrl=/personvern/")).status).toBe(403);
    const editor = await signedInAs(server, "redaktor");
    expect((await editor.get("/api/episerver/v3.0/content?contentUrl=/personvern/")).status).toBe(200);
  });

  it("leads a page's visitor to login, to /access-denied or to the page's new address", async () => {
    const location = async (response: Response) => [response.status, response.headers.get("location")];
    const anonymous = await fetch(`${server.url}/personvern/`, { redirect: "manual" });
    expect(anonymous.headers.get("location")).toMatch(/^\/login\?returnUrl=%2Fpersonvern%2F$/);
    const author = await signedInAs(server, "forfatter");
    expect((await author.get("/personvern/")).headers.get("location")).toBe("/access-denied");
    const moved = await fetch(`${server.url}/uu/`, { redirect: "manual" });
    expect(await location(moved)).toEqual([301, "/tilgjengelighet/"]);
  });

  it("lists in the sitemap what anybody may read, and nothing else", async () => {
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    expect(sitemap).toContain("/start/helseforetak<");
    expect(sitemap).toContain("/vurdering/?id=");
    for (const hidden of ["personvern", "om-oss", "rediger", "forhandsvisning"]) expect(sitemap).not.toContain(hidden);
    expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\dT/g)).toHaveLength(sitemap.match(/<url>/g)?.length ?? 0);
    expect((await fetch(`${server.url}/sitemap.xml?del=2`)).status).toBe(404);
    expect(await (await fetch(`${server.url}/robots.txt`)).text()).toContain("/sitemap.xml");
    const described = await fetch(`${server.url}/opensearch.xml`);
    expect(described.headers.get("content-type")).toContain("application/opensearchdescription+xml");
    expect(await described.text()).toContain(`template="${server.url}/sok/?q={searchTerms}"`);
    expect(await (await fetch(server.url)).text()).toContain('<link rel="search" href="/opensearch.xml"');
  });

  it("says on the front page how machines search the site, and on no other page", async () => {
    const actions = async (path: string) => {
      const html = await (await fetch(server.url + path)).text();
      return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, data]) =>
        JSON.parse(data ?? ""),
      );
    };
    expect(await actions("/")).toMatchObject([
      {
        "@type": "WebSite",
        potentialAction: {
          "@type": "SearchAction",
          target: { urlTemplate: `${server.url}/sok/?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ]);
    for (const path of ["/sok/", "/artikler/"]) expect(await actions(path)).toEqual([]);
  });
});

it("edit mode is the draft with the names of its parts for editors, and the same page as ever for everybody else", async () => {
  const path = "/artikler/";
  const { contentLink } = await only(await find(path));
  const editor = await signedInAs(server, "redaktor");
  const { rev } = await (await editor.get(`/api/desk/pages/${contentLink.id}`)).json();
  const saved = await editor.post(`/api/desk/pages/${contentLink.id}/save`, {
    ...{ rev, path: ["heading"], value: "Bare i utkastet" },
  });
  expect(saved.status).toBe(200);

  const asked = `/api/episerver/v3.0/content?contentUrl=${encodeURIComponent(`${path}?epieditmode=true`)}`;
  const [draft] = await (await editor.get(asked)).json();
  expect(draft).toMatchObject({ url: path, isEditor: true, heading: "Bare i utkastet", contentLink: { url: path } });
  expect(draft.editMode).toMatchObject({ heading: "Overskrift", mainContent: "Hovedinnhold" });
  const [live] = await (await editor.get(asked.replace("true", "false"))).json();
  expect(live).toMatchObject({ isEditor: true, name: "Artikler" });
  expect(live).not.toHaveProperty("editMode");
  expect(live.heading).not.toBe("Bare i utkastet");

  const edited = await (await editor.get(`${path}?epieditmode=true`)).text();
  expect(edited).toContain('data-epi-edit="mainContent"');
  expect(edited).toContain(`data-epi-content-id="${contentLink.id}"`);
  const author = await signedInAs(server, "forfatter");
  const plain = await (await fetch(`${server.url}${path}`)).text();
  expect(await (await fetch(`${server.url}${path}?epieditmode=true`)).text()).toBe(plain);
  const others = [
    plain,
    await (await author.get(`${path}?epieditmode=true`)).text(),
    await (await author.get(asked)).text(),
    await (await fetch(`${server.url}${asked}`)).text(),
  ];
  for (const answer of others) {
    expect(answer).toContain("Artikler");
    expect(answer).not.toMatch(/Bare i utkastet|data-epi|isEditor|editMode|Rediger siden/);
  }
});

it.each(["", null, undefined])("the create call names every required field when it is %j", async (missing) => {
  const { contentLink, assessmentType } = await only(await find("/start/helseforetak"));
  const answer = await fetch(`${server.url}/api/schema/CreateMethodAssessment`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({
      ...{ id: contentLink.id, assessmentType, actor: missing },
      ...{ name: missing, title: missing, email: missing, organizationId: missing },
    }),
  });
  const { kind, fields } = await answer.json();
  expect([answer.status, kind]).toEqual([422, "Invalid"]);
  expect(fields.map(({ path, message }: { path: string; message: string }) => [path, message])).toEqual([
    ["title", "* feltet må fylles ut"],
    ["name", "* feltet må fylles ut"],
    ["email", "E-postadresse er påkrevd"],
    ["organizationId", "Du må velge et helseforetak"],
  ]);
});

it.each([
  ["organization", "organizationOptions", "helseforetak"],
  ["county", "municipalityOptions", "kommune"],
])("who stands behind an assessment of type 3 is not asked again: %s", async (actor, options, chosen) => {
  const page = await only(await find("/start/organisasjon"));
  const [group] = page[options];
  const answer = await fetch(`${server.url}/api/schema/CreateMethodAssessment`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({
      ...{ id: page.contentLink.id, assessmentType: "3", actor, name: "Kari Eksempel", title: "Eksempel: samarbeid" },
      ...{ email: "kari@eksempel.no", organizationId: group.subItems[0]?.value ?? group.value },
    }),
  });
  const { id } = await answer.json();
  const asked = server.db.selectFrom("schema_item").select(["value", "rev"]).where("assessment", "=", id);
  expect(await asked.where("key", "=", "aktor").executeTakeFirst()).toEqual({ value: [chosen], rev: 0 });
});

it("an assessment gets the template that an editor chose for its start form, and the newest when that is none of its type", async () => {
  const { body, body_hash } = await server.db
    .selectFrom("template_version as v")
    .innerJoin("template as t", "t.number", "v.template")
    .select(["v.body", "v.body_hash"])
    .where("t.assessment_type", "=", "2")
    .executeTakeFirstOrThrow();
  const added = { assessment_type: "2", name: "Kort skjema" } as const;
  const { number } = await server.db.insertInto("template").values(added).returning("number").executeTakeFirstOrThrow();
  const older = { template: number, version: 1, body: JSON.stringify(body), body_hash, published_at: new Date(0) };
  await server.db
    .insertInto("template_version")
    .values({ ...older, state: "published" })
    .execute();
  const page = await only(await find("/start/kommune"));
  const startedWith = async (template: string) => {
    await sql`update content_version set properties = properties || jsonb_build_object('template', ${template}::text)
      where content = ${page.contentLink.id}`.execute(server.db);
    const answer = await fetch(`${server.url}/api/schema/CreateMethodAssessment`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: JSON.stringify({
        ...{ id: page.contentLink.id, assessmentType: "2", name: "Kari Eksempel", title: "Eksempel: mal" },
        ...{ email: "kari@eksempel.no", organizationId: "0301" },
      }),
    });
    const { id } = await answer.json();
    const of = server.db
      .selectFrom("assessment as a")
      .innerJoin("template_version as v", "v.id", "a.template_version")
      .select("v.template")
      .where("a.number", "=", id);
    return (await of.executeTakeFirstOrThrow()).template === number;
  };
  expect([await startedWith(String(number)), await startedWith(""), await startedWith("999999")]).toEqual([
    true,
    false,
    false,
  ]);
});
