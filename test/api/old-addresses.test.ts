import { expect, test } from "vitest";
import { emptyTrash } from "../../features/content/server/desk/index.ts";
import { askedAs } from "../builders/asked-as.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const admin = await signedInAs(server, "admin");
const visitor = aBrowser(server);
const nodes: readonly { readonly id: number; readonly type: string }[] = await (
  await kari.get("/api/desk/pages")
).json();
const idOf = (type: string) => nodes.find((node) => node.type === type)?.id ?? 0;
const home = idOf("StartPage");

async function aPage(name: string, { parent = home, published = true } = {}): Promise<number> {
  const { id } = await json(kari.post("/api/desk/pages", { parent, type: "StandardPage", name }));
  if (published) expect(await publishPage(kari, id)).toMatchObject({ status: 200 });
  return id;
}
const add = (id: number, path: string, deep = false, by: Browser = kari) => onPage(by, id, "addresses", { path, deep });
const remove = (id: number, path: string, by: Browser = kari) => onPage(by, id, "addresses/remove", { path });
const listed = async (id: number) => (await kari.get(`/api/desk/pages/${id}/addresses`)).json();
const refused = (kind: string, path = "path") => ({ status: 422, fields: [{ path, kind }] });

/** Where an address leads a visitor, with the status. */
const leads = async (address: string) => {
  const { status, headers } = await visitor.get(address);
  return [status, headers.get("location")];
};
const nowhere = [307, "/not-found"];

test("an old address leads to a page at once, with the query, until it is taken away", async () => {
  const id = await aPage("Ny veileder");
  expect(await leads("/Gammelt/Veileder.aspx")).toEqual(nowhere);
  expect(await add(id, "/Gammelt/Veileder.aspx")).toEqual({ status: 200, ok: true, path: "/gammelt/veileder.aspx/" });
  await eventually(async () => expect(await leads("/Gammelt/Veileder.aspx?a=1")).toEqual([301, "/ny-veileder/?a=1"]));
  expect(await leads("/gammelt/veileder.aspx/mer/")).toEqual(nowhere);
  expect(await listed(id)).toMatchObject([{ path: "/gammelt/veileder.aspx/", byHand: true, deep: false }]);
  expect(await remove(id, "/gammelt/veileder.aspx/")).toMatchObject({ status: 200 });
  await eventually(async () => expect(await leads("/Gammelt/Veileder.aspx")).toEqual(nowhere));
  expect(await remove(id, "/gammelt/veileder.aspx/")).toMatchObject({ status: 404 });
  const log = await (await admin.get("/api/desk/log")).text();
  for (const what of ["La til en gammel adresse til en side", "Fjernet en gammel adresse til en side"])
    expect(log).toContain(what);
});

test("a deep one leads from what was below it to what has the same address below the page", async () => {
  const section = await aPage("Ny avdeling");
  await aPage("Om oss her", { parent: section });
  expect(await add(section, "/gammel-avdeling/", true)).toMatchObject({ status: 200 });
  await eventually(async () =>
    expect(await leads("/gammel-avdeling/om-oss-her/")).toEqual([301, "/ny-avdeling/om-oss-her/"]),
  );
  expect(await leads("/gammel-avdeling/finnes-ikke/")).toEqual(nowhere);
});

test("it is refused where a page stands, where it leads already, and where the product is; nothing is stored", async () => {
  const [id, other] = [await aPage("Mål"), await aPage("Annet mål")];
  const draft = await aPage("Bare et utkast", { published: false });
  expect(await add(id, "/annet-mal/")).toMatchObject(refused("PageStandsThere"));
  expect(await add(id, "/MAL")).toMatchObject(refused("PageStandsThere"));
  expect(await add(id, (await readPage(kari, draft)).url)).toMatchObject(refused("PageStandsThere"));
  expect(await add(id, "/hit/")).toMatchObject({ status: 200 });
  expect(await add(id, "/hit/")).toMatchObject(refused("LeadsHere"));
  expect(await add(other, "/HIT")).toMatchObject(refused("LeadsElsewhere"));
  for (const path of [
    "/redaksjon/x/",
    "/api/x",
    "/assets/a.js",
    "/sok/",
    "/vurdering/1",
    "/filer/a/b.pdf",
    "/gammel.pdf",
  ])
    expect(await add(id, path), path).toMatchObject(refused("AddressOfProduct"));
  for (const path of ["", "/", "gammel", "https://annet.example/x", "//annet.example", "/a?b", "/a/../b", "/a%00"])
    expect(await add(id, path), path).toMatchObject(refused("NoOldAddress"));
  expect((await onPage(kari, id, "addresses", { path: "/x/" })).status).toBe(400);
  expect((await onPage(kari, id, "addresses", { path: 7, deep: false })).status).toBe(400);
  expect(await listed(id)).toMatchObject([{ path: "/hit/", byHand: true, deep: false }]);
  expect(await add(idOf("SettingsPage"), "/innstillinger/")).toMatchObject(refused("HasNoAddress", "page"));
});

