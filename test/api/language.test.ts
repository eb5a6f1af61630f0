import { expect, test } from "vitest";
import { aBrowser } from "../builders/browser.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { keptAnswers } from "../kept-answers.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });

const pageOf = async (browser: Pick<ReturnType<typeof aBrowser>, "get">, path: string) => {
  const response = await browser.get(path);
  const html = await response.text();
  return {
    status: response.status,
    etag: response.headers.get("etag"),
    language: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    html,
  };
};

test("an address chooses the language, which a cookie keeps and every page follows, until the other is chosen", async () => {
  const reader = aBrowser(server);
  expect((await pageOf(reader, "/sok/?q=eksempel")).language).toBe("nb");
  const chosen = await reader.get("/sok/?q=eksempel&sprak=nn&page=1");
  expect([chosen.status, chosen.headers.get("location"), chosen.headers.get("cache-control")]).toEqual([
    302,
    "/sok/?q=eksempel&page=1",
    "private, no-store",
  ]);
  expect(chosen.headers.getSetCookie().join()).toMatch(/^sprak=nn; .*HttpOnly; SameSite=Lax$/);
  const paths = ["/", "/sok/?q=eksempel", "/start/", "/start/kommune", "/not-found", "/access-denied"];
  for (const path of paths) expect([path, (await pageOf(reader, path)).language]).toEqual([path, "nn"]);
  expect((await reader.visit("/start/?sprak=nb")).url.href).toBe(`${server.url}/start/`);
  for (const path of paths) expect([path, (await pageOf(reader, path)).language]).toEqual([path, "nb"]);
});

test("readers of both languages who ask in turns get their own pages, kept and with an entity tag each", async () => {
  const readers = [aBrowser(server), aBrowser(server, [["sprak", "nn"]])];
  const kept = await keptAnswers(server);
  const rounds = [];
  for (const _ of [1, 2, 3]) for (const reader of readers) rounds.push(await pageOf(reader, "/start/kommune"));
  expect(rounds.map(({ language }) => language)).toEqual(["nb", "nn", "nb", "nn", "nb", "nn"]);
  expect(new Set(rounds.map(({ html }) => html)).size).toBe(2);
  expect(new Set(rounds.map(({ etag }) => etag)).size).toBe(2);
  expect(await keptAnswers(server)).toBeGreaterThanOrEqual(kept + 2);
  const [nb] = rounds;
  const asked = { headers: { cookie: "sprak=nn", "if-none-match": nb?.etag ?? "" } };
  expect((await fetch(`${server.url}/start/kommune`, asked)).status).toBe(200);
});

test("a language that is not known chooses nothing, and a choice never leads to another site", async () => {
  const reader = aBrowser(server, [["sprak", "klingon"]]);
  expect((await pageOf(reader, "/?sprak=en")).language).toBe("nb");
  expect(reader.cookies.get("sprak")).toBe("klingon");
  for (const path of ["//evil.example/?sprak=nn", "/%5Cevil.example/?sprak=nn", "/\\evil.example/?sprak=nn"]) {
    const answer = await fetch(`${server.url}${path}`, { redirect: "manual" });
    const leads = new URL(answer.headers.get("location") ?? "/", server.url);
    expect([path, leads.origin]).toEqual([path, new URL(server.url).origin]);
  }
});

test("the desk and the editor follow the choice", async () => {
  for (const [who, path] of [
    ["redaktor", "/redaksjon/"],
    ["forfatter", "/rediger/"],
  ] as const) {
    const person = await signedInAs(server, who);
    await person.get(`${path}?sprak=nn`);
    expect([who, (await pageOf(person, path)).language]).toEqual([who, "nn"]);
  }
});

test("a start form is in both forms: its own texts too, and its API says bokmål to whoever chose nothing", async () => {
  const [nb, nn] = await Promise.all(
    [aBrowser(server), aBrowser(server, [["sprak", "nn"]])].map((reader) => pageOf(reader, "/start/helseforetak/")),
  );
  expect(nb?.html).toContain("Start en vurdering i et helseforetak</h1>");
  expect(nn?.html).toContain("Start ei vurdering i eit helseføretak</h1>");
  expect(nn?.html).toContain("Oppgje ei e-postadresse du bruker i arbeidet.");
  expect(nn?.html).not.toContain("Oppgi en e-postadresse du bruker i arbeidet.");
  for (const { html } of [nb, nn].filter((page) => page !== undefined)) expect(html).not.toContain("headingNn");
});
