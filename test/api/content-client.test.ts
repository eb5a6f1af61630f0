import { randomUUID } from "node:crypto";
import {
  type ContentData,
  ContentLoader,
  ContentResolver,
  ContextMode,
  ResolvedContentStatus,
  SiteLoader,
} from "@episerver/content-delivery";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../../platform/server/embedded-database.ts";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { decideRole } from "../builders/roles.ts";
import { clone } from "../clone.ts";
import { eventually } from "../patience.ts";
import { startTestServer } from "../server.ts";
import { anIdentityProvider } from "./identity-provider.ts";

/** The published client of the Content Delivery API, unchanged, against this server. features/content/README.md */
const FRIEND = "https://venn.example";
const database = await clone({ seed: "demo" });
const port = await freePort();
const provider = await anIdentityProvider(database, [`http://localhost:${port}`], ["editor", "admin"]);
const server = await startTestServer({
  clone: database,
  env: { ...provider.env, PORT: String(port), CONTENT_API_ORIGINS: FRIEND },
});
afterAll(async () => {
  await server.stop();
  await provider[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const apiUrl = `${server.url}/api/episerver/v3.0`;
const editor = aBrowser(server);
await editor.visit("/login");
const as = async (account: string, more?: Parameters<typeof provider.accessToken>[1]) => {
  const token = await provider.accessToken(account, more);
  return { apiUrl, getAccessToken: async () => token };
};
const loader = new ContentLoader({ apiUrl });
const resolver = new ContentResolver({ apiUrl });

type Expanded = ContentData & { readonly body: string };
type Article = ContentData & {
  readonly url: string;
  readonly heading?: string;
  readonly mainContent: readonly { readonly contentLink: { readonly expanded: Expanded | null } }[];
};

type Linked = ContentData & { readonly contentLink: { readonly id: number; readonly guidValue: string } };

type Node = { readonly id: number; readonly parent: number | null; readonly type: string; readonly url: string };
const nodes: readonly Node[] = await (await editor.get("/api/desk/pages")).json();
const at = (url: string) => nodes.find((node) => node.url === url)?.id ?? 0;
const home = at("/");

/** A page with a block, published, and then changed in its draft. */
const block = randomUUID();
const { id: article } = await json(
  editor.post("/api/desk/pages", { parent: home, type: "StandardPage", name: "For klienten" }),
);
await savePage(editor, article, 0, ["mainContent"], [{ id: block, type: "ContentBlock", width: "half" }]);
await savePage(editor, article, 1, ["mainContent", block, "body"], "<p>I blokken</p>");
await publishPage(editor, article);
const { rev } = await readPage(editor, article);
await savePage(editor, article, rev, ["introduction"], "<p>Bare i utkastet</p>");
await savePage(editor, article, rev + 1, ["mainContent", block, "body"], "<p>Bare i utkastet</p>");
const { rev: closed } = await readPage(editor, at("/personvern/"));
await onPage(editor, at("/personvern/"), "access", { rev: closed, access: "editors" });
await eventually(async () => expect((await fetch(`${apiUrl}/content/${at("/personvern/")}`)).status).toBe(401));

test("loads content by number, guid and the guid of a block, with what is selected and expanded", async () => {
  const page = await loader.getContent<Article>(String(article));
  const [item] = page.mainContent;
  expect(item).toMatchObject({ displayOption: "half", tag: null, contentLink: { guidValue: block, expanded: null } });
  expect(JSON.stringify(page.mainContent)).not.toContain("I blokken");
  expect(page).toMatchObject({
    contentLink: { id: article, workId: 0, providerName: null, expanded: null, language: { name: "no" } },
    existingLanguages: [{ name: "no", link: "/for-klienten/" }],
    ...{ masterLanguage: { displayName: "norsk" }, status: "Published", stopPublish: null, language: { name: "no" } },
  });
  for (const moment of [page.created, page.changed, page.saved, page.startPublish])
    expect(new Date(moment).getTime()).toBeGreaterThan(0);
  const guid = page.contentLink.guidValue ?? "";
  expect(await loader.getContent<Article>(guid, { branch: "sv" })).toEqual(page);
  const expanded = await loader.getContent<Article>(guid, { expand: ["mainContent"] });
  expect(expanded.mainContent[0]?.contentLink.expanded).toMatchObject({
    ...{ contentType: ["Block", "ContentBlock"], body: "<p>I blokken</p>", contentLink: { guidValue: block } },
  });
  expect(await loader.getContent<Article>(guid, { expand: ["topContent"] })).toEqual(page);
  const whole = await new ContentLoader({ apiUrl, expandAllProperties: true }).getContent<Article>(guid);
  expect(whole.mainContent).toEqual(expanded.mainContent);
  const selected = await loader.getContent<Article>(guid, { select: ["heading"] });
  expect([selected.heading, selected.mainContent, selected.name]).toEqual(["For klienten", undefined, "For klienten"]);
  const named = await new ContentLoader({ apiUrl, selectAllProperties: false }).getContent<Article>(guid);
  expect([named.heading, named.name]).toEqual([undefined, "For klienten"]);
  expect(await loader.getContent(block)).toMatchObject({
    ...{ contentType: ["Block", "ContentBlock"], body: "<p>I blokken</p>", parentLink: { id: article } },
  });
  for (const unknown of ["999999", randomUUID()])
    await expect(loader.getContent(unknown)).rejects.toMatchObject({ errorCode: 404 });
  for (const wrong of ["@", "<b>html</b>", "tolv"])
    await expect(loader.getContent(wrong)).rejects.toMatchObject({ errorCode: 400 });
});

test("loads the pages under one in parts, and those above it", async () => {
  const all = await loader.getChildren(String(home));
  if (!Array.isArray(all)) throw new Error("not a list");
  expect(all.map(({ name }) => name)).toContain("For klienten");
  const first = await loader.getChildren(String(home), { top: 3 });
  if (Array.isArray(first)) throw new Error("not in parts");
  // The token remembers how many are wanted.
  const second = await loader.getChildren(String(home), { continuationToken: first.continuationToken ?? "" });
  if (Array.isArray(second)) throw new Error("not in parts");
  expect([...(first.items ?? []), ...(second.items ?? [])]).toEqual(all.slice(0, 6));
  expect(await loader.getChildren(String(article))).toEqual([]);
  const refusals = [
    [() => loader.getChildren(String(home), { top: 101 }), 400],
    [() => loader.getChildren(String(home), { continuationToken: "yadayada" }), 400],
    [() => loader.getChildren("999999"), 404],
    [() => loader.getChildren("@"), 400],
    [() => loader.getAncestors("<b>html</b>"), 400],
  ] as const;
  for (const [ask, errorCode] of refusals) await expect(ask()).rejects.toMatchObject({ errorCode });
  expect((await loader.getAncestors<Article>(String(article))).map(({ url }) => url)).toEqual(["/"]);
  expect(await loader.getAncestors(String(home))).toEqual([]);
  const [site] = await new SiteLoader({ apiUrl }).getSites();
  expect(await new SiteLoader({ apiUrl }).getSite(site?.id ?? "")).toEqual(site);
  await expect(new SiteLoader({ apiUrl }).getSite(randomUUID())).rejects.toMatchObject({ errorCode: 404 });
  await expect(new SiteLoader({ apiUrl }).getSite("yada")).rejects.toMatchObject({ errorCode: 400 });
});

test("resolves addresses: whole, nearest, of another host, and says whose site it is in every case", async () => {
  const { NotFound, Resolved } = ResolvedContentStatus;
  const page = `${server.url}/for-klienten/`;
  const [site] = await new SiteLoader({ apiUrl }).getSites();
  const root: { readonly guidValue?: unknown } = Object.assign({ guidValue: null }, site?.contentRoots.startPage);
  const cases = [
    [page, true, Resolved, undefined],
    [`${page}Finnes Ikke/æ/?q=1`, true, NotFound, undefined],
    [`${page}Finnes Ikke/æ/?q=1`, false, Resolved, "/Finnes%20Ikke/%C3%A6"],
    ["http://www.example.com/for-klienten/", true, NotFound, undefined],
    ["/for-klienten", false, Resolved, undefined],
    ["@", true, NotFound, undefined],
  ] as const;
  for (const [url, matchExact, status, remainingPath] of cases) {
    const found = await resolver.resolveContent(url, matchExact);
    expect(found).toMatchObject({ status, mode: ContextMode.Default, siteId: site?.id });
    expect([found.remainingPath, found.startPageId]).toEqual([remainingPath, root?.guidValue]);
    expect([found.content?.name, found.branch]).toEqual(
      status === Resolved ? ["For klienten", "no"] : [undefined, undefined],
    );
  }
  const asked = `${apiUrl}/content?contentUrl=${encodeURIComponent(page)}&matchExact=True&references=&guids=`;
  expect((await fetch(asked)).headers.get("x-epi-contextmode")).toBe("Default");
});

test("with one address for its calls a client reads the sister site by whole address, guid and number", async () => {
  const sites = await new SiteLoader({ apiUrl }).getSites();
  const sister = sites.find(({ name }) => name !== sites[0]?.name);
  const origin = `http://${sister?.hosts[0]?.name ?? ""}`;
  const found = await resolver.resolveContent<Linked>(`${origin}/sok/`, true);
  expect(found).toMatchObject({ status: ResolvedContentStatus.Resolved, siteId: sister?.id });
  expect(found.content).toMatchObject({ url: `${origin}/sok/` });
  const { id, guidValue } = found.content?.contentLink ?? { id: 0, guidValue: "" };
  for (const named of [String(id), guidValue]) {
    expect(await loader.getContent(named)).toEqual(found.content);
    expect((await loader.getAncestors<Article>(named)).map(({ url }) => url)).toEqual([`${origin}/`]);
  }
  const front = await resolver.resolveContent<Linked>(`${origin}/`, true);
  const below = await loader.getChildren<Article>(String(front.content?.contentLink.id));
  if (!Array.isArray(below)) throw new Error("not a list");
  expect(below.map(({ url }) => url)).toContain(`${origin}/sok/`);
  // The address without a host is this site's own.
  expect((await resolver.resolveContent<Linked>("/sok/", true)).content?.contentLink.id).not.toBe(id);
  const missing = await resolver.resolveContent(`${origin}/finnes-ikke/`, true);
  expect(missing).toMatchObject({ status: ResolvedContentStatus.NotFound, siteId: sister?.id });
});

test("an access token of the identity provider is its account: drafts, versions and closed pages for editors alone", async () => {
  const [kari, ola] = [await as("kari"), await as("ola")];
  const { Unauthorized, AccessDenied, Resolved } = ResolvedContentStatus;
  const statusOf = async (config: object, url: string) =>
    (await new ContentResolver({ apiUrl, ...config }).resolveContent(url, true)).status;
  expect(await statusOf({}, "/personvern/")).toBe(Unauthorized);
  expect(await statusOf(ola, "/personvern/")).toBe(AccessDenied);
  expect(await statusOf(kari, "/personvern/")).toBe(Resolved);
  const others = [
    await as("kari", { scope: "openid" }),
    await as("kari", { clientId: "et annet system" }),
    { getAccessToken: async () => "gjettet" },
    { getAccessToken: async () => "x".repeat(5_000) },
  ];
  for (const config of others) {
    expect(await statusOf(config, "/personvern/")).toBe(Unauthorized);
    expect(await statusOf(config, "/for-klienten/")).toBe(Unauthorized);
  }

  const edited = `${server.url}/EPiServer/CMS/Content/no/for-klienten,,${article}`;
  const modes = [
    [`${edited}/?epieditmode=true`, ContextMode.Edit, 2],
    [`${edited}/?epieditmode=false`, ContextMode.Preview, 2],
    [`${edited}_2/?epieditmode=true`, ContextMode.Edit, 2],
    [`${edited}_1/`, ContextMode.Preview, 1],
  ] as const;
  for (const [url, mode, workId] of modes) {
    const found = await new ContentResolver(kari).resolveContent(url, true, { expand: ["*"] });
    expect(found).toMatchObject({ mode, status: Resolved, content: { contentLink: { id: article, workId } } });
    expect(JSON.stringify(found.content).includes("Bare i utkastet")).toBe(workId === 2);
    expect(await statusOf({}, url)).toBe(Unauthorized);
    expect(await statusOf(ola, url)).toBe(AccessDenied);
  }
  const draft = await new ContentLoader(kari).getContent(`${article}_2`);
  expect(draft).toMatchObject({
    introduction: "<p>Bare i utkastet</p>",
    status: "CheckedOut",
    contentLink: { workId: 2 },
  });
  await expect(new ContentLoader(kari).getContent(`${article}_9`)).rejects.toMatchObject({ errorCode: 404 });
  for (const config of [ola, { apiUrl }])
    expect(await new ContentLoader(config).getContent(`${article}_2`)).toMatchObject({
      introduction: "",
      contentLink: { workId: 0 },
    });

  // What was decided for the account holds from the token's next call.
  await decideRole(server.db, "kari", "minimetode", "none");
  expect(await statusOf(kari, "/personvern/")).toBe(AccessDenied);
  await server.db.deleteFrom("account_site_role").execute();
  expect(await statusOf(kari, "/personvern/")).toBe(Resolved);
});

test("pages of a configured origin may read it in a browser, no others", async () => {
  const ask = async (origin: string, method = "GET") =>
    (await fetch(`${apiUrl}/content?contentUrl=/`, { method, headers: { origin } })).headers;
  const told = await ask(FRIEND);
  expect(told.get("access-control-allow-origin")).toBe(FRIEND);
  expect(told.get("access-control-expose-headers")).toContain("x-epi-continuation");
  expect(told.get("vary")?.toLowerCase()).toContain("origin");
  const first = await ask(FRIEND, "OPTIONS");
  expect(first.get("access-control-allow-headers")).toContain("authorization");
  expect(first.get("access-control-allow-methods")).toBe("GET");
  for (const method of ["GET", "OPTIONS"])
    expect((await ask("https://fremmed.example", method)).get("access-control-allow-origin")).toBeNull();
  const elsewhere = await fetch(`${server.url}/api/session`, { headers: { origin: FRIEND } });
  expect(elsewhere.headers.get("access-control-allow-origin")).toBeNull();
});
