import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { publishPlanned } from "../../features/content/server/desk/plan-page.ts";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { accountId } from "../builders/roles.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const admin = await signedInAs(server, "admin");
const visitor = aBrowser(server);
const API = "/api/episerver/v3.0/content";

type Node = { readonly id: number; readonly type: string; readonly uses: number; readonly state: string };
const nodes = async (): Promise<readonly Node[]> => (await kari.get("/api/desk/pages")).json();
const home = (await nodes()).find(({ type }) => type === "StartPage")?.id ?? 0;
const folder = (await nodes()).find(({ type }) => type === "SharedBlockFolder")?.id ?? 0;
const nodeOf = async (id: number) => (await nodes()).find((node) => node.id === id);

const save = async (id: number, path: readonly string[], value: unknown) =>
  savePage(kari, id, (await readPage(kari, id)).rev, path, value);
const convert = async (id: number, block: string, to: "shared" | "own", name = "") =>
  onPage(kari, id, "block", { rev: (await readPage(kari, id)).rev, path: ["mainContent", block], to, name });

/** A page with one text block. */
async function aPage(name: string, words: string) {
  const { id } = await json(kari.post("/api/desk/pages", { parent: home, type: "StandardPage", name }));
  const block = randomUUID();
  await save(id, ["mainContent"], [{ id: block, type: "ContentBlock", width: "half" }]);
  await save(id, ["mainContent", block, "body"], `<p>${words}</p>`);
  return { id, block, path: `/${name.toLowerCase().replaceAll(" ", "-")}/` };
}

/** A shared block with a text, as a draft. */
async function aSharedBlock(name: string, words: string): Promise<number> {
  const { id } = await json(kari.post("/api/desk/pages", { parent: folder, type: "ContentBlock", name }));
  expect(await save(id, ["body"], `<p>${words}</p>`)).toMatchObject({ status: 200 });
  return id;
}

const shown = async (path: string) => (await visitor.visit(path)).response.text();

