import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { emptyMediaTrash } from "../../features/media/server/index.ts";
import { anImage, aPhoto } from "../builders/an-image.ts";
import { aBrowser } from "../builders/browser.ts";
import { json, onPage, publishPage, readPage, savePage } from "../builders/desk-pages.ts";
import { addFile, aUsableFile, onFile, readFile } from "../builders/library.ts";
import { decideRole } from "../builders/roles.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { aPdf, upload } from "../builders/upload.ts";
import { eventually } from "../patience.ts";
import { serverForFile } from "../server-for-file.ts";
import { storedFiles } from "../stored-files.ts";

const { database, server } = await serverForFile({ seed: "none" });
const kari = await signedInAs(server, "redaktor");
const visitor = aBrowser(server);
const text = (words: string) => new TextEncoder().encode(words);

let home = 0;
beforeAll(async () => {
  const [start] = await json(visitor.get("/api/episerver/v3.0/content?contentUrl=/")).then(Object.values);
  home = start.contentLink.id;
});
const newPage = async (name: string): Promise<number> =>
  (await json(kari.post("/api/desk/pages", { parent: home, type: "StandardPage", name }))).id;
/** A page with one block that shows a file. */
async function pageWith(name: string, src: string, type = "MediaBlock", property = "file") {
  const id = await newPage(name);
  const block = randomUUID();
  await savePage(kari, id, 0, ["mainContent"], [{ id: block, type, width: "full" }]);
  expect(await savePage(kari, id, 1, ["mainContent", block, property], { src, alt: "" })).toMatchObject({
    status: 200,
  });
  return { id, block };
}
const modelOf = async (path: string) => {
  const [model] = await visitor
    .get(`/api/episerver/v3.0/content?contentUrl=${path}&expand=*`)
    .then((answer) => answer.json());
  return model;
};
const statusOf = async (browser: typeof visitor, url: string) => (await browser.get(url)).status;

test("a picture is described, shown with its sizes, replaced in place and not deleted while a page shows it", async () => {
  const { id } = await addFile(kari, await aPhoto("qhemmeligstedq"), "Måling.JPG");
  expect(await readFile(kari, id)).toMatchObject({
    file: { name: "Måling.jpg", kind: "image", usable: false, width: 600, height: 900, widths: [480, 600] },
    uses: [],
  });
  const page = await pageWith("Med bilde", `media:${id}`);
  expect(await publishPage(kari, page.id)).toMatchObject({
    status: 422,
    fields: [{ path: `mainContent.${page.block}.file`, kind: "MediaUndescribed" }],
  });
  expect(await onFile(kari, id, "save", { rev: 0, alt: " En \n måling ", focusX: 20 })).toMatchObject({ rev: 1 });
  expect(await onFile(kari, id, "save", { rev: 0, alt: "For sent" })).toMatchObject({ status: 409 });
  expect(await onFile(kari, id, "save", { rev: 1, alt: " " })).toMatchObject({ status: 422 });
  const { file } = await readFile(kari, id);
  expect([await statusOf(visitor, file.url), await statusOf(kari, file.url)]).toEqual([404, 200]);
  expect((await publishPage(kari, page.id)).status).toBe(200);
  await eventually(async () => expect(await statusOf(visitor, file.url)).toBe(200));
  const file600 = { kind: "image", alt: "En måling", width: 600, height: 900, focus: "20% 50%" };
  expect((await modelOf("/med-bilde/")).mainContent).toMatchObject([{ contentLink: { expanded: { file: file600 } } }]);
  const { response } = await visitor.visit("/med-bilde/");
  expect(await response.text()).toContain(`srcSet="${file.url}?bredde=480 480w, ${file.url}?bredde=600 600w"`);
  const small = await visitor.get(`${file.url}?bredde=100`);
  expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(480);
  expect(small.headers.get("content-security-policy")).toContain("default-src 'none'");

  const other = await anImage({ width: 300, height: 200, format: "png" });
  const replace = (rev: number, bytes: Uint8Array<ArrayBuffer>, name: string) =>
    json(upload(kari, `/api/desk/media/${id}/replace?rev=${rev}`, { bytes, name }));
  expect(await replace(1, aPdf(), "vedlegg.pdf")).toMatchObject({
    status: 422,
    fields: [{ kind: "MediaOfOtherKind" }],
  });
  expect(await replace(0, other, "ny.png")).toMatchObject({ status: 409 });
  expect(await replace(1, other, "ny.png")).toMatchObject({ status: 200, rev: 2 });
  await eventually(async () => {
    const again = await visitor.visit("/med-bilde/");
    expect(await again.response.text()).toContain('width="300" height="200" alt="En måling"');
  });
  expect((await visitor.get(file.url)).headers.get("content-type")).toBe("image/png");

  expect((await readFile(kari, id)).uses).toMatchObject([{ page: page.id, name: "Med bilde", isPublished: true }]);
  expect(await onFile(kari, id, "trash", { rev: 2 })).toMatchObject({ status: 422, fields: [{ kind: "MediaInUse" }] });
  const { rev } = await readPage(kari, page.id);
  await onPage(kari, page.id, "unpublish", { rev });
  await eventually(async () => expect(await statusOf(visitor, file.url)).toBe(404));
  expect((await readFile(kari, id)).uses).toMatchObject([{ name: "Med bilde", isPublished: false }]);
  // Who works at the desk of the other site alone is not told what pages here are called.
  const elsewhere = await signedInAs(server, "fagfelle");
  await decideRole(server.db, "fagfelle", "metodevarsel", "editor");
  expect((await readFile(elsewhere, id)).uses).toMatchObject([{ name: "En side på et annet nettsted" }]);
  expect(await onFile(kari, id, "trash", { rev: 2 })).toMatchObject({ status: 422 });
});

