import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { atDesk } from "../builders/desk.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { aPdf, upload } from "../builders/upload.ts";
import { detailsOf, everyItem, fillMandatory } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { storedFiles } from "../stored-files.ts";

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;
let contentId: number;
let filesBefore: number;

const { server } = await serverForFile({ seed: "none" });
const visitor = aBrowser(server);
beforeEach(async () => {
  assessment = await anAssessment(server.db, { opened: true, seats: [{ role: "initiator" }, { role: "peer" }] });
  author = await seated("initiator");
  contentId = await blockOfKind("PdfUpload");
  filesBefore = await filesInStore();
});

const seated = (role: "initiator" | "peer", from = assessment): Promise<Browser> =>
  seatedAs(server, ...from.seats.filter((seat) => seat.role === role).map(({ id }) => id));

const blockOfKind = async (kind: string): Promise<number> => {
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const found = items.find(({ blockType }) => blockType === kind);
  if (!found) throw new Error(`the template has no ${kind}`);
  return found.contentId;
};
const filesInStore = async (): Promise<number> => (await storedFiles(server)).length;
const rows = () =>
  server.db.selectFrom("attachment").selectAll().where("assessment", "=", assessment.number).orderBy("id").execute();
const uploadTo = (browser: Browser, file: Parameters<typeof upload>[2] = {}, block = contentId) =>
  upload(browser, `/api/schema/UploadPdf/${block}`, file);
const deleteFrom = (browser: Browser, pdfName: string, more: object = {}) =>
  browser.post(`/api/schema/DeletePdf/${contentId}`, { pdfName, ...more });
const getPdf = async () => (await author.get(`/api/schema/getPdf/${contentId}`)).json();
const status = (to: 1 | 2 | 3) =>
  server.db.updateTable("assessment").set({ status: to }).where("number", "=", assessment.number).execute();

const nothingIsStored = async () => {
  expect(await rows()).toEqual([]);
  await expect.poll(filesInStore).toBe(filesBefore);
};

describe("the way of a PDF", () => {
  test("uploaded it is shown by its name and read at its address", async () => {
    const answer = await uploadTo(author, { name: "Årsrapport 2026.PDF" });
    expect(await answer.json()).toMatchObject({
      ok: true,
      pdfName: "Årsrapport 2026.pdf",
      lacks: ["tags", "title", "language"],
    });
    const { pdfName, fileUrl } = await getPdf();
    expect(pdfName).toBe("Årsrapport 2026.pdf");
    const file = await author.get(fileUrl);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(file.headers.get("cache-control")).toContain("private");
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(aPdf());
    const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
    expect(items.find((item) => item.contentId === contentId)?.properties).toMatchObject({ pdfName, fileUrl });
  });

  test("another takes its place, and the first is kept for those who may restore it", async () => {
    await uploadTo(author, { name: "en.pdf" });
    const first = (await getPdf()).fileUrl;
    await uploadTo(author, { name: "to.pdf" });
    expect(await getPdf()).toMatchObject({ pdfName: "to.pdf" });
    expect((await author.get(first)).status).toBe(404);
    await expect.poll(filesInStore).toBe(filesBefore + 2);
    expect(await rows()).toMatchObject([{ name: "en.pdf", deleted_at: expect.any(Date) }, { deleted_at: null }]);
  });

  test("deleted it is gone from the block, in the history, and deleting it again is no error", async () => {
    await uploadTo(author);
    expect(await (await deleteFrom(author, "vedlegg.pdf")).json()).toEqual({ ok: true });
    expect((await deleteFrom(author, "vedlegg.pdf")).status).toBe(200);
    expect(await getPdf()).toEqual({ pdfName: null, fileUrl: null });
    const history = await server.db
      .selectFrom("history")
      .select(["action", "value"])
      .where("assessment", "=", assessment.number)
      .where("kind", "=", "pdf")
      .orderBy("id")
      .execute();
    expect(history).toMatchObject([
      { action: "saved", value: { pdfName: "vedlegg.pdf" } },
      { action: "deleted", value: { pdfName: "vedlegg.pdf" } },
    ]);
    const [{ id }] = await (await author.get(`/api/schema/DeletedItems/${contentId}`)).json();
    expect((await author.post("/api/schema/Restore", { kind: "file", id })).status).toBe(200);
    expect(await getPdf()).toMatchObject({ pdfName: "vedlegg.pdf" });
  });

  test("a name is a name: no folder, no header", async () => {
    const answer = await uploadTo(author, { name: "..\\..\\etc\\passwd\u0000\u0007.pdf" });
    const { pdfName, fileUrl } = await answer.json();
    expect(pdfName).toBe("passwd.pdf");
    expect((await author.get(fileUrl)).headers.get("content-disposition")).toBe("inline; filename*=UTF-8''passwd.pdf");
  });
});

