import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { aPdf } from "../builders/upload.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { storedFiles } from "../stored-files.ts";

const { server } = await serverForFile({ seed: "none" });

test("of two files in a call that takes one, neither is stored, and the reason is a sentence", async () => {
  const { number, seats } = await anAssessment(server.db, { opened: true });
  const author = await seatedAs(server, ...seats.map(({ id }) => id));
  const items = everyItem((await detailsOf(author, number)).schema.schemaItems);
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
