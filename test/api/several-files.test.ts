import { expect, test } from "vitest";
import { aWorkbook } from "../builders/a-workbook.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { aPdf } from "../builders/upload.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { storedFiles } from "../stored-files.ts";

const { server } = await serverForFile({ seed: "none" });

async function anAuthor() {
  const { number, seats } = await anAssessment(server.db, { opened: true, type: "1" });
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  return { author, items: everyItem((await detailsOf(author, number)).schema.schemaItems) };
}

test("of two files in a call that takes one, neither is stored, and the reason is a sentence", async () => {
  const { author, items } = await anAuthor();
  const before = await storedFiles(server);
  const given = [
    { kind: "PdfUpload", call: "UploadPdf", name: "vedlegg.pdf", bytes: aPdf() },
    // Large enough not to come in one piece.
    { kind: "PdfUpload", call: "UploadPdf", name: "stort.pdf", bytes: aPdf(3_000_000) },
  ];
  for (const { kind, call, name, bytes } of given) {
    const block = items.find(({ blockType }) => blockType === kind);
    const form = new FormData();
    for (const each of ["1", "2"]) form.append("file", new File([bytes], `${each}-${name}`));
    const answer = await author.fetch(`/api/schema/${call}/${block?.contentId}`, { method: "POST", body: form });
    const told = { path: "file", kind: "OneFileAtATime", message: "Send én fil om gangen" };
    expect([answer.status, (await answer.json()).fields]).toEqual([422, [told]]);
  }
  await expect.poll(() => storedFiles(server)).toEqual(before);
});

test("a caller that names the revision it saw adds several files at once; one that saw an older one adds none", async () => {
  const { author, items } = await anAuthor();
  const block = items.find(
    ({ blockType, properties }) => blockType === "EconomyMunicipality" && properties.allowMultipleFiles === true,
  );
  const bytes = await aWorkbook();
  const send = async (rev: number, ...names: readonly string[]) => {
    const form = new FormData();
    for (const name of names) form.append("file", new File([bytes], name));
    const path = `/api/schema/UploadMultipleEconomyFile/${block?.contentId}?rev=${rev}`;
    const answer = await author.fetch(path, { method: "POST", body: form });
    return { status: answer.status, body: await answer.json() };
  };
  const sent = await send(0, "en.xlsx", "to.xlsx", "tre.xlsx");
  expect([sent.status, sent.body.files?.length]).toEqual([200, 3]);
  expect((await send(0, "fire.xlsx")).status).toBe(409);
  expect((await send(0, "fire.xlsx", "fem.xlsx")).body.refused).toHaveLength(2);
  expect((await send(sent.body.files[2].rev, "fire.xlsx")).status).toBe(200);
  const list = await (await author.get(`/api/schema/GetEconomyFiles/${block?.contentId}`)).json();
  expect(list.map(({ name }: { name: string }) => name)).toEqual(["en.xlsx", "to.xlsx", "tre.xlsx", "fire.xlsx"]);
});