test("a block of a page is made shared, stands on another page too, and is changed once for both", async () => {
  const page = await aPage("Med felles", "qfellesq");
  await publishPage(kari, page.id);
  await eventually(async () => expect(await shown(page.path)).toContain("qfellesq"));
  await save(page.id, ["mainContent", page.block, "body"], "<p>qutkastq</p>");
  expect(await convert(page.id, page.block, "shared")).toMatchObject({ status: 422 });
  const made = await convert(page.id, page.block, "shared", "Felles tekst");
  expect(made).toMatchObject({ status: 200 });
  const place = { id: page.block, type: "ContentBlock", width: "half", ref: made.block };
  expect((await readPage(kari, page.id)).values.mainContent).toEqual([place]);
  expect(await savePage(kari, page.id, made.rev, ["mainContent", page.block, "body"], "<p>x</p>")).toMatchObject({
    status: 404,
  });
  expect((await visitor.get(`${API}/${made.block}`)).status).toBe(404);
  expect(await (await kari.get(`/utkast/${page.id}/`)).text()).toContain("qutkastq");
  expect(await shown(page.path)).toContain("qfellesq");

  expect(await onPage(kari, page.id, "undo")).toMatchObject({ status: 200, path: ["mainContent"] });
  expect((await readPage(kari, page.id)).values.mainContent[0]).toMatchObject({ body: "<p>qutkastq</p>" });
  const again = await convert(page.id, page.block, "shared", "Felles tekst");
  expect(await publishPage(kari, page.id)).toMatchObject({ status: 200 });
  await eventually(async () => expect(await shown(page.path)).toContain("qutkastq"));

  const other = await aPage("Den andre siden", "qegenq");
  const second = { id: randomUUID(), type: "ContentBlock", width: "full", ref: again.block };
  const own = { id: other.block, type: "ContentBlock", width: "half" };
  expect(await save(other.id, ["mainContent"], [second, own])).toMatchObject({ status: 200, value: [second, own] });
  for (const wrong of [{ ref: 99_999_999 }, { ref: home }, { ref: again.block, type: "LinkBlock" }]) {
    const area = [own, second, { ...second, id: randomUUID(), ...wrong }];
    expect(await save(other.id, ["mainContent"], area)).toMatchObject({ status: 422 });
  }
  await publishPage(kari, other.id);
  await eventually(async () => expect(await shown(other.path)).toContain("qutkastq"));
  expect(await nodeOf(again.block)).toMatchObject({ uses: 2, state: "published" });
  const uses: readonly { id: number }[] = await (await kari.get(`/api/desk/pages/${again.block}/links`)).json();
  expect(uses.map(({ id }) => id).sort()).toEqual([page.id, other.id].sort());

  await save(again.block, ["body"], "<p>qendretq</p>");
  const { findings } = await readPage(kari, page.id);
  expect(findings).toContainEqual({ path: ["mainContent", page.block], kind: "BlockHasDraft", stops: false });
  for (const path of [page.path, other.path]) expect(await shown(path)).not.toContain("qendretq");
  expect(await publishPage(kari, again.block)).toMatchObject({ status: 200 });
  for (const path of [page.path, other.path])
    await eventually(async () => expect(await shown(path)).toContain("qendretq"));
  const { contentLink } = await (await visitor.get(`${API}/${again.block}`)).json();
  const byGuid = await (await visitor.get(`${API}/${contentLink.guidValue}`)).json();
  expect(byGuid).toMatchObject({ contentType: ["Block", "ContentBlock"], body: "<p>qendretq</p>", parentLink: null });
  const [model] = await (await visitor.get(`${API}?contentUrl=${other.path}&expand=*`)).json();
  expect(model.mainContent).toMatchObject([
    {
      displayOption: "full",
      contentLink: { id: again.block, guidValue: contentLink.guidValue, expanded: { body: "<p>qendretq</p>" } },
    },
    { displayOption: "half", contentLink: { id: 0, guidValue: other.block } },
  ]);

  expect(await convert(other.id, second.id, "own")).toMatchObject({ status: 200 });
  await publishPage(kari, other.id);
  await save(again.block, ["body"], "<p>qsistq</p>");
  await publishPage(kari, again.block);
  await eventually(async () => expect(await shown(page.path)).toContain("qsistq"));
  expect(await shown(other.path)).toContain("qendretq");
  expect(await nodeOf(again.block)).toMatchObject({ uses: 1 });
});

test("a shared block that is a draft, closed, ended or deleted is in no answer to anybody", async () => {
  const secret = "qskjultq";
  const block = await aSharedBlock(`Blokk ${secret}`, secret);
  const page = await aPage("Siden med skjult", "qsynligq");
  const place = { id: randomUUID(), type: "ContentBlock", width: "full", ref: block };
  await save(page.id, ["mainContent"], [{ id: page.block, type: "ContentBlock", width: "half" }, place]);
  const version = (await readPage(kari, block)).versions[0];
  const { contentLink } = await (await kari.get(`${API}/${block}_${version.no}`)).json();
  const answers = [
    page.path,
    `${page.path}${place.id}/`,
    ...[block, contentLink.guidValue, place.id, page.id, `${block}_1`].map((id) => `${API}/${id}?expand=*`),
    ...[home, folder, page.id].flatMap((id) => [`${API}/${id}/children?expand=*`, `${API}/${id}/ancestors?expand=*`]),
    `${API}?references=${block},${page.id},${block}_1&guids=${contentLink.guidValue},${place.id}&expand=*`,
    ...[page.path, `${page.path}${place.id}/`, `/delte-blokker-paa-nettstedet/blokk-${secret}/`].map(
      (path) => `${API}?contentUrl=${encodeURIComponent(path)}&expand=*`,
    ),
    ...["/sitemap.xml", `/utkast/${block}/`],
  ];
  const naming = async () => {
    const texts = await Promise.all(
      answers.map(async (address) => ((await shown(address)).includes(secret) ? [address] : [])),
    );
    return texts.flat();
  };
  expect(await naming()).toEqual([]);
  await publishPage(kari, page.id);
  await eventually(async () => expect((await naming()).length).toBeGreaterThan(6));
  expect(await shown(page.path)).toContain("qsynligq");

  const { rev } = await readPage(kari, block);
  expect(await onPage(admin, block, "access", { rev, access: "editors" })).toMatchObject({ status: 200 });
  await eventually(async () => expect(await naming()).toEqual([]));
  await onPage(admin, block, "access", { rev: rev + 1, access: "everyone" });
  await eventually(async () => expect(await shown(page.path)).toContain(secret));
  expect(await onPage(kari, block, "unpublish", { rev: rev + 2 })).toMatchObject({ status: 200 });
  await eventually(async () => expect(await naming()).toEqual([]));
  await publishPage(kari, block);
  await eventually(async () => expect(await shown(page.path)).toContain(secret));
  expect(await onPage(kari, block, "trash")).toMatchObject({ status: 200 });
  await eventually(async () => expect(await naming()).toEqual([]));
  expect(await shown(page.path)).toContain("qsynligq");
  await save(page.id, ["introduction"], "<p>Nytt</p>");
  expect(await publishPage(kari, page.id)).toMatchObject({
    status: 422,
    fields: [{ path: `mainContent.${place.id}`, kind: "BlockGone" }],
  });
});

