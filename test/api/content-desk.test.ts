import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const ola = await signedInAs(server, "admin");
const visitor = aBrowser(server);

const pageAt = async (path: string): Promise<number> => {
  const answer = await visitor.get(`/api/episerver/v3.0/content?contentUrl=${path}`);
  return (await answer.json())[0].contentLink.id;
};
const home = await pageAt("/");
const newPage = async (name: string, parent = home, type = "StandardPage"): Promise<number> => {
  const { id } = await json(kari.post("/api/desk/pages", { parent, type, name }));
  return id;
};
/** The status and the whole answer that somebody without a session gets. */
const seen = async (path: string) => {
  const { response } = await visitor.visit(path);
  return `${response.status} ${await response.text()}`;
};

test("a page is made, written, found wanting, published and found by readers", async () => {
  const id = await newPage("Ny veileder i søk");
  const made = await readPage(kari, id);
  expect(made).toMatchObject({
    state: "draft",
    url: "/ny-veileder-i-sok/",
    rev: 0,
    values: { heading: "Ny veileder i søk" },
  });
  expect(await seen("/ny-veileder-i-sok/")).not.toContain("Ny veileder i søk");
  expect(await savePage(kari, id, 0, ["heading"], "")).toMatchObject({ status: 200, rev: 1 });
  expect(await publishPage(kari, id)).toMatchObject({
    status: 422,
    fields: [{ path: "heading", kind: "Required", message: "Feltet må fylles ut" }],
  });
  expect(await savePage(kari, id, 1, ["heading"], "Vei\u0000leder\ud800")).toMatchObject({ value: "Veileder\ufffd" });
  await savePage(kari, id, 2, ["heading"], "Veileder");
  await savePage(kari, id, 3, ["mainBody"], '<h2>Del</h2><p onclick="x()">Brød<script>alert(1)</script></p>');
  expect(await publishPage(kari, id)).toMatchObject({ status: 200, url: "/ny-veileder-i-sok/" });
  await eventually(async () => expect(await seen("/ny-veileder-i-sok/")).toContain("<p>Brød</p>"));
  expect(await readPage(kari, id)).toMatchObject({ state: "published", versions: [{ no: 1, state: "published" }] });
});

