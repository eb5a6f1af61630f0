import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { indexNotifications, openTrees } from "../../features/content/server/index.ts";
import { askedAs } from "../builders/asked-as.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { madeDocument } from "../builders/made-document.ts";
import { insideOf, tagsOf } from "../builders/pdf-inside.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { textInside } from "../builders/text-inside.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const SITE = "metodevarsel.localhost";
const anybody = aBrowser(server);
const page = (path: string) => askedAs(server, SITE, path);
const model = async (path: string) => {
  const query = new URLSearchParams({ contentUrl: path, matchExact: "true", expand: "*" });
  const { text } = await askedAs(server, "metodevarsel.localhost", `/api/episerver/v3.0/content?${query}`);
  return JSON.parse(text)[0];
};
type Listed = { published: string };

describe("a notification's page", () => {
  test("shows everything in the specification's order, without script", async () => {
    const { status, text: html } = await page("/varsler/ki-tolkning-av-mammografi/");
    expect(status).toBe(200);
    const text = html.slice(html.indexOf("<main"));
    const order = [
      "Kunstig intelligens som første gransker av mammografi</h1>",
      "Endringslogg",
      "Skriv ut",
      "Programmet erstatter",
      "Dokumentasjon</h2>",
      "Under vurdering. Metoden ble foreslått for vurdering i Nye metoder",
      "på høring til 1. desember",
      ...["Fagområder", "Utgivere", "Metodetyper", "Publiseringsår", "Finansieringsansvar", "Bestillingsanbefaling"],
    ].map((part) => text.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect((await model("/varsler/ki-tolkning-av-mammografi/")).stage).toBe("Under vurdering");
    expect(html).not.toContain("Metoden er foreslått");
    expect(order[0]).toBeGreaterThan(0);
    expect(html).toContain('property="og:title" content="Kunstig intelligens som første gransker av mammografi"');
  });

  test("leads to its document or to the other site, never both, and says nothing of a proposal that is not there", async () => {
    const document = (await page("/varsler/kateterpumpe-ved-hjertesvikt/")).text;
    const external = (await page("/varsler/celleterapi-ved-myelom/")).text;
    const [pdf, away, status] = ["Last ned varselet (PDF)", "Gå til varselet på et eksternt nettsted", ">Status</h2>"];
    expect([pdf, away, status].map((text) => document.includes(text))).toEqual([true, false, false]);
    expect([pdf, away].map((text) => external.includes(text))).toEqual([false, true]);
    const file = await page("/assets/minimetode/eksempel-varsel.pdf");
    expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
  });
});

describe("the list", () => {
  test("is by date, twenty on a page, and ends where it ends", async () => {
    const { total, notifications } = await model("/varsler/");
    expect([total, notifications.length]).toEqual([40, 20]);
    const days = notifications.map(({ published }: Listed) => published);
    expect(days).toEqual(days.toSorted().reverse());
    for (const query of ["?page=2", "?page=99"])
      expect((await page(`/sok/${query}`)).text).toContain("Maskin som holder donorleveren varm");
    const { text } = await page("/sok/?page=2");
    expect(text).toContain("Maskin som holder donorleveren varm");
    expect(text).toContain('href="/sok/"');
  });

  test("is narrowed by a topic's link, with the number that the topic promised, and by words", async () => {
    const { topics } = await model("/");
    for (const { subjectName, hits, url } of topics.slice(0, 5)) {
      const { text } = await page(url);
      expect(text).toContain(`>${hits} ${hits === 1 ? "resultat" : "resultater"}</h2>`);
      expect(text).toMatch(new RegExp(`href="/sok/"[^>]*>${subjectName}`));
    }
    const { text } = await page("/sok/?q=donorleverens");
    expect(text).toContain("Maskin som holder donorleveren varm");
    expect(text).toContain(">1 resultat</h2>");
    expect((await page("/sok/?q=%3Cscript%3E")).text).not.toContain("<script>");
  });
});

describe("a block by itself", () => {
  const TIPS = "3c1f7c0a-2f0d-4e0b-9f57-7d6c3f0a1101";

  test("is previewed under its page, without what only editors see, and is no page for search engines", async () => {
    const block = await model(`/tips/${TIPS.toUpperCase()}`);
    expect(block).toMatchObject({ contentType: ["Block", "TipsBlock"], heading: "Tipset ditt", url: `/tips/${TIPS}/` });
    expect(block).not.toHaveProperty("recipient");
    const { status, text } = await page(`/tips/${TIPS}/`);
    expect([status, text.includes("Tipset ditt</h2>"), text.includes('content="noindex"')]).toEqual([200, true, true]);
    expect((await page(`/om-oss/${TIPS}/`)).headers.location).toBe("/not-found");
  });

  test("a page has the toolbar's model, without a contact", async () => {
    const { toolbar } = await model("/varsler/ki-tolkning-av-mammografi/");
    const heading = "Kunstig intelligens som første gransker av mammografi";
    expect(toolbar).toEqual({ contactEmail: null, contactName: null, heading, name: heading, printPreviewUrl: null });
  });
});

describe("a notification as a document", () => {
  const PATH = "/varsler/ki-tolkning-av-mammografi/";
  const bytesAt = async (address: string) => new Uint8Array(await (await madeDocument(anybody, address)).arrayBuffer());
  const textAt = async (number: number) => (await anybody.get(`/dokument/varsel/${number}.txt`)).text();
  /** A call of the desk on the site of notifications. */
  const call = async (editor: Browser, path: string, body?: object) => {
    const headers = { cookie: editor.cookie, origin: `http://${SITE}:${new URL(server.url).port}` };
    const { status, text } = await askedAs(server, SITE, path, { headers, ...(body ? { body } : {}) });
    return { status, ...JSON.parse(text) };
  };

  test("is made once for what readers have, in forms that say what the page says, and is linked when it is there", async () => {
    const { contentLink, documents, heading, sections, livingStatus } = await model(PATH);
    const [place, number] = [`/dokument/varsel/${contentLink.id}`, contentLink.id];
    expect(documents).toEqual([
      { text: "PDF lages", link: "" },
      { text: "Ren tekst", link: `${place}.txt` },
    ]);
    expect((await page(PATH)).text).toContain("PDF lages");
    const first = await anybody.get(`${place}.pdf`);
    expect([first.status, first.headers.get("refresh")]).toEqual([202, "2"]);
    const pdf = await madeDocument(anybody, `${place}.pdf`);
    expect(pdf.headers.get("content-disposition")).toMatch(/^inline; filename\*=UTF-8''kunstig-\S+-metodevarsel\.pdf$/);
    expect(tagsOf(new Uint8Array(await pdf.arrayBuffer())).get("H1")).toBeGreaterThan(sections.length - 1);
    const known = { headers: { "if-none-match": pdf.headers.get("etag") ?? "" } };
    expect((await anybody.fetch(`${place}.pdf`, known)).status).toBe(304);

    const text = await textAt(number);
    const docx = await textInside(await bytesAt(`${place}.docx`));
    const words = [heading, ...sections.map((each: { heading: string }) => each.heading), livingStatus[0].text];
    for (const form of [text, docx])
      expect(words.filter((word) => !form.replaceAll("&amp;", "&").includes(word))).toEqual([]);
    expect(text).toContain(`Metodevarsel. http://${SITE}`);
    await eventually(async () => expect((await page(PATH)).text).toContain(`href="${place}.docx"`));
    const { text: whole } = await page(PATH);
    expect(whole).toContain(`href="${place}.pdf"`);
    expect(whole).toMatch(new RegExp(`<link rel="cite-as" href="http://${SITE}[^"]*${PATH}">`));
    expect(whole).toContain(`<link rel="item" href="${place}.pdf" type="application/pdf">`);
    expect((await page("/")).text).not.toContain("cite-as");
  });

  test("has nothing of a draft, and what is published is made anew by itself", async () => {
    const { contentLink } = await model("/varsler/lagring-av-donorlever/");
    const editor = await signedInAs(server, "redaktor");
    const desk = `/api/desk/pages/${contentLink.id}`;
    const save = async (value: string) =>
      call(editor, `${desk}/save`, { rev: (await call(editor, desk)).rev, path: ["mainBody"], value });
    const table = "<table><tr><th>Tall</th></tr><tr><td>kanarifugl</td></tr></table>";
    expect(await save(`<h2>Nytt</h2><p>kanarifugl</p>${table}`)).toMatchObject({ status: 200 });
    expect(await textAt(contentLink.id)).not.toContain("kanarifugl");
    const { rev } = await call(editor, desk);
    expect(await call(editor, `${desk}/publish`, { rev, note: "" })).toMatchObject({ status: 200 });
    await eventually(async () => expect(await textAt(contentLink.id)).toContain("| kanarifugl |"));
    const { documents } = await call(editor, desk);
    expect(documents.map(({ format }: { format: string }) => format)).toEqual(["pdf", "docx"]);
    expect(await textInside(await bytesAt(`/dokument/varsel/${contentLink.id}.docx`))).toContain("kanarifugl");
    expect(insideOf(await bytesAt(`/dokument/varsel/${contentLink.id}.pdf`))).toContain("/S /Table");
  });

  test("is not there for one on another site, for another page, and for a number that nothing has", async () => {
    const external = await model("/varsler/celleterapi-ved-myelom/");
    const catalog = await model("/varsler/");
    expect(external.documents).toEqual([]);
    for (const number of [external.contentLink.id, catalog.contentLink.id, 999_999_999])
      for (const ending of ["pdf", "txt"])
        expect((await anybody.get(`/dokument/varsel/${number}.${ending}`)).status).toBe(404);
  });
});

describe("what is not for everybody", () => {
  const numbers: number[] = [];

  beforeAll(async () => {
    const set = (segment: string, change: object) =>
      database.db.updateTable("content").set(change).where("url_segment", "=", segment).execute();
    for (const segment of ["fallsensor-i-gulvet", "samtalegruppe-for-parorende", "smertelindring-med-vr"])
      numbers.push((await model(`/varsler/${segment}/`)).contentLink.id);
    await set("fallsensor-i-gulvet", { access: "editors" });
    await set("samtalegruppe-for-parorende", { start_publish: new Date(Date.now() + 3_600_000) });
    await set("smertelindring-med-vr", { stop_publish: new Date(Date.now() - 1_000) });
    await database.db.transaction().execute((tx) => indexNotifications(tx, new Date()));
    await sql`select pg_notify('content_changed', 'everything')`.execute(database.db);
  });

  test("is in no list, no count, no search and no site map", async () => {
    const words = ["Fallsensor under gulvbelegget", "Digital samtalegruppe", "Virtuell virkelighet ved skifting"];
    await expect.poll(async () => (await model("/varsler/")).total).toBe(37);
    const places = ["/", "/varsler/", "/sok/", "/sok/?page=2", "/sok/?q=gulvsensorer", "/sitemap.xml"];
    for (const place of places) {
      const { text } = await page(place);
      expect([place, words.filter((word) => text.includes(word))]).toEqual([place, []]);
      expect(text).not.toContain("fallsensor-i-gulvet");
    }
    for (const number of numbers)
      for (const ending of ["pdf", "docx", "txt"])
        expect((await anybody.get(`/dokument/varsel/${number}.${ending}`)).status).toBe(404);
    const [closed] = numbers;
    const forEditors = await (await signedInAs(server, "redaktor")).get(`/dokument/varsel/${closed}.txt`);
    expect([forEditors.status, forEditors.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const rus = (await model("/")).topics.filter(({ subjectName }: { subjectName: string }) => subjectName === "Rus");
    expect(rus).toEqual([]);
  });
});

test("the page tree keeps no long text of a notification: there may be many thousands", async () => {
  const trees = openTrees({
    db: database.db,
    notifications: { onChange: () => () => undefined },
    sites: { at: async () => null, origins: async () => [] },
  });
  const { id } = await database.db
    .selectFrom("site")
    .select("id")
    .where("key", "=", "metodevarsel")
    .executeTakeFirstOrThrow();
  const kept = (await trees.of(id)).byPath.get("/varsler/ki-tolkning-av-mammografi/");
  expect(kept?.properties).toHaveProperty("heading", "Kunstig intelligens som første gransker av mammografi");
  for (const text of ["methodSummary", "mainBody", "sections", "livingStatus"])
    expect(kept?.properties).not.toHaveProperty(text);
  const shown = await model("/varsler/ki-tolkning-av-mammografi/");
  expect(shown.sections.length).toBeGreaterThan(0);
  expect(shown.livingStatus.length).toBeGreaterThan(0);
});
