import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const editor = await signedInAs(server, "redaktor");
const admin = await signedInAs(server, "admin");
const author = await signedInAs(server, "forfatter");
const visitor = aBrowser(server);
const CANARY = "kanarifugl";

type Node = { readonly id: number; readonly type: string };
const nodes: readonly Node[] = await (await editor.get("/api/desk/pages")).json();
const idOf = (type: string) => nodes.find((node) => node.type === type)?.id ?? 0;
const home = idOf("StartPage");

async function published(parent: number, type: string, name: string, values: Readonly<Record<string, unknown>> = {}) {
  const { id } = await json(editor.post("/api/desk/pages", { parent, type, name }));
  for (const [at, value] of Object.entries(values)) {
    const { rev } = await readPage(editor, id);
    expect(await savePage(editor, id, rev, at.split("/"), value)).toMatchObject({ status: 200 });
  }
  expect(await publishPage(editor, id)).toMatchObject({ status: 200 });
  return id;
}

test("a page that is closed, and all under it, is in no answer to anybody without the right, at once", async () => {
  const section = await published(home, "CatalogPage", `Avdeling ${CANARY}`);
  const block = randomUUID();
  const article = await published(section, "StandardPage", `Artikkel ${CANARY}`, {
    introduction: `<p>${CANARY}</p>`,
    mainContent: [{ id: block, type: "ContentBlock", width: "full" }],
    [`mainContent/${block}/body`]: `<p>${CANARY}</p>`,
  });
  const list = randomUUID();
  await published(home, "StandardPage", "Lenker dit", {
    mainBody: `<p><a href="content:${article}">les mer</a></p>`,
    mainContent: [{ id: list, type: "ArticleListBlock", width: "full" }],
    [`mainContent/${list}/heading`]: "Nytt",
    [`mainContent/${list}/parent`]: `content:${section}`,
    [`mainContent/${list}/limit`]: 3,
  });
  const settings = await readPage(editor, idOf("SettingsPage"));
  const link = { link: { text: "Dit", href: `content:${article}` } };
  await savePage(editor, settings.id, settings.rev, ["menuContent"], [...settings.values.menuContent, link]);
  await publishPage(editor, settings.id);

  const path = `/avdeling-${CANARY}/artikkel-${CANARY}/`;
  const { guidValue } = (await json(visitor.get(`/api/episerver/v3.0/content/${article}`))).contentLink;
  const api = "/api/episerver/v3.0/content";
  const addresses = [
    ...[
      "/",
      "/lenker-dit/",
      "/om-oss/",
      "/not-found",
      "/sitemap.xml",
      path,
      `${path}${block}/`,
      `/avdeling-${CANARY}/`,
    ],
    ...[article, guidValue, section, block, `${article}_1`].map((id) => `${api}/${id}?expand=*`),
    ...[home, section, article].flatMap((id) => [
      `${api}/${id}/children?select=*&expand=*`,
      `${api}/${id}/ancestors?expand=*`,
    ]),
    `${api}?references=${home},${section},${article}_1&guids=${guidValue},${block}&expand=*`,
    ...["", "?epieditmode=true"].map(
      (mode) => `${api}?contentUrl=${encodeURIComponent(`/EPiServer/CMS/Content/no/x,,${article}/${mode}`)}&expand=*`,
    ),
    ...[path, `${path}${block}/`, `${path}finnes-ikke/`, "/lenker-dit/", "/"].map(
      (each) => `${api}?contentUrl=${encodeURIComponent(each)}&matchExact=false&expand=*`,
    ),
    `/utkast/${article}/`,
  ];
  // What was asked for may be said back in an address, as in the one of the login.
  const told = async (address: string) => {
    const { response } = await visitor.visit(address);
    return (await response.text()).replaceAll(encodeURIComponent(path), "").replaceAll(path, "").toLowerCase();
  };
  const naming = async () => {
    const answers = await Promise.all(
      addresses.map(async (address) => ((await told(address)).includes(CANARY) ? [address] : [])),
    );
    return answers.flat();
  };
  await eventually(async () => expect((await naming()).length).toBeGreaterThan(12));

  const { rev } = await readPage(admin, section);
  for (const [browser, status] of [
    [visitor, 401],
    [author, 403],
    [editor, 403],
  ] as const)
    expect(await onPage(browser, section, "access", { rev, access: "editors" })).toMatchObject({ status });
  expect(await onPage(admin, section, "access", { rev: rev - 1, access: "editors" })).toMatchObject({ status: 409 });
  expect(
    await onPage(admin, home, "access", { rev: (await readPage(admin, home)).rev, access: "editors" }),
  ).toMatchObject({ status: 422 });
  expect(await onPage(admin, section, "access", { rev, access: "editors" })).toMatchObject({ status: 200 });
  await eventually(async () => expect(await naming()).toEqual([]));

  expect((await visitor.get(`${api}/${article}`)).status).toBe(401);
  expect((await author.get(`${api}/${article}`)).status).toBe(403);
  expect((await editor.get(`${api}/${article}`)).status).toBe(200);
  expect(await readPage(editor, article)).toMatchObject({
    access: { own: "everyone", above: { name: `Avdeling ${CANARY}`, access: "editors" }, mayChange: false },
  });

  const after = await readPage(admin, section);
  expect(await onPage(admin, section, "access", { rev: after.rev, access: "signed-in" })).toMatchObject({
    status: 200,
  });
  await eventually(async () => expect((await author.get(`${api}/${article}`)).status).toBe(200));
  expect(await naming()).toEqual([]);
});

