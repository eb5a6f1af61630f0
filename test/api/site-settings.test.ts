import { expect, test } from "vitest";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile({ seed: "demo" });
const kari = await signedInAs(server, "redaktor");
const visitor = aBrowser(server);

const nodes: readonly { readonly id: number; readonly type: string; readonly parent: number | null }[] = await (
  await kari.get("/api/desk/pages")
).json();
const idOf = (type: string) => nodes.find((node) => node.type === type)?.id ?? 0;
const settings = idOf("SettingsPage");
const seen = async (path: string) => (await visitor.visit(path)).response.text();
const write = async (name: string, value: unknown) => {
  const { rev } = await readPage(kari, settings);
  expect(await savePage(kari, settings, rev, [name], value)).toMatchObject({ status: 200 });
};

test("an editor changes menu, banner and contact address: in preview at once, for readers on every page when it is published", async () => {
  expect(await seen("/om-oss/")).not.toContain("Bestill kurs");
  const before = (await readPage(kari, settings)).values.menuContent;
  await write("menuContent", [...before, { link: { text: "Bestill kurs", href: "/om-oss/#kurs" } }]);
  await write("bannerText", '<p>Vedlikehold <strong>i kveld</strong><script>alert("x")</script></p>');
  await write("contactAddress", "ikke en adresse");
  expect(await publishPage(kari, settings)).toMatchObject({
    status: 422,
    fields: [{ path: "contactAddress", kind: "NoMailAddress" }],
  });
  await write("contactAddress", "ny-adresse@eksempel.no");

  const draft = `/utkast/${settings}/`;
  const preview = await (await kari.visit(draft)).response.text();
  expect(preview).toContain("Bestill kurs");
  expect(preview).toContain("<p>Vedlikehold <strong>i kveld</strong></p>");
  expect(await seen(draft)).not.toContain("Bestill kurs");
  for (const path of ["/", "/om-oss/", "/not-found"]) expect(await seen(path)).not.toContain("Vedlikehold");

  expect(await publishPage(kari, settings)).toMatchObject({ status: 200 });
  for (const path of ["/", "/om-oss/", "/not-found"])
    await eventually(async () => expect(await seen(path)).toMatch(/<p>Vedlikehold[\s\S]*Bestill kurs/));
  expect(await (await visitor.get("/api/schema/GetContactAddress")).json()).toBe("ny-adresse@eksempel.no");
});

test("a banner waits for its first day, and an earlier version of the settings comes back", async () => {
  await write("bannerText", "<p>Først til neste år</p>");
  await write("bannerFrom", "2098-01-01");
  await publishPage(kari, settings);
  await eventually(async () => expect(await seen("/om-oss/")).not.toContain("Vedlikehold"));
  expect(await seen("/om-oss/")).not.toContain("Først til neste år");
  const { rev, versions } = await readPage(kari, settings);
  const shipped = versions.at(-1)?.no;
  expect(await onPage(kari, settings, "restore", { rev, no: shipped })).toMatchObject({ status: 200 });
  await publishPage(kari, settings);
  await eventually(async () => expect(await seen("/om-oss/")).not.toContain("Bestill kurs"));
});

test("a menu follows a page that is moved, and leaves out one that readers do not have any more", async () => {
  const { id } = await json(
    kari.post("/api/desk/pages", { parent: idOf("StartPage"), type: "StandardPage", name: "I menyen" }),
  );
  await publishPage(kari, id);
  const before = (await readPage(kari, settings)).values.menuContent;
  await write("menuContent", [...before, { link: { text: "Den nye siden", href: `content:${id}` } }]);
  await publishPage(kari, settings);
  await eventually(async () => expect(await seen("/om-oss/")).toContain('href="/i-menyen/"'));
  const catalog = nodes.find(({ type, parent }) => type === "CatalogPage" && parent === idOf("StartPage"));
  expect(await onPage(kari, id, "move", { parent: catalog?.id, before: null })).toMatchObject({ status: 200 });
  await eventually(async () => expect(await seen("/om-oss/")).toMatch(/href="\/[a-z-]+\/i-menyen\/"/));
  await onPage(kari, id, "trash");
  await eventually(async () => expect(await seen("/om-oss/")).not.toContain("Den nye siden"));
});

test("the settings are no page: at no address, under no number, in no list, and they are neither moved nor deleted", async () => {
  const { values } = await readPage(kari, settings);
  expect(values.heading).toBe("Minimetode");
  const asked = [`content/${settings}`, `content?contentUrl=/innstillinger-for-nettstedet/`];
  for (const each of asked)
    for (const browser of [visitor, kari]) expect((await browser.get(`/api/episerver/v3.0/${each}`)).status).toBe(404);
  const children = await (await visitor.get(`/api/episerver/v3.0/content/${idOf("StartPage")}/children`)).json();
  expect(JSON.stringify(children)).not.toContain("SettingsPage");
  expect(await seen("/sitemap.xml")).not.toContain("innstillinger");
  expect(await onPage(kari, settings, "trash")).toMatchObject({ status: 422 });
  const { rev } = await readPage(kari, settings);
  expect(await onPage(kari, settings, "unpublish", { rev })).toMatchObject({ status: 422 });
  expect(await savePage(kari, settings, rev, ["urlSegment"], "annet")).not.toMatchObject({ status: 200 });
});