test("a page that is made at it later wins, and leaves it as its own when it moves", async () => {
  const id = await aPage("Erstatning");
  await add(id, "/samme-adresse/");
  await eventually(async () => expect(await leads("/samme-adresse/")).toEqual([301, "/erstatning/"]));
  const newer = await aPage("Samme adresse");
  expect((await readPage(kari, newer)).url).toBe("/samme-adresse/");
  await eventually(async () => expect((await visitor.get("/samme-adresse/")).status).toBe(200));
  const { rev } = await readPage(kari, newer);
  await savePage(kari, newer, rev, ["urlSegment"], "en-annen");
  await publishPage(kari, newer);
  await eventually(async () => expect(await leads("/samme-adresse/")).toEqual([301, "/en-annen/"]));
  expect(await listed(newer)).toMatchObject([{ path: "/samme-adresse/", byHand: false, deep: true }]);
  expect(await listed(id)).toEqual([]);
  expect(await remove(newer, "/samme-adresse/")).toMatchObject({ status: 404 });
});

test("of two who add one address at once one gets it; twice with one key is once", async () => {
  const [one, two] = [await aPage("Den ene"), await aPage("Den andre")];
  const both = await Promise.all([add(one, "/kappløp/"), add(two, "/kappløp/")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const keyed = () =>
    kari.fetch(`/api/desk/pages/${one}/addresses`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "en-og-samme-nokkel" },
      body: JSON.stringify({ path: "/to-ganger/", deep: false }),
    });
  expect([(await keyed()).status, (await keyed()).status]).toEqual([200, 200]);
});

test("one that leads to a page in the trash is free again, and goes with it for good", async () => {
  const [old, id] = [await aPage("Skal bort"), await aPage("Kommer etter")];
  await add(old, "/ledig/");
  await add(old, "/borte-for-godt/");
  await onPage(kari, old, "trash");
  expect(await add(id, "/ledig/")).toMatchObject({ status: 200 });
  await eventually(async () => expect(await leads("/ledig/")).toEqual([301, "/kommer-etter/"]));
  expect((await kari.get(`/api/desk/pages/${old}/addresses`)).status).toBe(404);
  await emptyTrash(database.db, new Date("2099-01-01"));
  const left = await database.db.selectFrom("content_redirect").select("path").where("content", "=", old).execute();
  expect(left).toEqual([]);
});

test("it takes the right to publish the page, on its own site", async () => {
  const id = await aPage("Bare administratorer publiserer");
  const { rev } = await readPage(admin, id);
  await onPage(admin, id, "access", { rev, publish: { who: "admins", accounts: [] } });
  expect(await add(id, "/ikke-din/")).toMatchObject({ status: 403 });
  expect(await add(id, "/ikke-din/", false, aBrowser(server))).toMatchObject({ status: 401 });
  expect(await add(id, "/ikke-din/", false, admin)).toMatchObject({ status: 200 });
  expect(await remove(id, "/ikke-din/")).toMatchObject({ status: 403 });
  const origin = server.url.replace("localhost", "metodevarsel.localhost");
  const elsewhere = await askedAs(server, "metodevarsel.localhost", `/api/desk/pages/${id}/addresses`, {
    body: { path: "/x/", deep: false },
    headers: { cookie: admin.cookie, origin },
  });
  expect(elsewhere.status).toBe(404);
  expect((await askedAs(server, "metodevarsel.localhost", "/ikke-din/")).headers.location).toBe("/not-found");
});

test("each says how often it was followed and on which day last, also a deep one by what is below it, and nothing else is kept", async () => {
  const section = await aPage("Telles");
  await aPage("Under", { parent: section });
  await add(section, "/telt/", true);
  await add(section, "/aldri-fulgt/");
  const counted = async () =>
    (await listed(section)).map(({ path, hits, lastFollowed }: Record<string, unknown>) => [path, hits, lastFollowed]);
  expect(await counted()).toEqual([
    ["/aldri-fulgt/", 0, null],
    ["/telt/", 0, null],
  ]);
  await eventually(async () => expect(await leads("/telt/")).toEqual([301, "/telles/"]));
  const before = (await counted())[1]?.[1];
  expect(await leads("/TELT?a=1")).toEqual([301, "/telles/?a=1"]);
  expect(await leads("/telt/under/")).toEqual([301, "/telles/under/"]);
  expect(await leads("/telt/finnes-ikke/")).toEqual(nowhere);
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(await counted()).toEqual([
    ["/aldri-fulgt/", 0, null],
    ["/telt/", before + 2, day],
  ]);
});
