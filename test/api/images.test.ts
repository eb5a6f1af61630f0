import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { anImage, aPhoto, uploadImage } from "../builders/an-image.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { aPdf } from "../builders/upload.ts";
import { detailsOf, everyItem, fillMandatory } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { storedFiles } from "../stored-files.ts";
import { workIsDone } from "../work-is-done.ts";

type Shown = { id: number; rev: number; imageName: string; imageSrc: string; alt: string; decorative: boolean };
type Answer = { readonly fields?: { kind: string; message: string }[]; readonly current?: object };

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;
let contentId: number;

const { server } = await serverForFile({ seed: "none" });
const visitor = aBrowser(server);
const editor = await signedInAs(server, "redaktor");

const itemsOf = async () => everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
beforeEach(async () => {
  assessment = await anAssessment(server.db, { opened: true });
  author = await seatedAs(server, ...assessment.seats.map(({ id }) => id));
  contentId = (await itemsOf()).find(({ blockType }) => blockType === "ImageUpload")?.contentId ?? 0;
});

const folder = path.join(server.platform.config.dataDir, "files");
/** After what earlier tests left has been thrown away. */
const stored = () => workIsDone(server.db).then(() => storedFiles(server));
const images = async (): Promise<Shown[]> => (await author.get(`/api/schema/getImages/${contentId}`)).json();
const only = async (): Promise<Shown> => {
  const [image] = await images();
  if (!image) throw new Error("the block has no image");
  return image;
};
const names = async () => (await images()).map(({ imageName }) => imageName);
const missing = async () => (await detailsOf(author, assessment.number)).missing.map(({ title }) => title);
const post = (call: "DeleteImage" | "SaveImageText", body: object) =>
  author.post(`/api/schema/${call}/${contentId}`, body);