test("two who write in two properties lose nothing, also in two blocks and while blocks are arranged", async () => {
  const id = await newPage("To redaktører");
  const [one, two] = [randomUUID(), randomUUID()];
  const block = (blockId: string) => ({ id: blockId, type: "ContentBlock", width: "full" });
  const { rev } = await savePage(kari, id, 0, ["mainContent"], [block(one), block(two)]);
  const answers = await Promise.all([
    savePage(kari, id, rev, ["heading"], "Karis tittel"),
    savePage(ola, id, rev, ["author"], "Ola"),
    savePage(kari, id, rev, ["mainContent", one, "body"], "<p>Kari</p>"),
    savePage(ola, id, rev, ["mainContent", two, "body"], "<p>Ola</p>"),
    savePage(ola, id, rev, ["mainContent"], [block(two), block(one)]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await readPage(kari, id)).values).toMatchObject({
    heading: "Karis tittel",
    author: "Ola",
    mainContent: [
      { id: two, body: "<p>Ola</p>" },
      { id: one, body: "<p>Kari</p>" },
    ],
  });
  const gone = await savePage(kari, id, rev, ["mainContent"], [block(one)]);
  expect(gone).toMatchObject({ status: 409, current: { value: [block(two), block(one)] } });
});

test("two who write in one property: the second is told what the first wrote and by whom, and the same text is no conflict", async () => {
  const id = await newPage("Én egenskap");
  expect(await savePage(kari, id, 0, ["heading"], "Karis")).toMatchObject({ status: 200, rev: 1 });
  expect(await savePage(ola, id, 0, ["heading"], "Olas")).toMatchObject({
    status: 409,
    kind: "Stale",
    current: { rev: 1, value: "Karis", by: { name: "Eksempel Redaktør" } },
  });
  expect(await savePage(ola, id, 0, ["heading"], "Karis")).toMatchObject({ status: 200, rev: 1 });
  expect(await savePage(ola, id, 1, ["heading"], "Olas")).toMatchObject({ status: 200, rev: 2 });
});

test("any two saves at once: each is acknowledged or told of the other, and what is acknowledged stands", async () => {
  const id = await newPage("Kappløp");
  const paths = ["heading", "author", "introduction"] as const;
  for (let round = 0; round < 5; round += 1) {
    const { rev } = await readPage(kari, id);
    const tries = paths.flatMap((path) =>
      [kari, ola].map(async (browser, who) => {
        const value = path === "introduction" ? `<p>${round} ${who}</p>` : `${round} ${who}`;
        return { path, value, answer: await savePage(browser, id, rev, [path], value) };
      }),
    );
    const answers = await Promise.all(tries);
    const { values } = await readPage(kari, id);
    for (const path of paths) {
      const won = answers.filter((each) => each.path === path && each.answer.status === 200);
      const lost = answers.filter((each) => each.path === path && each.answer.status === 409);
      expect([won.length, lost.length]).toEqual([1, 1]);
      expect(values[path]).toBe(won[0]?.value);
      expect(lost[0]?.answer.current.value).toBe(won[0]?.value);
    }
  }
});

test("of two parallel publishes one wins and the other is told", async () => {
  const id = await newPage("Publiseres to ganger");
  const { rev } = await readPage(kari, id);
  const answers = await Promise.all([kari, ola].map((each) => onPage(each, id, "publish", { rev, note: "" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await readPage(kari, id)).versions).toHaveLength(1);
});

test("what is unfinished is in no answer to anybody without a session", async () => {
  const word = `kanarifugl${randomUUID().slice(0, 8)}`;
  const id = await newPage("Kanarisiden");
  const other = await newPage("Lenker dit");
  await publishPage(kari, id);
  const { rev } = await readPage(kari, id);
  await savePage(kari, id, rev, ["introduction"], `<p>${word}</p>`);
  await savePage(kari, id, rev + 1, ["name"], `Navn ${word}`);
  const unpublished = await newPage(`Bare utkast ${word}`, id);
  const { rev: otherRev } = await readPage(kari, other);
  await savePage(kari, other, otherRev, ["mainBody"], `<p><a href="content:${unpublished}">hit</a></p>`);
  await publishPage(kari, other);
  const { published } = await readPage(kari, other);
  const guid = await database.db
    .selectFrom("content")
    .select("guid")
    .where("number", "=", id)
    .executeTakeFirstOrThrow();
  const addresses = [
    ...["/", "/kanarisiden/", "/lenker-dit/", `/kanarisiden/bare-utkast-${word}/`, "/sitemap.xml", "/sok/"],
    ...[
      `/utkast/${id}/`,
      `/utkast/${unpublished}/`,
      "/utkast/gjettet/",
      "/redaksjon/innhold/",
      `/redaksjon/innhold/${id}/`,
    ],
    ...["", `/${id}`, "/trash", `/${id}/versions/1`, `/${id}/links`].map((rest) => `/api/desk/pages${rest}`),
    ...[`${id}`, `${unpublished}`, guid.guid].map((key) => `/api/episerver/v3.0/content/${key}?expand=*`),
    ...["/kanarisiden/", `/utkast/${id}/`].map(
      (path) => `/api/episerver/v3.0/content?contentUrl=${path}&matchExact=false`,
    ),
  ];
  const shown: string[] = [];
  for (const address of addresses)
    if (new RegExp(`[a-z>] ?${word}`, "i").test(await seen(address))) shown.push(address);
  expect(shown).toEqual([]);
  expect(await seen("/lenker-dit/")).not.toContain(`content:${unpublished}`);
  expect(published.mainBody).toContain(`content:${unpublished}`);
  const preview = await kari.get(`/utkast/${id}/`);
  expect(await preview.text()).toContain(word);
});

test("a link shows the draft to whoever has it, on this page only, and not after it is ended or old", async () => {
  const id = await newPage("Til gjennomlesing");
  await savePage(kari, id, 0, ["introduction"], "<p>Hemmelig utkast</p>");
  const { url } = await onPage(kari, id, "share");
  const path = new URL(url).pathname;
  const answer = await visitor.get(path);
  const html = await answer.text();
  expect(html).toContain("Hemmelig utkast");
  expect(html).toContain("Dette er et utkast");
  expect(html).toContain('<script type="module"');
  const framed = await visitor.fetch(path, { headers: { "sec-fetch-dest": "iframe" } });
  expect(await framed.text()).not.toContain('<script type="module"');
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect((await visitor.get("/")).headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(
    (
      await fetch(`${server.url}${path}`, {
        method: "POST",
        headers: { origin: server.url },
        body: new URLSearchParams({ a: "b" }),
      })
    ).status,
  ).toBe(405);
  const stored = await database.db.selectFrom("preview_link").selectAll().where("content", "=", id).execute();
  expect(JSON.stringify(stored)).not.toContain(path.split("/")[2]);
  const { links } = await readPage(kari, id);
  await onPage(kari, id, "end-sharing", { link: links[0].id });
  expect(await seen(path)).not.toContain("Hemmelig utkast");
  const again = new URL((await onPage(kari, id, "share")).url).pathname;
  expect(await seen(again)).toContain("Hemmelig utkast");
  await database.db.updateTable("preview_link").set({ expires_at: new Date() }).where("content", "=", id).execute();
  expect(await seen(again)).not.toContain("Hemmelig utkast");
});

test("a save is taken back by whoever made it, and not when a colleague has written there since", async () => {
  const id = await newPage("Angre");
  await savePage(kari, id, 0, ["heading"], "Første");
  await savePage(kari, id, 1, ["heading"], "Andre");
  expect(await onPage(kari, id, "undo")).toMatchObject({ status: 200, path: ["heading"] });
  expect((await readPage(kari, id)).values.heading).toBe("Første");
  const { rev } = await readPage(ola, id);
  await savePage(ola, id, rev, ["heading"], "Olas");
  expect(await onPage(kari, id, "undo")).toMatchObject({ status: 409 });
  const one = randomUUID();
  const { rev: next } = await savePage(kari, id, rev + 1, ["mainContent"], [{ id: one, type: "ContentBlock" }]);
  await savePage(kari, id, next, ["mainContent", one, "body"], "<p>Innhold</p>");
  await savePage(kari, id, next + 1, ["mainContent"], []);
  await onPage(kari, id, "undo");
  expect((await readPage(kari, id)).values.mainContent).toMatchObject([{ id: one, body: "<p>Innhold</p>" }]);
});

test("a former version becomes the draft and is published again; a draft is thrown away", async () => {
  const id = await newPage("Versjoner");
  await publishPage(kari, id);
  await savePage(kari, id, (await readPage(kari, id)).rev, ["heading"], "Ny tittel");
  await publishPage(kari, id);
  const { rev, versions } = await readPage(kari, id);
  expect(versions.map(({ no, state }: { no: number; state: string }) => [no, state])).toEqual([
    [2, "published"],
    [1, "former"],
  ]);
  const first = await json(kari.get(`/api/desk/pages/${id}/versions/1`));
  expect(first.values.heading).toBe("Versjoner");
  const restored = await onPage(kari, id, "restore", { rev, no: 1 });
  expect((await readPage(kari, id)).values.heading).toBe("Versjoner");
  expect(await onPage(kari, id, "discard", { rev: restored.rev })).toMatchObject({ status: 200 });
  expect(await readPage(kari, id)).toMatchObject({ state: "published", values: { heading: "Ny tittel" } });
  const gone = await onPage(kari, id, "unpublish", { rev: restored.rev + 1 });
  expect(gone).toMatchObject({ status: 200 });
  await eventually(async () => expect(await seen("/versjoner/")).not.toContain("Ny tittel"));
  expect(await readPage(kari, id)).toMatchObject({ state: "draft", values: { heading: "Ny tittel" } });
});

test("what a page held is found at its new address when it, or one above it, is moved or renamed", async () => {
  const above = await newPage("Avdeling", home, "CatalogPage");
  const below = await newPage("Under avdelingen", above);
  const elsewhere = await newPage("Annet sted", home, "CatalogPage");
  for (const id of [above, below, elsewhere]) expect((await publishPage(kari, id)).status).toBe(200);
  expect(await onPage(kari, above, "move", { parent: below, before: null })).toMatchObject({ status: 422 });
  expect(await onPage(kari, above, "move", { parent: elsewhere, before: null })).toMatchObject({ status: 200 });
  const leadsTo = async (path: string) => (await visitor.visit(path)).url.pathname;
  await eventually(async () => expect(await leadsTo("/avdeling/")).toBe("/annet-sted/avdeling/"));
  expect(await leadsTo("/avdeling/under-avdelingen/")).toBe("/annet-sted/avdeling/under-avdelingen/");
  await savePage(kari, elsewhere, (await readPage(kari, elsewhere)).rev, ["urlSegment"], "nytt-sted");
  await publishPage(kari, elsewhere);
  await eventually(async () => expect(await leadsTo("/avdeling/")).toBe("/nytt-sted/avdeling/"));
  expect(await leadsTo("/annet-sted/avdeling/under-avdelingen/")).toBe("/nytt-sted/avdeling/under-avdelingen/");
  expect(await json(kari.get(`/api/desk/pages/${above}/links`))).toBeTruthy();
});

test("a page goes to the trash with those under it and comes back; the pages that a site must have do not", async () => {
  const above = await newPage("Kastes", home, "CatalogPage");
  const below = await newPage("Kastes med", above);
  for (const id of [above, below]) await publishPage(kari, id);
  expect(await onPage(kari, above, "trash")).toMatchObject({ status: 200, pages: 2 });
  await eventually(async () => expect(await seen("/kastes/kastes-med/")).not.toContain("<h1>Kastes med"));
  expect((await json(kari.get(`/api/desk/pages/${below}`))).status).toBe(404);
  const [entry] = await (await kari.get("/api/desk/pages/trash")).json();
  expect(entry).toMatchObject({ id: above, name: "Kastes", pages: 2, by: "Eksempel Redaktør" });
  expect(await onPage(kari, above, "untrash")).toMatchObject({ status: 200 });
  await eventually(async () => expect(await seen("/kastes/kastes-med/")).toContain("Kastes med"));
  expect(await onPage(kari, home, "trash")).toMatchObject({ status: 422 });
  expect(await onPage(kari, await pageAt("/sok/"), "trash")).toMatchObject({ status: 422 });
});

test("a page says which published pages lead to it, by its number or its address", async () => {
  const id = await newPage("Lenket til");
  const from = await newPage("Lenker med nummer");
  await publishPage(kari, id);
  await savePage(kari, from, 0, ["mainBody"], `<p><a href="content:${id}">a</a></p>`);
  await publishPage(kari, from);
  const links = await (await kari.get(`/api/desk/pages/${id}/links`)).json();
  expect(links).toEqual([{ id: from, name: "Lenker med nummer", path: ["mainBody"] }]);
  expect(await seen("/lenker-med-nummer/")).toContain('href="/lenket-til/"');
  const about = await (await kari.get(`/api/desk/pages/${await pageAt("/artikler/")}/links`)).json();
  expect(about.map(({ name }: { name: string }) => name)).toContain("Forside");
});

test("the product's own pages are added once: not over what an editor wrote, nor again when it was deleted", async () => {
  const { seedSites } = await import("../../features/content/server/seed.ts");
  const about = await pageAt("/om-oss/");
  await savePage(kari, about, (await readPage(kari, about)).rev, ["heading"], "Redaksjonens egne ord");
  await publishPage(kari, about);
  const privacy = await pageAt("/personvern/");
  await onPage(kari, privacy, "trash");
  const count = async () => (await database.db.selectFrom("content").select("number").execute()).length;
  const before = await count();
  await seedSites({ db: database.db });
  expect(await count()).toBe(before);
  expect((await readPage(kari, about)).values.heading).toBe("Redaksjonens egne ord");
  await onPage(kari, privacy, "untrash");
});