test.each([
  ["of 180 letters", `${"å".repeat(180)}.pdf`, `${"å".repeat(180)}.pdf`],
  ["longer than a name may be", `${"x".repeat(300)}.pdf`, `${"x".repeat(196)}.pdf`],
  ["that is cut where an emoji stands", `${"x".repeat(195)}😀😀.pdf`, `${"x".repeat(195)}😀.pdf`],
  ["of emoji alone", `${"😀".repeat(210)}.pdf`, `${"😀".repeat(196)}.pdf`],
])("a PDF with a name %s can be read at its own address", async (_, name, shown) => {
  const { pdfName, fileUrl } = await (await uploadTo(author, { name })).json();
  expect(pdfName).toBe(shown);
  const file = await author.get(fileUrl);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(file.headers.get("content-disposition")).toBe(`inline; filename*=UTF-8''${encodeURIComponent(shown)}`);
});

describe("409: deleting another file than the one that was seen", () => {
  test("by its name", async () => {
    await uploadTo(author, { name: "ny.pdf" });
    const answer = await deleteFrom(author, "gammel.pdf");
    expect(answer.status).toBe(409);
    expect((await answer.json()).current).toMatchObject({ value: { pdfName: "ny.pdf" } });
    expect(await getPdf()).toMatchObject({ pdfName: "ny.pdf" });
  });

  test("by its address, when a colleague has uploaded another by the same name", async () => {
    const { fileUrl } = await (await uploadTo(author)).json();
    await uploadTo(author);
    expect((await deleteFrom(author, "vedlegg.pdf", { fileUrl })).status).toBe(409);
    expect((await deleteFrom(author, "vedlegg.pdf", { fileUrl: (await getPdf()).fileUrl })).status).toBe(200);
  });

  test("by its revision", async () => {
    await uploadTo(author);
    expect((await deleteFrom(author, "vedlegg.pdf", { rev: 99 })).status).toBe(409);
    expect(await getPdf()).toMatchObject({ pdfName: "vedlegg.pdf" });
  });
});