test("a replaced file stays with the desk, is put back or taken away for good, and readers never get it", async () => {
  const first = await anImage({ width: 40, height: 20, format: "png" });
  const { id, url } = await aUsableFile(kari, first, "første.png");
  const page = await pageWith("Med bytte", `media:${id}`);
  expect((await publishPage(kari, page.id)).status).toBe(200);
  const second = await anImage({ width: 50, height: 20, format: "png" });
  await upload(kari, `/api/desk/media/${id}/replace?rev=1`, { bytes: second, name: "andre.png" });
  const { former } = await readFile(kari, id);
  expect(former).toMatchObject([{ name: "første.png", by: "Eksempel Redaktør", width: 40, height: 20 }]);
  const old = `${url}?tidligere=${former[0].id}`;
  await eventually(async () => expect(await statusOf(visitor, url)).toBe(200));
  expect([await statusOf(kari, old), await statusOf(visitor, old)]).toEqual([200, 404]);
  expect(await onFile(kari, id, "put-back", { rev: 1, former: former[0].id })).toMatchObject({ status: 409 });
  const put = await onFile(kari, id, "put-back", { rev: 2, former: former[0].id });
  expect(put).toMatchObject({ status: 200, rev: 3, name: "første.png" });
  await eventually(async () => {
    const shown = await visitor.visit("/med-bytte/");
    expect(await shown.response.text()).toContain('width="40" height="20"');
  });
  const again = await readFile(kari, id);
  expect([again.file.name, again.former]).toMatchObject(["første.png", [{ name: "andre.png", width: 50 }]]);
  const gone = `${url}?tidligere=${again.former[0].id}`;
  expect(await onFile(kari, id, "forget", { rev: 3, former: again.former[0].id })).toMatchObject({ status: 200 });
  expect(await statusOf(kari, gone)).toBe(404);
  expect((await readFile(kari, id)).former).toEqual([]);
  expect(await onFile(kari, id, "put-back", { rev: 3, former: again.former[0].id })).toMatchObject({ status: 404 });
  const stored = (await storedFiles(server)).length;
  await emptyMediaTrash(server.platform);
  expect((await storedFiles(server)).length).toBeLessThan(stored);
});