describe("an image", () => {
  test("is stored in widths of its own, and a wanted width answers the smallest that is wide enough", async () => {
    const answer = await uploadImage(author, contentId, await anImage(), "Figur 1.JFIF");
    expect(await answer.json()).toMatchObject({ ok: true, imageName: "Figur 1.jpg" });
    const image = await only();
    expect(image).toMatchObject({ width: 1200, height: 800, widths: [480, 960, 1200], alt: "", decorative: false });
    const widthAt = async (query: string) => {
      const file = await author.get(`${image.imageSrc}${query}`);
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(file.headers.get("x-content-type-options")).toBe("nosniff");
      return (await sharp(await file.arrayBuffer()).metadata()).width;
    };
    const queries = ["", "?bredde=200", "?bredde=481", "?bredde=5000", "?bredde=x", "?bredde=-1"];
    const widths: number[] = [];
    for (const query of queries) widths.push(await widthAt(query));
    expect(widths).toEqual([1200, 480, 960, 1200, 1200, 1200]);
  });

  test("keeps nothing of the photo but its picture, which stands upright: no place, no words, no original", async () => {
    const before = new Set(await stored());
    const photo = await aPhoto("qhemmeligstedq");
    expect(Buffer.from(photo).includes("qhemmeligstedq")).toBe(true);
    const hidden = Buffer.concat([photo, Buffer.from("PK\x03\x04 qskjultarkivq")]);
    expect((await uploadImage(author, contentId, new Uint8Array(hidden))).status).toBe(200);
    const kept = (await stored()).filter((file) => !before.has(file));
    expect(kept).toHaveLength(2);
    for (const file of kept) {
      const bytes = await readFile(path.join(folder, file));
      expect([bytes.includes("qhemmeligstedq"), bytes.includes("qskjultarkivq")]).toEqual([false, false]);
      const { width, height, exif } = await sharp(bytes).metadata();
      expect([(width ?? 0) < (height ?? 0), exif]).toEqual([true, undefined]);
    }
  });

  test("is deleted and comes back with its text; meanwhile nobody reads it", async () => {
    await uploadImage(author, contentId, await anImage());
    const { id, imageSrc } = await only();
    await post("SaveImageText", { id, alt: "Et flytskjema" });
    expect((await post("DeleteImage", { imageName: "bilde.jpg" })).status).toBe(200);
    expect((await post("DeleteImage", { imageName: "bilde.jpg" })).status).toBe(200);
    await uploadImage(author, contentId, await anImage({ width: 20, height: 20 }), "../BILDE.jpg");
    expect(await names()).toEqual(["BILDE (2).jpg"]);
    await post("DeleteImage", { imageName: "BILDE (2).jpg" });
    expect([await images(), (await author.get(imageSrc)).status]).toEqual([[], 404]);
    expect((await post("SaveImageText", { id, alt: "For sent" })).status).toBe(409);
    const deleted = await (await author.get(`/api/schema/DeletedItems/${contentId}`)).json();
    expect(deleted).toMatchObject([{ kind: "image" }, { kind: "image", id, what: "bilde.jpg" }]);
    const back = await author.post("/api/schema/Restore", { kind: "image", id, pageId: assessment.number });
    expect(back.status).toBe(200);
    expect(await only()).toMatchObject({ imageName: "bilde.jpg", alt: "Et flytskjema" });
    expect((await author.get(imageSrc)).status).toBe(200);
  });

  test("is asked for its text before sending, unless it is decorative", async () => {
    const title = "Bilder av metoden";
    expect(await missing()).not.toContain(title);
    await uploadImage(author, contentId, await anImage());
    expect(await missing()).toContain(title);
    await fillMandatory(server, author, assessment.number);
    const sent = await author.post("/api/schema/SendApprovalRequest", { assessmentId: assessment.number });
    expect([sent.status, (await sent.json()).missing]).toMatchObject([422, [{ title }]]);
    await post("SaveImageText", { imageName: "bilde.jpg", alt: "  Et \n flytskjema " });
    expect([await missing(), (await only()).alt]).toEqual([[], "Et flytskjema"]);
    await post("SaveImageText", { imageName: "bilde.jpg", alt: " ", rev: (await only()).rev });
    expect(await missing()).toEqual([title]);
    await post("SaveImageText", { imageName: "bilde.jpg", decorative: true });
    expect(await missing()).toEqual([]);
  });

  test("two write its text: the one who saw an older one is told, and nothing is lost", async () => {
    await uploadImage(author, contentId, await anImage());
    const { id, rev } = await only();
    expect((await post("SaveImageText", { id, alt: "Mitt", rev })).status).toBe(200);
    const stale = await post("SaveImageText", { id, alt: "Ditt", rev });
    const { current }: Answer = await stale.json();
    expect([stale.status, current]).toMatchObject([409, { cells: { alt: "Mitt" }, columns: ["alt"] }]);
    expect((await post("SaveImageText", { id, decorative: true, rev })).status).toBe(200);
    expect(await only()).toMatchObject({ alt: "Mitt", decorative: true });
  });

  test("sent at once with others gets a name and a place of its own, and moves to where a call says", async () => {
    const bytes = await anImage({ width: 20, height: 20 });
    const answers = await Promise.all([1, 2, 3].map(() => uploadImage(author, contentId, bytes, "likt.jpg")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [one, two, three] = ["likt.jpg", "likt (2).jpg", "likt (3).jpg"];
    expect(await names()).toEqual([one, two, three]);
    await post("SaveImageText", { imageName: three, position: 0 });
    expect(await names()).toEqual([three, one, two]);
    await post("SaveImageText", { imageName: three, position: 99 });
    expect(await names()).toEqual([one, two, three]);
    const [first, , third] = await images();
    await author.post("/api/schema/MoveItem", { id: first?.id, after: third?.id });
    expect(await names()).toEqual([two, three, one]);
  });
});

test("of a draft it is read by those who take part; of a publication by anybody, and what is put in its place by nobody", async () => {
  await uploadImage(author, contentId, await anImage());
  const { id, imageSrc } = await only();
  await post("SaveImageText", { id, alt: "Et flytskjema" });
  await uploadImage(author, contentId, await anImage(), "pynt.jpg");
  await post("SaveImageText", { imageName: "pynt.jpg", alt: "Skal ikke vises", decorative: true });
  const asked = async () => [
    (await visitor.get(imageSrc)).status,
    (await visitor.get(`${imageSrc}?bredde=480`)).status,
  ];
  expect(await asked()).toEqual([401, 401]);
  await fillMandatory(server, author, assessment.number);
  await author.post("/api/schema/SendApprovalRequest", { assessmentId: assessment.number });
  expect(await asked()).toEqual([401, 401]);
  expect((await atDesk(editor, assessment.number, "publish")).status).toBe(200);
  expect(await asked()).toEqual([200, 200]);
  const read = await (await visitor.get(`/api/assessments/${assessment.number}`)).json();
  const [block] = read.sections
    .flatMap(({ blocks }: { blocks: { kind: string }[] }) => blocks)
    .filter(({ kind }: { kind: string }) => kind === "ImageUpload");
  expect(block.images).toMatchObject([{ alt: "Et flytskjema", url: imageSrc }, { alt: "" }]);
  const page = await (await visitor.get(`/vurdering/?id=${assessment.number}&tab=1`)).text();
  expect(page).toContain(`${imageSrc}?bredde=480 480w`);
  expect(page).not.toContain("Skal ikke vises");

  await atDesk(author, assessment.number, "reopen");
  await post("DeleteImage", { id });
  await uploadImage(author, contentId, await anImage(), "utkast.jpg");
  const draft = (await images()).find(({ imageName }) => imageName === "utkast.jpg");
  expect((await visitor.get(draft?.imageSrc ?? "")).status).toBe(401);
  expect(await asked()).toEqual([200, 200]);
});

const svg = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
/** A PNG whose header says that it is larger than its pixels, or that it moves. */
const withChunk = (png: Uint8Array, name: string, at: number) =>
  new Uint8Array(
    Buffer.concat([
      png.subarray(0, at),
      Buffer.from([0, 0, 0, 8]),
      Buffer.from(name),
      Buffer.alloc(8, 1),
      Buffer.from([0, 0, 0, 0]),
      png.subarray(at),
    ]),
  );

test.each([
  ["an SVG, which can hold script", "figur.png", async () => svg, "NotAnImage"],
  ["a PDF by an image's name", "figur.jpg", async () => aPdf(), "NotAnImage"],
  [
    "a page that begins as another image",
    "figur.jpg",
    async () => new TextEncoder().encode("GIF89a<script>"),
    "NotAnImage",
  ],
  ["a PNG that is called JPEG", "figur.jpg", () => anImage({ format: "png" }), "NamedOtherThanPng"],
  ["a JPEG that is called PNG", "figur.png", () => anImage(), "NamedOtherThanJpeg"],
  ["a JPEG with the ending of a page", "figur.html", () => anImage(), "NamedOtherThanJpeg"],
  ["a JPEG that is cut off", "figur.jpg", async () => (await anImage()).slice(0, 2500), "ImageUnreadable"],
  [
    "no more than the signature of a PNG",
    "figur.png",
    async () => (await anImage({ format: "png" })).slice(0, 33),
    "ImageUnreadable",
  ],
  [
    "41 megapixels in a few kilobytes",
    "figur.png",
    () => anImage({ width: 8200, height: 5000, format: "png" }),
    "ImageTooManyPixels",
  ],
  [
    "one line of 31,000 pixels",
    "figur.png",
    () => anImage({ width: 31_000, height: 1, format: "png" }),
    "ImageTooManyPixels",
  ],
  [
    "an image that moves",
    "figur.png",
    async () => withChunk(await anImage({ format: "png" }), "acTL", 33),
    "ImageIsAnimated",
  ],
] as const)("of %s nothing is stored, and the reason is a sentence", async (_, name, bytes, kind) => {
  const before = await stored();
  const answer = await uploadImage(author, contentId, await bytes(), name);
  const { fields = [] }: Answer = await answer.json();
  expect([answer.status, fields]).toMatchObject([422, [{ kind }]]);
  expect(fields[0]?.message).toMatch(/^[A-ZÆØÅ].+ .+\.$/);
  expect(await images()).toEqual([]);
  await expect.poll(stored).toEqual(before);
});

test("a file above 10 MB, a wrong block and people who may not are refused before anything is opened", async () => {
  const bytes = await anImage({ width: 20, height: 20 });
  const before = await stored();
  expect((await uploadImage(author, contentId, new Uint8Array(10_000_001))).status).toBe(413);
  const text = (await itemsOf()).find(({ blockType }) => blockType === "Text");
  expect((await uploadImage(author, text?.contentId ?? 0, bytes)).status).toBe(404);
  expect((await uploadImage(visitor, contentId, bytes)).status).toBe(401);
  expect((await uploadImage(editor, contentId, bytes)).status).toBe(403);
  await expect.poll(stored).toEqual(before);
});

test("a repeated upload whose answer was lost stores its image once", async () => {
  const send = async () => {
    const form = new FormData();
    form.append("file", new File([await anImage({ width: 20, height: 20 })], "en.jpg"));
    const headers = { "idempotency-key": "en-opplasting-av-et-bilde" };
    return author.fetch(`/api/schema/UploadImages/${contentId}`, { method: "POST", headers, body: form });
  };
  const first = await (await send()).json();
  const before = await stored();
  expect(await (await send()).json()).toEqual(first);
  await expect.poll(async () => [await names(), await stored()]).toEqual([["en.jpg"], before]);
});

describe("a key that was spent on something else", () => {
  const send = async (browser: Browser, key: string, to = contentId, bytes: Uint8Array<ArrayBuffer> = aPdf()) => {
    const body = new FormData();
    body.append("file", new File([bytes], "en.jpg"));
    const headers = { "idempotency-key": key };
    const answer = await browser.fetch(`/api/schema/UploadImages/${to}`, { method: "POST", headers, body });
    return [answer.status, (await answer.json()).kind];
  };

  test("gives no right: by another call, without a session, or for another block", async () => {
    const key = `andre-kall-${assessment.number}`;
    const [seat] = assessment.seats;
    const asked = await visitor.fetch("/api/session/resend", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ assessmentId: assessment.number, id: seat?.id }),
    });
    expect(asked.status).toBe(200);
    const others = await anAssessment(server.db, { opened: true });
    const stranger = await seatedAs(server, ...others.seats.map(({ id }) => id));
    const items = everyItem((await detailsOf(stranger, others.number)).schema.schemaItems);
    const own = items.find(({ blockType }) => blockType === "ImageUpload")?.contentId;
    expect((await send(stranger, key, own, await anImage({ width: 20, height: 20 })))[0]).toBe(200);
    const before = await stored();
    expect(await send(visitor, key)).toEqual([401, "NotSignedIn"]);
    expect(await send(stranger, key)).toEqual([404, "NotFound"]);
    await expect.poll(stored).toEqual(before);
  });

  test("opens no other file of the same block", async () => {
    const key = `annen-fil-${assessment.number}`;
    expect((await send(author, key, contentId, await anImage({ width: 20, height: 20 })))[0]).toBe(200);
    const before = await stored();
    expect(await send(author, key)).toEqual([422, "KeyReused"]);
    await expect.poll(async () => [await names(), await stored()]).toEqual([["en.jpg"], before]);
  });
});
