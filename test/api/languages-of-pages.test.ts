import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { runExport, runImport } from "../../features/transfer/server/index.ts";
import { askedAs } from "../builders/asked-as.ts";
import { aBrowser } from "../builders/browser.ts";
import { aPage, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { madeDocument } from "../builders/made-document.ts";
import { insideOf } from "../builders/pdf-inside.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const folder = await mkdtemp(path.join(tmpdir(), "minimetode-forms-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const desk = await signedInAs(server, "redaktor");
const reader = aBrowser(server);

const modelAt = async (address: string) => {
  const query = new URLSearchParams({ contentUrl: address, matchExact: "true", expand: "*" });
  return (await (await reader.get(`/api/episerver/v3.0/content?${query}`)).json())[0];
};
const choose = async (id: number, form: unknown) =>
  savePage(desk, id, (await readPage(desk, id)).rev, ["language"], form);
const htmlAt = async (address: string) => (await reader.get(address)).text();

test("a page says its form only once an editor has, in the content API and on the page; drafts change nothing for readers", async () => {
  const id = await aPage(desk, "Om oss på nynorsk");
  const rev = (await readPage(desk, id)).rev;
  await savePage(desk, id, rev, ["mainBody"], "<p>Vi vurderer metodar.</p>");
  expect((await readPage(desk, id)).values.language).toBe("no");
  await publishPage(desk, id);
  const address = "/om-oss-pa-nynorsk/";
  const unsaid = { displayName: "norsk", name: "no", link: address };
  expect(await modelAt(address)).toMatchObject({ language: unsaid, masterLanguage: unsaid });
  expect(await htmlAt(address)).toMatch(/<h1>Om oss/);

  expect(await choose(id, "nn")).toMatchObject({ status: 200 });
  expect((await modelAt(address)).language.name).toBe("no");
  await publishPage(desk, id);
  const said = { displayName: "nynorsk", name: "nn", link: address };
  expect(await modelAt(address)).toMatchObject({
    language: said,
    existingLanguages: [said],
    contentLink: { language: said },
  });
  const html = await htmlAt(address);
  expect(html).toMatch(/<html lang="nb"/);
  expect(html).toMatch(/<h1 lang="nn">Om oss/);
  expect(html).toMatch(/<div lang="nn"><div [^>]*><p>Vi vurderer/);
});

test("a form that the product does not know is refused", async () => {
  const id = await aPage(desk, "Ukjent form");
  for (const form of ["en", "", null, 1, ["nn"]]) expect(await choose(id, form)).toMatchObject({ status: 422 });
  expect((await readPage(desk, id)).values.language).toBe("no");
});

test("the form goes with a version: it is undone, restored, unpublished and copied with it", async () => {
  const id = await aPage(desk, "Versjonar");
  await choose(id, "nn");
  await publishPage(desk, id);
  await choose(id, "nb");
  const { rev } = await readPage(desk, id);
  expect(await onPage(desk, id, "undo", { rev })).toMatchObject({ status: 200 });
  expect((await readPage(desk, id)).values.language).toBe("nn");
  await choose(id, "nb");
  await publishPage(desk, id);
  expect(await onPage(desk, id, "restore", { rev: (await readPage(desk, id)).rev, no: 1 })).toMatchObject({
    status: 200,
  });
  expect((await readPage(desk, id)).values.language).toBe("nn");
  const copy = await onPage(desk, id, "copy");
  expect((await readPage(desk, copy.id)).values.language).toBe("nn");
  await publishPage(desk, id);
  await onPage(desk, id, "unpublish", { rev: (await readPage(desk, id)).rev });
  expect(await readPage(desk, id)).toMatchObject({ state: "draft", values: { language: "nn" } });
});

test("a block of a page is in the form of the page, and a shared one in its own", async () => {
  const id = await aPage(desk, "Blokker");
  const [own, other] = [randomUUID(), randomUUID()];
  const place = (block: string) => ({ id: block, type: "ContentBlock", width: "full" });
  await savePage(desk, id, 0, ["mainContent"], [place(own), place(other)]);
  await savePage(desk, id, 1, ["mainContent", own, "body"], "<p>Sidas eigen</p>");
  await savePage(desk, id, 2, ["mainContent", other, "body"], "<p>Delt</p>");
  await choose(id, "nn");
  const { rev } = await readPage(desk, id);
  const body = { rev, path: ["mainContent", other], to: "shared", name: "Delt blokk" };
  const { block } = await onPage(desk, id, "block", body);
  expect((await readPage(desk, block)).values.language).toBe("nn");
  expect(await choose(block, "nb")).toMatchObject({ status: 200 });
  expect(await publishPage(desk, id)).toMatchObject({ status: 200 });
  const names = (await modelAt("/blokker/")).mainContent.map(
    ({ contentLink }: { contentLink: { language: { name: string } } }) => contentLink.language.name,
  );
  expect(names).toEqual(["nn", "nb"]);
  const html = await htmlAt("/blokker/");
  expect(html).toMatch(/<div [^>]*lang="nn"[^>]*>(?:(?!lang=).)*Sidas eigen/s);
  expect(html).toMatch(/<div [^>]*lang="nb"[^>]*>(?:(?!lang=).)*Delt/s);
});

test("the form of a notification is that of its documents and its hit", async () => {
  const SITE = "metodevarsel.localhost";
  const call = async (address: string, body?: object) => {
    const headers = { cookie: desk.cookie, origin: `http://${SITE}:${new URL(server.url).port}` };
    const { text } = await askedAs(server, SITE, address, { headers, ...(body ? { body } : {}) });
    return JSON.parse(text);
  };
  const pages: readonly { id: number; url: string }[] = await call("/api/desk/pages");
  const { id = 0 } = pages.find(({ url }) => url === "/varsler/ki-tolkning-av-mammografi/") ?? {};
  const { rev } = await call(`/api/desk/pages/${id}`);
  const saved = await call(`/api/desk/pages/${id}/save`, { rev, path: ["language"], value: "nn" });
  await call(`/api/desk/pages/${id}/publish`, { rev: saved.rev, note: "" });
  const pdf = await madeDocument(reader, `/dokument/varsel/${id}.pdf`);
  expect(insideOf(new Uint8Array(await pdf.arrayBuffer()))).toContain("/Lang (nn)");
  const { searchResult } = await call("/api/search/methodnotifications", { q: "mammografi" });
  expect(searchResult[0]).toMatchObject({ pageId: id, language: "nn" });
});

test("pages and assessments keep their form through export and import; one that nobody has said stays unsaid", async () => {
  const { files } = server.platform;
  const page = { record: "page", site: "minimetode", contentType: "StandardPage", properties: { heading: "Side" } };
  const assessment = {
    ...{ record: "assessment", assessmentType: "1", published: "2021-03-04" },
    ...{ organizations: ["Fjordheim sykehus"], summary: "<p>Kort.</p>" },
  };
  const records = [
    { ...page, id: "s1", path: "/innlest-nn/", name: "Innlest", language: "nn" },
    { ...page, id: "s2", path: "/innlest/", name: "Innlest" },
    { ...assessment, id: "v1", heading: "Vurdering på nynorsk", language: "nn" },
    { ...assessment, id: "v2", heading: "Vurdering" },
  ];
  const lines = (all: readonly object[]) => () => all.map((each) => JSON.stringify(each));
  expect((await runImport({ db: database.db, files }, lines(records), { folder })).refused).toEqual([]);
  const exported = async (db = database.db) => {
    const found: { record: string; id: string; language?: string }[] = [];
    for await (const line of runExport({ db, files }, { folder, at: new Date(0), isPublished: false }))
      found.push(JSON.parse(JSON.stringify(line)));
    return found.filter(({ id }) => records.some((record) => record.id === id));
  };
  const formsIn = (all: Awaited<ReturnType<typeof exported>>) => all.map(({ id, language }) => [id, language]).sort();
  const forms = [
    ["s1", "nn"],
    ["s2", undefined],
    ["v1", "nn"],
    ["v2", undefined],
  ];
  const found = await exported();
  expect(formsIn(found)).toEqual(forms);
  expect((await modelAt("/innlest-nn/")).language.name).toBe("nn");
  await using empty = await clone();
  expect((await runImport({ db: empty.db, files }, lines(found), { folder })).refused).toEqual([]);
  expect(formsIn(await exported(empty.db))).toEqual(forms);

  const renamed = { ...page, id: "s1", path: "/innlest-nn/", name: "Innlest på nytt" };
  await runImport({ db: database.db, files }, lines([renamed]), { folder });
  expect(formsIn(await exported())).toEqual(forms);
  const wrong = { ...page, id: "s3", path: "/feil/", name: "Feil", language: "en" };
  const { refused } = await runImport({ db: database.db, files }, lines([wrong]), { folder });
  expect(refused).toHaveLength(1);
});