test("what is not public is in no answer to a visitor: an unused file, a draft's, one of a page for editors, one in the trash", async () => {
  const unused = await aUsableFile(kari, await anImage({ width: 30, height: 20 }), "ubrukt.jpg");
  const drafted = await aUsableFile(kari, await anImage({ width: 31, height: 20 }), "utkast.jpg");
  const hidden = await aUsableFile(kari, await anImage({ width: 32, height: 20 }), "skjult.jpg");
  const page = await pageWith("Bare utkast", `media:${drafted.id}`);
  const closed = await pageWith("Bare redaktører", `media:${hidden.id}`);
  expect((await publishPage(kari, closed.id)).status).toBe(200);
  await eventually(async () => expect(await statusOf(visitor, hidden.url)).toBe(200));
  await database.db.updateTable("content").set({ access: "editors" }).where("number", "=", closed.id).execute();
  const { rev } = await readPage(kari, closed.id);
  await savePage(kari, closed.id, rev, ["author"], "Kari");
  await publishPage(kari, closed.id);
  await eventually(async () => expect(await statusOf(visitor, hidden.url)).toBe(404));
  for (const { url } of [unused, drafted, hidden]) {
    expect([await statusOf(visitor, url), await statusOf(visitor, `${url}?utkast=gjettet`)]).toEqual([404, 404]);
    expect(await statusOf(kari, url)).toBe(200);
  }

  const { url } = await onPage(kari, page.id, "share");
  const secret = /utkast\/([^/]+)/.exec(url)?.[1];
  const { response } = await visitor.visit(`/utkast/${secret}/`);
  expect(await response.text()).toContain(`${drafted.url}?utkast=${secret}`);
  expect(await statusOf(visitor, `${drafted.url}?utkast=${secret}`)).toBe(200);
  expect(await statusOf(visitor, `${unused.url}?utkast=${secret}`)).toBe(404);

  expect(await onFile(kari, unused.id, "trash", { rev: 1 })).toMatchObject({ status: 200 });
  expect([await statusOf(kari, unused.url), (await readFile(kari, unused.id)).status]).toEqual([404, 404]);
  const gone = await pageWith("Med borte", `media:${unused.id}`);
  expect(await publishPage(kari, gone.id)).toMatchObject({ status: 422, fields: [{ kind: "MediaGone" }] });
  expect(await onFile(kari, unused.id, "untrash")).toMatchObject({ status: 200 });
  expect((await publishPage(kari, gone.id)).status).toBe(200);
});

