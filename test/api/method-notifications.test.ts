import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { indexNotifications } from "../../server/content/index.ts";
import { askedAs } from "../builders/asked-as.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const page = (path: string) => askedAs(server, "metodevarsel.localhost", path);
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
      "Metoden er foreslått for vurdering i Nye metoder",
      "på høring til 1. desember",
      ...["Fagområder", "Utgivere", "Metodetyper", "Publiseringsår", "Finansieringsansvar", "Bestillingsanbefaling"],
    ].map((part) => text.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
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

describe("what is not for everybody", () => {
  beforeAll(async () => {
    const set = (segment: string, change: object) =>
      database.db.updateTable("content").set(change).where("url_segment", "=", segment).execute();
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
    const rus = (await model("/")).topics.filter(({ subjectName }: { subjectName: string }) => subjectName === "Rus");
    expect(rus).toEqual([]);
  });
});