const accountOf = async (subject: string) =>
  server.db.selectFrom("account").select(["id", "name"]).where("subject", "=", subject).executeTakeFirstOrThrow();

test("a page for some that were named is read by them and the desk", async () => {
  const page = await published(home, "CatalogPage", "For noen få");
  const { id: reader, name } = await accountOf("forfatter");
  const { rev } = await readPage(admin, page);
  const chosen = { rev, access: "chosen" };
  expect(await onPage(admin, page, "access", { ...chosen, readers: [] })).toMatchObject({ status: 422 });
  expect(await onPage(admin, page, "access", { ...chosen, readers: [randomUUID()] })).toMatchObject({ status: 422 });
  const twice = [reader, reader.toUpperCase()];
  expect(await onPage(admin, page, "access", { ...chosen, readers: twice })).toMatchObject({ status: 200 });
  expect(await readPage(editor, page)).toMatchObject({ access: { own: "chosen", readers: [{ id: reader, name }] } });
  const statuses = async () =>
    Promise.all(
      [visitor, author, await signedInAs(server, "fagfelle"), editor].map(
        async (each) => (await each.get(`/api/episerver/v3.0/content/${page}`)).status,
      ),
    );
  await eventually(async () => expect(await statuses()).toEqual([401, 200, 403, 200]));
});

test("the nearest rule decides who may write and publish a page, for each right by itself; administrators always may", async () => {
  const section = await published(home, "CatalogPage", "Avdelingens sider");
  const article = await published(section, "StandardPage", "Avdelingens artikkel");
  const { id: redaktor } = await accountOf("redaktor");
  const rule = async (page: number, rules: object, status = 200) => {
    const { rev } = await readPage(admin, page);
    expect(await onPage(admin, page, "access", { rev, ...rules })).toMatchObject({ status });
  };
  const save = async (browser: typeof editor, page: number) => {
    const { rev } = await readPage(browser, page);
    return savePage(browser, page, rev, ["heading"], `Overskrift ${randomUUID()}`);
  };
  const refused = (because: string) => ({ status: 403, because });

  await rule(section, { edit: { who: "admins" }, publish: { who: "admins" } });
  for (const page of [section, article]) expect(await save(editor, page)).toMatchObject(refused("NotYoursToEdit"));
  expect(await save(admin, article)).toMatchObject({ status: 200 });
  expect(await readPage(editor, article)).toMatchObject({
    access: { edit: { own: null, holds: "admins", from: "Avdelingens sider", allowed: false }, mayChange: false },
  });
  const added = await json(editor.post("/api/desk/pages", { parent: section, type: "StandardPage", name: "Ny" }));
  expect(added).toMatchObject(refused("NotYoursToEdit"));
  expect(await onPage(editor, article, "copy")).toMatchObject(refused("NotYoursToEdit"));

  await rule(article, { edit: { who: "chosen", accounts: [] } }, 422);
  await rule(article, { edit: { who: "chosen", accounts: [redaktor] } });
  expect(await save(editor, article)).toMatchObject({ status: 200 });
  expect(await publishPage(editor, article)).toMatchObject(refused("NotYoursToPublish"));
  for (const call of ["trash", "move"])
    expect(await onPage(editor, article, call, { parent: home, before: null })).toMatchObject(
      refused("NotYoursToPublish"),
    );
  expect(await onPage(editor, section, "trash")).toMatchObject(refused("NotYoursToPublish"));
  const around = await published(home, "CatalogPage", "Alles sider");
  const under = await published(around, "StandardPage", "Lederens side");
  await rule(under, { publish: { who: "admins" } });
  const elsewhere = await published(home, "CatalogPage", "Et annet sted");
  const moves = async (page: number, parent: number) => onPage(editor, page, "move", { parent, before: null });
  expect(await moves(around, elsewhere)).toMatchObject(refused("NotYoursToPublish"));
  await rule(elsewhere, { publish: { who: "admins" } });
  const free = await published(home, "StandardPage", "Fri side");
  expect(await moves(free, elsewhere)).toMatchObject(refused("NotYoursToPublish"));
  await rule(elsewhere, { publish: { who: null } });
  expect(await moves(free, elsewhere)).toMatchObject({ status: 200 });
  await rule(article, { publish: { who: "editors" } });
  expect(await publishPage(editor, article)).toMatchObject({ status: 200 });
  await rule(article, { edit: { who: null }, publish: { who: null } });
  expect(await save(editor, article)).toMatchObject(refused("NotYoursToEdit"));
  expect(await onPage(admin, section, "trash")).toMatchObject({ status: 200 });
  expect(await onPage(editor, section, "untrash")).toMatchObject(refused("NotYoursToPublish"));
});
