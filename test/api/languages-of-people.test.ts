import { expect, test } from "vitest";
import { facetAddress } from "../../features/search/rules/index.ts";
import type { EditedTerm } from "../../features/term/calls.ts";
import type { Language } from "../../platform/pure/language/index.ts";
import { aStartedAssessment } from "../builders/a-started-assessment.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { anInvited } from "../builders/an-invited.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { accountLanguage, giveSiteForm, keptLanguage, languageIn } from "../builders/languages.ts";
import { seatedAs, signedInAs, signedInByProvider } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { keptAnswers } from "../kept-answers.ts";
import { eventually } from "../patience.ts";
import { startTestServer } from "../server.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const inNynorsk = (browser: Browser = aBrowser(server)) => aBrowser(server, [...browser.cookies, ["sprak", "nn"]]);
const choose = (browser: Browser, language: string, headers: Record<string, string> = {}) =>
  browser.fetch(`/om-oss/?sprak=${language}`, { headers });
const seenBy = async (browser: Browser, path = "/om-oss/") => languageIn(await (await browser.get(path)).text());

test("who signs in first in nynorsk has it with the account, also in a browser that never chose; the account decides over a cookie", async () => {
  await signedInByProvider(server, "forfatter");
  expect(await accountLanguage(server, "forfatter")).toBeNull();
  await signedInByProvider(server, "forfatter", inNynorsk());
  expect(await accountLanguage(server, "forfatter")).toBe("nn");
  const elsewhere = await signedInAs(server, "forfatter");
  expect(await seenBy(elsewhere)).toBe("nn");
  const bokmalBefore = aBrowser(server, [["sprak", "nb"]]);
  const again = await signedInByProvider(server, "forfatter", bokmalBefore);
  expect(await seenBy(again)).toBe("nn");
  expect(await accountLanguage(server, "forfatter")).toBe("nn");
});