test("uploads that lie or could harm are refused with a sentence, and nothing of them is stored", async () => {
  const before = await storedFiles(server);
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const png = await anImage({ width: 20, height: 20, format: "png" });
  const lies: readonly (readonly [Uint8Array<ArrayBuffer>, string, string])[] = [
    [new Uint8Array(), "tom.pdf", "FileEmpty"],
    [new Uint8Array(), "tom.png", "FileEmpty"],
    [svg, "logo.svg", "MediaIsSvg"],
    [svg, "logo.png", "MediaUnknown"],
    [text("<html><script>alert(1)</script>"), "side.html", "MediaUnknown"],
    [text("<html><script>alert(1)</script>"), "side.pdf", "MediaUnknown"],
    [png, "bilde.pdf", "NamedOtherThanPng"],
    [aPdf(), "bilde.jpg", "MediaNamedOtherwise"],
    [await anImage({ width: 6_500, height: 6_500, format: "png" }), "stort.png", "ImageTooManyPixels"],
    [png.slice(0, 60), "avkortet.png", "ImageUnreadable"],
    [text("GIF89a\u0001\u0000\u0001\u0000"), "bilde.gif", "NotAnImage"],
    [text("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), "IMG_0001.HEIC", "ImageIsHeic"],
    [text("\0\0\0\u0018ftypmif1\0\0\0\0mif1heic"), "IMG_0002.jpg", "ImageIsHeic"],
  ];
  for (const [bytes, name, kind] of lies) {
    const answer = await addFile(kari, bytes, name);
    expect([name, answer.status, answer.fields?.[0]?.kind]).toEqual([name, 422, kind]);
    expect(answer.fields[0].message).toMatch(/^[A-ZÆØÅ].*[.)]$/);
  }
  expect(await addFile(kari, new Uint8Array(25_000_001), "stor.pdf")).toMatchObject({ status: 413 });
  const heavy = new Uint8Array(10_000_001);
  heavy.set(png);
  expect(await addFile(kari, heavy, "tung.png")).toMatchObject({ status: 413 });
  expect(await storedFiles(server)).toEqual(before);

  const both = new Uint8Array([...(await anImage()), ...text("<script>alert(1)</script>%PDF-1.4")]);
  const { id } = await addFile(kari, both, "../../to ting.jpg");
  const { file } = await readFile(kari, id);
  const kept = Buffer.from(await (await kari.get(file.url)).arrayBuffer());
  expect([file.name, kept.includes("script"), kept.includes("%PDF")]).toEqual(["to ting.jpg", false, false]);
});

test("documents are shown as what they are; folders hold files, and a search finds them", async () => {
  const { id: folder } = await json(kari.post("/api/desk/media-folders", { name: "Rutiner" }));
  expect(await json(kari.post("/api/desk/media-folders", { name: "rutiner" }))).toMatchObject({ status: 422 });
  const { id } = await addFile(kari, aPdf(), "Rutine 100%.pdf", folder);
  const { file } = await readFile(kari, id);
  expect(file).toMatchObject({ kind: "document", usable: true, folder, mediaType: "application/pdf", width: null });
  const answer = await kari.get(file.url);
  expect(answer.headers.get("content-disposition")).toContain("inline");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const found = async (query: string) =>
    (await json(kari.get(`/api/desk/media?${query}`))).files.map(({ id: each }: { id: number }) => each);
  expect(await found("q=RUTINE%20100%25")).toEqual([id]);
  expect(await found(`folder=${folder}&kind=image`)).toEqual([]);
  expect(await found("q=rutine&folder=none")).toEqual([]);
  const page = await newPage("Med vedlegg");
  await savePage(
    kari,
    page,
    0,
    ["mainBody"],
    `<p><a href="media:${id}">Rutinen</a> <img src="media:${id}" alt=""></p>`,
  );
  expect((await publishPage(kari, page)).status).toBe(200);
  await eventually(async () =>
    expect((await modelOf("/med-vedlegg/")).mainBody).toBe(`<p><a href="${file.url}">Rutinen</a> </p>`),
  );
  const removed = json(kari.post(`/api/desk/media-folders/${folder}/remove`, {}));
  expect(await removed).toMatchObject({ status: 422, fields: [{ kind: "MediaFolderInUse" }] });
  expect(await onFile(kari, id, "save", { rev: 0, folder: "none", name: "Ny rutine" })).toMatchObject({ status: 200 });
  expect((await readFile(kari, id)).file).toMatchObject({ folder: null, name: "Ny rutine.pdf" });
  expect(await json(kari.post(`/api/desk/media-folders/${folder}/remove`, {}))).toMatchObject({ status: 200 });
});

test("what has been in the trash for 30 days is deleted with its bytes, and so is what was replaced", async () => {
  const { id } = await aUsableFile(kari, aPdf(), "gammel.pdf");
  const before = await storedFiles(server);
  await upload(kari, `/api/desk/media/${id}/replace?rev=1`, { bytes: aPdf(500), name: "ny.pdf" });
  expect(await storedFiles(server)).toHaveLength(before.length + 1);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const { files } = server.platform;
  await emptyMediaTrash({ db: server.db, files }, inDays(29));
  expect(await storedFiles(server)).toHaveLength(before.length + 1);
  await emptyMediaTrash({ db: server.db, files }, inDays(31));
  expect(await statusOf(kari, (await readFile(kari, id)).file.url)).toBe(200);
  await onFile(kari, id, "trash", { rev: 2 });
  await emptyMediaTrash({ db: server.db, files }, inDays(31));
  expect(await onFile(kari, id, "untrash")).toMatchObject({ status: 404 });
  expect((await storedFiles(server)).length).toBeLessThan(before.length + 1);
});
