import { describe, expect, test } from "vitest";
import { aWorkbook } from "../../builders/a-workbook.ts";
import { anImage } from "../../builders/an-image.ts";
import { aPdf } from "../../builders/upload.ts";
import { serverForFile } from "../../server-for-file.ts";
import type { SchemaItem } from "./client.ts";
import { anInitiator } from "./stand.ts";

// Files by the specification's calls: features/api/README.md.

const { server } = await serverForFile({ seed: "demo" });
const workbook = await aWorkbook();
const image = await anImage({ width: 20, height: 20 });
const sheet = (name: string) => ({ name, bytes: workbook });
const picture = (name: string) => ({ name, bytes: image });
const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);

test("a PDF is uploaded, replaced and deleted", async () => {
  const { client, block } = await anInitiator(server);
  const { contentId } = await block("PdfUpload");
  for (const name of ["en.pdf", "to.pdf"]) {
    expect((await client.UploadPdf(contentId, { name, bytes: aPdf() })).body).toBeTruthy();
    expect((await client.getPdf(contentId)).body).toMatchObject({ pdfName: name, fileUrl: expect.any(String) });
  }
  expect((await client.DeletePdf(contentId, "to.pdf")).ok).toBe(true);
  expect((await client.getPdf(contentId)).body).toMatchObject({ pdfName: null });
});

describe("images", () => {
  test("several in one request: each is taken or refused by itself, and the answer names them all", async () => {
    const { client, block } = await anInitiator(server);
    const { contentId } = await block("ImageUpload");
    const wrong = { name: "tekst.png", bytes: new TextEncoder().encode("ikke et bilde") };
    const sent = await client.UploadImages(contentId, picture("en.jpg"), wrong, picture("to.jpg"));
    expect([sent.status, names(sent.body.refused)]).toEqual([422, ["tekst.png"]]);
    expect(sent.body.title).toContain("tekst.png: Filen må være et PNG- eller JPEG-bilde");
    expect(sent.body.files.map(({ imageName }: { imageName: string }) => imageName)).toEqual(["en.jpg", "to.jpg"]);
    const list = (await client.getImages(contentId)).body;
    expect(list).toMatchObject([{ imageName: "en.jpg" }, { imageName: "to.jpg" }]);
    const all = await client.UploadImages(contentId, picture("tre.jpg"), picture("fire.jpg"));
    expect([all.status, all.body.files.length]).toEqual([200, 2]);
    for (const { imageName } of list) expect((await client.DeleteImage(contentId, imageName)).ok).toBe(true);
    expect((await client.getImages(contentId)).body).toHaveLength(2);
  });
});

describe("economy files", () => {
  const inSlots = async (type: "2" | "3") => {
    const started = await anInitiator(server, type);
    const block = await started.block("EconomyMunicipality");
    const files = async () => (await started.client.GetEconomyFiles(block.contentId)).body;
    return { ...started, contentId: block.contentId, properties: block.properties, files };
  };

  test("a municipality has slot 1, and slot 2 is refused with a reason", async () => {
    const { client, contentId, files, properties } = await inSlots("2");
    expect(properties.isMunicipality).toBe(true);
    expect((await client.UploadMunicipalityEconomyFile(contentId, 1, sheet("en.xlsx"))).ok).toBe(true);
    expect((await client.UploadMunicipalityEconomyFile(contentId, 2, sheet("to.xlsx"))).status).toBe(422);
    expect(await files()).toMatchObject([{ id: "1", name: "en.xlsx", url: expect.any(String) }]);
    expect((await client.RemoveEconomyFileMunicipality(contentId, 1)).body).toBe(true);
    expect((await client.RemoveEconomyFileMunicipality(contentId, 1)).body).toBe(false);
    expect(await files()).toEqual([]);
  });

  test("others have slots 1 and 2 under the same path", async () => {
    const { client, contentId, files, properties } = await inSlots("3");
    expect(properties.isMunicipality).toBe(false);
    for (const slot of [1, 2] as const)
      expect((await client.UploadMunicipalityEconomyFile(contentId, slot, sheet(`${slot}.xlsx`))).ok).toBe(true);
    expect(await files()).toMatchObject([
      { id: "1", name: "1.xlsx" },
      { id: "2", name: "2.xlsx" },
    ]);
    expect((await client.UploadMunicipalityEconomyFile(contentId, 1, sheet("ny.xlsx"))).ok).toBe(true);
    expect((await client.RemoveEconomyFileMunicipality(contentId, 2)).body).toBe(true);
    expect(await files()).toMatchObject([{ id: "1", name: "ny.xlsx" }]);
  });

  test("several at once: each is taken or refused by itself; at most ten", async () => {
    const { client, block } = await anInitiator(server);
    const several = (item: SchemaItem) => item.properties.allowMultipleFiles === true;
    const { contentId } = await block("EconomyMunicipality", several);
    const wrong = { name: "notat.xlsx", bytes: aPdf() };
    const sent = await client.UploadMultipleEconomyFile(contentId, sheet("en.xlsx"), wrong, sheet("to.xlsx"));
    expect([sent.status, names(sent.body.files), names(sent.body.refused)]).toEqual([
      ...[422, ["en.xlsx", "to.xlsx"], ["notat.xlsx"]],
    ]);
    const nine = Array.from({ length: 9 }, (_, at) => sheet(`${at}.xlsx`));
    const more = await client.UploadMultipleEconomyFile(contentId, ...nine);
    expect([names(more.body.files).length, names(more.body.refused)]).toEqual([8, ["8.xlsx"]]);
    const list = (await client.GetEconomyFiles(contentId)).body;
    expect(list).toHaveLength(10);
    expect((await client.RemoveMultipleEconomyFile(contentId, list[0].id)).ok).toBe(true);
    expect((await client.GetEconomyFiles(contentId)).body).toHaveLength(9);
  });

  test("the workbook of an evaluation counts until it is removed; then the numbers by hand do", async () => {
    const { client, block } = await anInitiator(server);
    const { contentId } = await block("EconomyEvaluation");
    expect((await client.UploadEconomyEvaluation(contentId, sheet("tall.xlsx"))).body).toMatchObject({
      uploadFinished: true,
    });
    expect((await client.GetEconomyData(contentId)).body.numbers).toMatchObject({ startup_b12: 1000 });
    expect((await client.RemoveEconomyEvaluation(contentId)).body).toBe(true);
    expect((await client.GetEconomyData(contentId)).body.numbers).toEqual({});
  });
});
