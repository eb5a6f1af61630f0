import { expect, test } from "vitest";
import { addresses } from "../../features/address/rules/index.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { aStartedAssessment } from "../builders/a-started-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const editor = await signedInAs(server, "redaktor");
const visitor = aBrowser(server);

type Node = { readonly id: number; readonly type: string; readonly url: string };
const nodes: readonly Node[] = await (await editor.get("/api/desk/pages")).json();
const idOf = (type: string) => nodes.find((node) => node.type === type)?.id ?? 0;
const idAt = (url: string) => nodes.find((node) => node.url === url)?.id ?? 0;
const home = idOf("StartPage");
const section = idAt("/artikler/");

async function rename(id: number, urlSegment: string) {
  const { rev } = await readPage(editor, id);
  await savePage(editor, id, rev, ["urlSegment"], urlSegment);
  return publishPage(editor, id);
}
const leadsTo = async (path: string) => {
  const { status, headers } = await visitor.get(path);
  return [status, headers.get("location")];
};
const html = async (path: string) => (await visitor.get(path)).text();

test("screens are moved and renamed as other pages are: old addresses keep their query, and links, mails and answers follow", async () => {
  expect(await rename(idOf("SearchPage"), "finn")).toMatchObject({ status: 200, url: "/finn/" });
  for (const type of ["SchemaPage", "AssessmentPage"])
    expect(await onPage(editor, idOf(type), "move", { parent: section, before: null })).toMatchObject({ status: 200 });
  await eventually(async () => {
    expect(await leadsTo("/vurdering/?id=1&tab=2")).toEqual([301, "/artikler/vurdering/?id=1&tab=2"]);
    expect(await leadsTo("/sok/?q=hjerte&page=2")).toEqual([301, "/finn/?q=hjerte&page=2"]);
    expect(await leadsTo("/rediger/12/?tab=1&section=a")).toEqual([301, "/artikler/rediger/12/?tab=1&section=a"]);
  });
  expect(await leadsTo("/rediger/%0d%0aset-cookie:a/")).toEqual([301, "/artikler/rediger/%0D%0Aset-cookie%3Aa/"]);

  const found = await html("/finn/?q=eksempel");
  expect(/rel="canonical" href="([^"]*)"/.exec(found)?.[1]).toBe(`${server.url}/finn/?q=eksempel`);
  expect(found.match(/action="[^"]*"/g)).toContain('action="/finn/"');
  expect(found.match(/href="\/artikler\/vurdering\/\?id=\d+"/g)).not.toBeNull();
  for (const path of ["/finn/?q=eksempel", "/", "/not-found"])
    expect((await html(path)).match(/(?:href|action)="\/(?:sok|vurdering|rediger)\/[^"]*"/g), path).toBeNull();
  const answer = await json(visitor.post("/api/search/methodassessment", { q: "eksempel" }));
  expect(answer.searchResult[0].url).toMatch(/^\/artikler\/vurdering\/\?id=\d+$/);
  expect(answer.searchResult[0].topics[0].link).toMatch(/^\/finn\/\?filterTopic=/);
  expect(await html("/opensearch.xml")).toContain(`template="${server.url}/finn/?q={searchTerms}"`);
  expect(await html("/robots.txt")).toContain("Disallow: /artikler/rediger/");
  expect(await html("/sitemap.xml")).toContain(`${server.url}/artikler/vurdering/?id=`);
  expect(await html("/feed.json")).toContain(`"home_page_url":"${server.url}/finn/"`);

  const mine = await visitor.get("/artikler/rediger/");
  expect([mine.status, mine.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
  const { number } = await aStartedAssessment(server);
  expect((await visitor.get(`/artikler/rediger/${number}/`)).status).toBe(200);
  const [mail] = (await server.mails()).slice(-1);
  expect(mail?.text).toContain(`${server.url}/artikler/rediger/${number}/?id=`);
  expect(mail?.text).not.toContain(`${server.url}${addresses.edit(number)}`);
});

test("what a screen needs is kept: it stands where everybody can open it, and nothing takes an address that was its own", async () => {
  const draft = (await json(editor.post("/api/desk/pages", { parent: home, type: "StandardPage", name: "Sok" }))).id;
  expect((await readPage(editor, draft)).url).toBe("/sok-2/");
  expect(await rename(draft, "rediger")).toMatchObject({
    status: 422,
    fields: [{ path: "urlSegment", kind: "SegmentTaken" }],
  });
  const preview = idOf("SchemaPreviewPage");
  expect(await onPage(editor, preview, "move", { parent: draft, before: null })).toMatchObject({
    status: 422,
    fields: [{ path: "parent", kind: "NotOpenToAll" }],
  });
  for (const call of ["trash", "copy", "unpublish", "end"]) {
    const { rev } = await readPage(editor, section);
    const at = call === "end" ? { at: "2100-01-01T10:00:00Z" } : {};
    expect(await onPage(editor, section, call, { rev, ...at }), call).toMatchObject({ status: 422 });
  }
  expect(await onPage(editor, idOf("NotFoundPage"), "move", { parent: section, before: null })).toMatchObject({
    status: 422,
  });

  expect(await rename(idOf("SearchPage"), "sok")).toMatchObject({ status: 200, url: "/sok/" });
  await eventually(async () => {
    expect(await leadsTo("/finn/?q=hjerte")).toEqual([301, "/sok/?q=hjerte"]);
    expect((await visitor.get("/sok/?q=hjerte")).status).toBe(200);
  });
});

test("an editor chooses a start form's template by its name, and the page under which what is started stands", async () => {
  const form = idAt("/start/helseforetak/");
  const [chosen] = await json(editor.get("/api/desk/terms/template-1")).then(Object.values);
  expect(chosen).toMatchObject({ value: expect.stringMatching(/^\d+$/), text: expect.stringContaining("versjon 1") });
  for (const [name, value] of [
    ["template", chosen.value],
    ["destination", `content:${section}`],
  ]) {
    const { rev } = await readPage(editor, form);
    expect(await savePage(editor, form, rev, [name], value)).toMatchObject({ status: 200 });
  }
  expect((await publishPage(editor, form)).status).toBe(200);
  await eventually(async () => {
    const { number } = await aStartedAssessment(server);
    expect(await placeOf(number)).toEqual({ destination: section, template: Number(chosen.value) });
  });

  const name = "Eksempel: under en oversikt";
  const { number } = await aFilledAssessment(server, { status: 3, name });
  await server.db.updateTable("assessment").set({ destination: section }).where("number", "=", number).execute();
  const [catalog] = await json(visitor.get("/api/episerver/v3.0/content?contentUrl=/artikler/")).then(Object.values);
  const url = `/artikler/vurdering/?id=${number}`;
  expect(catalog.items.at(-1)).toMatchObject({ name, url, imageUrl: null });
  const crumbs = /<nav[^>]*aria-label="Du er her".*?<\/nav>/s.exec(await html(url))?.[0] ?? "";
  expect(crumbs.match(/href="[^"]*"/g)).toEqual(['href="/"', 'href="/artikler/"']);
});

test("links that were mailed go on working when the section above a screen is renamed, and when the screen is moved back", async () => {
  const screen = idOf("SchemaPage");
  expect(await rename(section, "arbeid")).toMatchObject({ status: 200, url: "/arbeid/" });
  await eventually(async () => {
    for (const old of ["/rediger/12/", "/artikler/rediger/12/"])
      expect(await leadsTo(`${old}?id=a`)).toEqual([301, "/arbeid/rediger/12/?id=a"]);
  });
  expect(await onPage(editor, screen, "move", { parent: home, before: null })).toMatchObject({ status: 200 });
  await eventually(async () => {
    for (const old of ["/artikler/rediger/12/", "/arbeid/rediger/12/"])
      expect(await leadsTo(`${old}?id=a`)).toEqual([301, "/rediger/12/?id=a"]);
    expect((await visitor.get("/rediger/")).status).toBe(200);
    expect(await leadsTo("/rediger/12/?id=a")).not.toContain(301);
  });
});

const placeOf = (number: number) =>
  server.db
    .selectFrom("assessment as a")
    .innerJoin("template_version as v", "v.id", "a.template_version")
    .select(["a.destination", "v.template"])
    .where("a.number", "=", number)
    .executeTakeFirst();