describe("nothing is stored of", () => {
  test("a file that only says that it is a PDF", async () => {
    const answer = await uploadTo(author, { bytes: new TextEncoder().encode("MZ not a pdf at all") });
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toMatchObject([{ path: "file", kind: "NotAPdf" }]);
    await nothingIsStored();
  });

  test.each([
    ["PdfLocked", "with-password.pdf"],
    ["PdfCutOff", "cut-off.pdf"],
  ])("a PDF that readers cannot open: %s", async (kind, file) => {
    const bytes = new Uint8Array(await readFile(`test/world/pdfs/${file}`));
    const answer = await uploadTo(author, { bytes });
    expect([answer.status, (await answer.json()).fields]).toMatchObject([422, [{ path: "file", kind }]]);
    await nothingIsStored();
  });

  test("a PDF by another name", async () => {
    expect((await uploadTo(author, { name: "vedlegg.html" })).status).toBe(422);
    await nothingIsStored();
  });

  test("a file of 25 MB and one byte, while one of 25 MB is taken", async () => {
    const answer = await uploadTo(author, { bytes: aPdf(25_000_001) });
    expect(answer.status).toBe(413);
    expect((await answer.json()).title).toContain("25 MB");
    await nothingIsStored();
    expect((await uploadTo(author, { bytes: aPdf(25_000_000) })).status).toBe(200);
  });

  test("a form without a file, with an empty one, or with the file in another field", async () => {
    const empty = new FormData();
    empty.append("noe", "annet");
    const answer = await author.fetch(`/api/schema/UploadPdf/${contentId}`, { method: "POST", body: empty });
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toMatchObject([{ path: "file", kind: "FileRequired" }]);
    expect((await uploadTo(author, { field: "fil" })).status).toBe(422);
    expect((await uploadTo(author, { bytes: new Uint8Array() })).status).toBe(422);
    await nothingIsStored();
  });

  test("a body that is cut off, or is no form at all", async () => {
    const post = (type: string, body: string) =>
      author.fetch(`/api/schema/UploadPdf/${contentId}`, { method: "POST", headers: { "content-type": type }, body });
    const cut = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    expect((await post("multipart/form-data; boundary=x", cut)).status).toBe(422);
    expect((await post("multipart/form-data", cut)).status).toBe(422);
    expect((await post("application/json", "{}")).status).toBe(415);
    await nothingIsStored();
  });

  test.each([
    ["401: nobody signed in", 401, async () => visitor],
    ["404: the initiator of another assessment", 404, async () => seated("initiator", await anAssessment(server.db))],
    ["403: a peer", 403, () => seated("peer")],
    ["403: an editor", 403, () => signedInAs(server, "redaktor")],
  ] as const)("somebody who may not (%s)", async (_, expected, who) => {
    const browser = await who();
    expect((await uploadTo(browser)).status).toBe(expected);
    await nothingIsStored();
    await uploadTo(author);
    expect((await deleteFrom(browser, "vedlegg.pdf")).status).toBe(expected);
    expect(await getPdf()).toMatchObject({ pdfName: "vedlegg.pdf" });
  });

  test("423: an assessment that is sent", async () => {
    await status(2);
    expect((await uploadTo(author)).status).toBe(423);
    expect((await deleteFrom(author, "vedlegg.pdf")).status).toBe(423);
    await nothingIsStored();
  });

  test("404: a block that is not there, or takes no PDF", async () => {
    expect((await uploadTo(author, {}, 999_999_999)).status).toBe(404);
    expect((await uploadTo(author, {}, await blockOfKind("Text"))).status).toBe(404);
    await nothingIsStored();
  });
});

describe("who may read a file", () => {
  test("of a working copy: those who take part and the desk, nobody else", async () => {
    const { fileUrl } = await (await uploadTo(author)).json();
    expect((await visitor.get(fileUrl)).status).toBe(401);
    expect((await (await seated("initiator", await anAssessment(server.db))).get(fileUrl)).status).toBe(404);
    for (const reader of [await seated("peer"), await signedInAs(server, "redaktor")])
      expect((await reader.get(fileUrl)).status).toBe(200);
    expect((await visitor.get(`/api/schema/getPdf/${contentId}`)).status).toBe(401);
  });

  test("of a publication: anybody, and a later change of the working copy does not take it away", async () => {
    const { fileUrl } = await (await uploadTo(author)).json();
    await fillMandatory(server, author, assessment.number);
    await author.post("/api/schema/SendApprovalRequest", { assessmentId: assessment.number });
    expect((await visitor.get(fileUrl)).status).toBe(401);
    const editor = await signedInAs(server, "redaktor");
    expect((await atDesk(editor, assessment.number, "publish")).status).toBe(200);
    const read = await visitor.get(fileUrl);
    expect(read.status).toBe(200);
    const etag = read.headers.get("etag") ?? "";
    expect((await visitor.fetch(fileUrl, { headers: { "if-none-match": etag } })).status).toBe(304);

    await atDesk(author, assessment.number, "reopen");
    await uploadTo(author, { name: "utkast.pdf" });
    expect((await visitor.get(fileUrl)).status).toBe(200);
    expect((await visitor.get((await getPdf()).fileUrl)).status).toBe(401);
  });

  test("guessing finds nothing", async () => {
    const guessed = "/filer/00000000-0000-4000-8000-000000000000/vedlegg.pdf";
    expect((await visitor.get(guessed)).status).toBe(404);
    expect((await author.get(guessed)).status).toBe(404);
    expect((await visitor.get("/filer/1/vedlegg.pdf")).status).toBeLessThan(500);
  });
});