test("a page is not published with a new shared block that is not finished, and the block is told apart", async () => {
  const { id: block } = await json(
    kari.post("/api/desk/pages", { parent: folder, type: "LinkBlock", name: "Uferdig" }),
  );
  const page = await aPage("Venter på blokken", "qventerq");
  const place = { id: randomUUID(), type: "LinkBlock", width: "full", ref: block };
  await save(page.id, ["mainContent"], [place]);
  expect(await publishPage(kari, page.id)).toMatchObject({
    status: 422,
    fields: [{ path: `mainContent.${place.id}`, kind: "BlockUnfinished" }],
  });
  expect(await nodeOf(block)).toMatchObject({ state: "draft", uses: 0 });
});

test("a shared block that was taken from readers, or has a time of its own, is not published by a page that shows it", async () => {
  const withdrawn = await aSharedBlock("Tatt bort", "qtattbortq");
  const planned = await aSharedBlock("Venter", "qventertidq");
  expect(await publishPage(kari, withdrawn)).toMatchObject({ status: 200 });
  const taken = { rev: (await readPage(kari, withdrawn)).rev };
  expect(await onPage(kari, withdrawn, "unpublish", taken)).toMatchObject({ status: 200 });
  const later = { rev: (await readPage(kari, planned)).rev, at: "2099-01-01T07:00:00.000Z", note: "" };
  expect(await onPage(kari, planned, "plan", later)).toMatchObject({ status: 200 });
  await save(planned, ["body"], "<p>qutkastq</p>");

  const page = await aPage("Viser begge", "qviserbeggeq");
  const places = [withdrawn, planned].map((ref) => ({ id: randomUUID(), type: "ContentBlock", width: "full", ref }));
  await save(page.id, ["mainContent"], places);
  const { findings } = await readPage(kari, page.id);
  for (const { id } of places)
    expect(findings).toContainEqual({ path: ["mainContent", id], kind: "BlockNotShown", stops: false });
  expect(await publishPage(kari, page.id)).toMatchObject({ status: 200 });
  for (const block of [withdrawn, planned]) expect((await visitor.get(`${API}/${block}`)).status).toBe(404);
});

test("a page that only links to a shared block does not publish it, and a block that links to itself is published", async () => {
  const linked = await aSharedBlock("Lenket til", "qlenketq");
  const page = await aPage("Lenker bare", "qlenkerbareq");
  await save(page.id, ["mainContent", page.block, "body"], `<p><a href="content:${linked}">dit</a></p>`);
  await publishPage(kari, page.id);
  expect(await nodeOf(linked)).toMatchObject({ state: "draft" });
  await save(linked, ["body"], `<p><a href="content:${linked}">hit</a></p>`);
  expect(await publishPage(kari, linked)).toMatchObject({ status: 200 });
});