test("the link to the other language changes the account and every seat of the session, and no others", async () => {
  const { seats } = await anAssessment(server.db, { seats: [{ role: "initiator" }, { role: "librarian" }] });
  const other = await anAssessment(server.db);
  const [mine, theirs] = seats;
  const [held] = other.seats;
  if (!mine || !theirs || !held) throw new Error("there are three seats");
  const browser = await signedInAs(server, "redaktor", await seatedAs(server, mine.id, held.id));
  const answer = await choose(browser, "nn", { "sec-fetch-site": "same-origin" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/om-oss/"]);
  expect(await accountLanguage(server, "redaktor")).toBe("nn");
  expect([await keptLanguage(server, mine.id), await keptLanguage(server, held.id)]).toEqual(["nn", "nn"]);
  expect(await keptLanguage(server, theirs.id)).toBeNull();
  expect(await seenBy(await seatedAs(server, held.id))).toBe("nn");

  // A link on somebody else's page changes nothing that is kept with the person.
  await choose(browser, "nb", { "sec-fetch-site": "cross-site" });
  expect(await accountLanguage(server, "redaktor")).toBe("nn");
  expect(await seenBy(browser)).toBe("nn");
  await choose(browser, "nb");
  expect([await accountLanguage(server, "redaktor"), await keptLanguage(server, mine.id)]).toEqual(["nb", "nb"]);
  expect(await seenBy(browser)).toBe("nb");
});

test("who opens a link has the language that they asked for with the seat, also where somebody chose another for them", async () => {
  const redeemed = async (browser: Browser, before: Language | null) => {
    const { token, contributorId } = await anInvited(server);
    await server.db.updateTable("contributor").set({ language: before }).where("id", "=", contributorId).execute();
    expect((await browser.post("/api/session/redeem", { token })).status).toBe(200);
    return keptLanguage(server, contributorId);
  };
  const inBokmal = () => aBrowser(server, [["sprak", "nb"]]);
  expect(await redeemed(inNynorsk(), null)).toBe("nn");
  expect(await redeemed(aBrowser(server), null)).toBeNull();
  expect(await redeemed(aBrowser(server), "nn")).toBe("nn");
  expect(await redeemed(inBokmal(), "nn")).toBe("nb");
  expect(await redeemed(inNynorsk(), "nb")).toBe("nn");
});

test("a seat that was opened before keeps its language, whatever the next browser reads", async () => {
  const { token, contributorId } = await anInvited(server);
  await server.db
    .updateTable("contributor")
    .set({ language: "nn", redeemed_at: new Date() })
    .where("id", "=", contributorId)
    .execute();
  await aBrowser(server, [["sprak", "nb"]]).post("/api/session/redeem", { token });
  expect(await keptLanguage(server, contributorId)).toBe("nn");
});

test("a link in a mail gives its language to a browser that has none, and takes nobody's own", async () => {
  const path = "/om-oss/?epostsprak=nn";
  const unknown = aBrowser(server);
  const answer = await unknown.get(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/om-oss/"]);
  expect(await seenBy(unknown)).toBe("nn");

  const chosen = aBrowser(server, [["sprak", "nb"]]);
  expect((await chosen.get(path)).headers.get("location")).toBe("/om-oss/");
  expect([chosen.cookies.get("sprak"), await seenBy(chosen)]).toEqual(["nb", "nb"]);

  const { seats } = await anAssessment(server.db, { seats: [{ role: "initiator" }] });
  const held = seats[0]?.id ?? "";
  const author = await seatedAs(server, held);
  await author.get(path);
  expect(await keptLanguage(server, held)).toBeNull();
  await choose(author, "nb");
  await author.get(path);
  expect([await keptLanguage(server, held), await seenBy(author)]).toEqual(["nb", "nb"]);
});

test("a refusal of a malformed call is written in the caller's language, without a cookie that says it", async () => {
  const { seats } = await anAssessment(server.db);
  const browser = await seatedAs(server, seats[0]?.id ?? "");
  const refused = async () => (await (await browser.post("/api/session/redeem", { token: 7 })).json()).title;
  const inBokmal = await refused();
  await choose(browser, "nn");
  const session = aBrowser(server, [["minimetode", browser.cookies.get("minimetode") ?? ""]]);
  const answer = await (await session.post("/api/session/redeem", { token: 7 })).json();
  expect(answer.title).not.toBe(inBokmal);
  expect((await (await session.get("/api/schema/UnknownCall")).json()).status).toBe(404);
});

test("two visitors in turn each get their language, from the kept page and with 304, also in a cache between them", async () => {
  await using database = await clone({ seed: "demo" });
  await using own = await startTestServer({ clone: database });
  const get = (headers: Record<string, string>) =>
    fetch(`${own.url}/om-oss/`, { headers: { "accept-encoding": "gzip", ...headers } });
  const visitors = [
    { headers: {}, language: "nb" },
    { headers: { "accept-language": "nn-NO, nb;q=0.5" }, language: "nn" },
    { headers: { "accept-language": "nb-NO, nn;q=0.5" }, language: "nb" },
    { headers: { cookie: "sprak=nn" }, language: "nn" },
    { headers: { cookie: "sprak=nb", "accept-language": "nn" }, language: "nb" },
  ];
  const tags = new Map<string, string>();
  for (let round = 0; round < 3; round++)
    for (const { headers, language } of visitors) {
      const answer = await get(headers as Record<string, string>);
      expect([answer.status, languageIn(await answer.text())]).toEqual([200, language]);
      expect(answer.headers.get("vary")).toBe("Cookie, Accept-Language, Accept-Encoding");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      const etag = answer.headers.get("etag") ?? "";
      expect(tags.get(language) ?? etag).toBe(etag);
      tags.set(language, etag);
    }
  // All but the first of each language.
  expect(await keptAnswers(own)).toBe(13);
  // A cache that holds one language asks for another visitor, and is told to take the whole page.
  for (const { headers, language } of visitors)
    for (const [held, etag] of tags) {
      const answer = await get({ ...(headers as Record<string, string>), "if-none-match": etag });
      expect(answer.status).toBe(held === language ? 304 : 200);
      expect(answer.headers.get("vary")).toContain("Accept-Language");
    }
});

test("a feed is kept by the language of whoever asked, not by the cookie alone", async () => {
  const { seats } = await anAssessment(server.db);
  const browser = await seatedAs(server, seats[0]?.id ?? "");
  await choose(browser, "nn");
  const session = aBrowser(server, [["minimetode", browser.cookies.get("minimetode") ?? ""]]);
  // The title of a feed says in words what is searched for.
  const feed = facetAddress("Topic", 987_654).replace(/^[^?]*/, "/feed.json");
  const titleFor = async (visitor: Browser) => (await (await visitor.get(feed)).json()).title;
  expect(await titleFor(session)).toMatch(/andre filter$/);
  expect(await titleFor(aBrowser(server))).toMatch(/andre filtre$/);
  expect(await titleFor(session)).toMatch(/andre filter$/);
});

test("the site's form is for whoever has chosen nothing, from its publication on", async () => {
  await using database = await clone({ seed: "demo" });
  await using own = await startTestServer({ clone: database });
  const visitor = aBrowser(own);
  const chosen = aBrowser(own, [["sprak", "nb"]]);
  expect(await seenBy(visitor)).toBe("nb");
  await giveSiteForm(own, "nn");
  await eventually(async () => expect(await seenBy(visitor)).toBe("nn"));
  expect(await seenBy(chosen)).toBe("nb");
  const bokmal = await fetch(`${own.url}/om-oss/`, { headers: { "accept-language": "nb-NO,nb" } });
  expect(languageIn(await bokmal.text())).toBe("nn");
});

test("whoever starts is written to as they asked, else as their address reads, else in the form that the municipality has decided", async () => {
  let started = 0;
  const start = async (browser = aBrowser(server), email = `starter-${++started}@eksempel.no`) => {
    const { number, initiator } = await aStartedAssessment(server, { type: "2", email, browser });
    const { html = "" } =
      (await server.mails()).findLast(({ to, text }) => to === email && text.includes(`/${number}/`)) ?? {};
    return [await keptLanguage(server, initiator.contributorId), languageIn(html)];
  };
  const decides = async (form: "nb" | "nn" | "neutral" | null) => {
    const editor = await signedInAs(server, "redaktor");
    const { organization } = await server.db
      .selectFrom("assessment")
      .select("organization")
      .where("type", "=", "2")
      .orderBy("number", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    const terms: readonly EditedTerm[] = await (await editor.get("/api/desk/terms")).json();
    const { id, rev, name, parent } = terms.find((term) => term.id === organization) ?? {};
    const save = (body: object) => editor.post(`/api/desk/terms/${id}/save`, { name, parent, ...body });
    expect((await save({ rev, form })).status).toBe(200);
    // Left out, it stays.
    expect((await save({ rev: (rev ?? 0) + 1 })).status).toBe(200);
  };
  expect(await start()).toEqual([null, "nb"]);
  await decides("neutral");
  expect(await start()).toEqual([null, "nb"]);
  await decides("nn");
  expect(await start()).toEqual(["nn", "nn"]);
  expect(await start(aBrowser(server, [["sprak", "nb"]]))).toEqual(["nb", "nb"]);
  const { seats } = await anAssessment(server.db, { seats: [{ role: "initiator", email: "Kjent@eksempel.no" }] });
  await choose(await seatedAs(server, seats[0]?.id ?? ""), "nb");
  expect(await start(undefined, "kjent@eksempel.no")).toEqual(["nb", "nb"]);
  await decides("nb");
  expect(await start()).toEqual(["nb", "nb"]);
  expect(await start(inNynorsk())).toEqual(["nn", "nn"]);
});