test("a plan that cannot be kept any more publishes none of the new blocks of its page, and none is made for a page with an unfinished one", async () => {
  const ready = await aSharedBlock("Ferdig", "qferdigq");
  const { id: other } = await json(kari.post("/api/desk/pages", { parent: folder, type: "LinkBlock", name: "Halv" }));
  const page = await aPage("Planlagt med blokker", "qplanlagtq");
  const places = [
    { id: randomUUID(), type: "ContentBlock", width: "full", ref: ready },
    { id: randomUUID(), type: "LinkBlock", width: "full", ref: other },
  ];
  await save(page.id, ["mainContent"], places);
  const plan = async () => {
    const { rev } = await readPage(kari, page.id);
    return onPage(kari, page.id, "plan", { rev, at: "2099-01-01T07:00:00.000Z", note: "" });
  };
  const unfinished = { status: 422, fields: [{ path: `mainContent.${places[1]?.id}`, kind: "BlockUnfinished" }] };
  expect(await plan()).toMatchObject(unfinished);
  await save(page.id, ["mainContent"], places.slice(0, 1));
  expect(await plan()).toMatchObject({ status: 200 });
  // It has become unfinished since.
  const version = server.db.updateTable("content_version").set({ properties: JSON.stringify({ mainContent: places }) });
  await version.where("content", "=", page.id).where("state", "=", "scheduled").execute();
  const means = { mailer: server.platform.mailer, origin: server.url, at: new Date("2099-01-01T07:01:00.000Z") };
  await publishPlanned(server.db, means);
  expect(await nodeOf(ready)).toMatchObject({ state: "draft" });
  expect((await visitor.get(`${API}/${ready}`)).status).toBe(404);
});

test("who may make a shared block, and publish one with a page, is decided for what holds the blocks", async () => {
  const rule = async (rules: object) => {
    const { rev } = await readPage(admin, folder);
    expect(await onPage(admin, folder, "access", { rev, ...rules })).toMatchObject({ status: 200 });
  };
  const page = await aPage("Med andres blokk", "qandresq");
  await rule({ edit: { who: "admins" }, publish: { who: "admins" } });
  expect(await convert(page.id, page.block, "shared", "Andres")).toMatchObject({
    status: 403,
    because: "NotYoursToEdit",
  });
  await rule({ edit: { who: null } });
  const made = await convert(page.id, page.block, "shared", "Andres");
  expect(made).toMatchObject({ status: 200 });
  const refused = { status: 403, because: "NotYoursToPublish" };
  expect(await publishPage(kari, page.id)).toMatchObject(refused);
  const { rev } = await readPage(kari, page.id);
  const later = { rev, at: "2099-01-01T07:00:00.000Z", note: "" };
  expect(await onPage(kari, page.id, "plan", later)).toMatchObject(refused);
  expect((await visitor.get(`${API}/${made.block}`)).status).toBe(404);
  expect(await publishPage(admin, page.id)).toMatchObject({ status: 200 });
  await save(page.id, ["introduction"], "<p>Nytt</p>");
  expect(await publishPage(kari, page.id)).toMatchObject({ status: 200 });
  await rule({ publish: { who: null } });
});

test("a block of a closed page that is made shared is for those who may read the page", async () => {
  const fagfelle = await signedInAs(server, "fagfelle");
  const author = await signedInAs(server, "forfatter");
  const reader = await accountId(server.db, "fagfelle");
  const page = await aPage("Lukket side", "qlukketq");
  const close = async (id: number, access: object) =>
    onPage(admin, id, "access", { rev: (await readPage(admin, id)).rev, ...access });
  expect(await close(page.id, { access: "chosen", readers: [reader] })).toMatchObject({ status: 200 });
  const { block } = await convert(page.id, page.block, "shared", "Lukket tekst");
  expect(await publishPage(kari, page.id)).toMatchObject({ status: 200 });
  const answers = async () =>
    Promise.all([fagfelle, kari, author, visitor].map(async ({ get }) => (await get(`${API}/${block}`)).status));
  await eventually(async () => expect(await answers()).toEqual([200, 200, 404, 404]));
  expect(await close(block, { access: "everyone" })).toMatchObject({ status: 200 });
  await eventually(async () => expect(await answers()).toEqual([200, 200, 200, 200]));
});
