import { beforeEach, describe, expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { aPdf } from "../builders/upload.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";
import { storedFiles } from "../stored-files.ts";

let assessment: Awaited<ReturnType<typeof anAssessment>>;
let author: Browser;
let filesBefore: number;

const { server } = await serverForFile({ seed: "none" });
beforeEach(async () => {
  assessment = await anAssessment(server.db, { opened: true, seats: [{ role: "initiator" }] });
  author = await seatedAs(server, ...assessment.seats.map(({ id }) => id));
  filesBefore = await filesInStore();
});

const block = async () => {
  const items = everyItem((await detailsOf(author, assessment.number)).schema.schemaItems);
  const found = items.find(({ blockType }) => blockType === "PdfUpload");
  if (!found) throw new Error("the template has no PdfUpload");
  return found;
};
const filesInStore = async (): Promise<number> => (await storedFiles(server)).length;
const names = async () =>
  (
    await server.db
      .selectFrom("attachment")
      .select("name")
      .where("assessment", "=", assessment.number)
      .where("deleted_at", "is", null)
      .execute()
  ).map(({ name }) => name);

const status = (to: 1 | 2) =>
  server.db.updateTable("assessment").set({ status: to }).where("number", "=", assessment.number).execute();

type Sent = { name?: string; bytes?: Uint8Array<ArrayBuffer>; rev?: number | string | undefined; key?: string };
const send = async ({ name = "vedlegg.pdf", bytes = aPdf(), rev, key }: Sent) => {
  const body = new FormData();
  body.append("file", new File([bytes], name));
  const query = rev === undefined ? "" : `?rev=${rev}`;
  const headers = key ? { "idempotency-key": key } : {};
  return author.fetch(`/api/schema/UploadPdf/${(await block()).contentId}${query}`, { method: "POST", headers, body });
};

describe("`rev` in the query is the block's", () => {
  test("and every answer carries the next one", async () => {
    const answer = await (await send({ rev: (await block()).rev })).json();
    expect(answer).toMatchObject({ ok: true, rev: (await block()).rev, changed: expect.stringMatching(/Z$/) });
    expect((await send({ rev: answer.rev, name: "neste.pdf" })).status).toBe(200);
    expect(await names()).toEqual(["neste.pdf"]);
  });

  test("409: a colleague was first; their file stays, and this one is not kept", async () => {
    const { rev } = await block();
    const theirs = await (await send({ rev, name: "andres.pdf" })).json();
    const late = await send({ rev, name: "min.pdf" });
    expect(late.status).toBe(409);
    expect((await late.json()).current).toEqual({ rev: theirs.rev, value: { pdfName: "andres.pdf" } });
    expect(await names()).toEqual(["andres.pdf"]);
    await expect.poll(filesInStore).toBe(filesBefore + 1);
  });

  test("409: two at the same moment, one is stored and the other told", async () => {
    const { rev } = await block();
    const answers = await Promise.all([send({ rev, name: "en.pdf" }), send({ rev, name: "to.pdf" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await names()).toHaveLength(1);
  });

  test("409: deleting by a revision that has passed", async () => {
    const { rev } = await (await send({})).json();
    await send({});
    const remove = (seen: number) =>
      block().then(({ contentId }) =>
        author.post(`/api/schema/DeletePdf/${contentId}`, { pdfName: "vedlegg.pdf", rev: seen }),
      );
    expect((await remove(rev)).status).toBe(409);
    expect((await remove(rev + 1)).status).toBe(200);
  });

  test("400: a revision that is no number", async () => {
    expect((await send({ rev: "x" })).status).toBe(400);
    expect(await names()).toEqual([]);
  });
});

describe("an upload whose answer was lost, sent again with its Idempotency-Key", () => {
  test("is answered as the first time and stored once", async () => {
    const { rev } = await block();
    const first = await (await send({ key: "lost-answer-1", rev })).json();
    const again = await send({ key: "lost-answer-1", rev });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    expect(await names()).toHaveLength(1);
    await expect.poll(filesInStore).toBe(filesBefore + 1);
  });

  test("is answered as the first time also when the assessment has been sent in between", async () => {
    const { rev } = await block();
    const first = await (await send({ key: "lost-answer-3", rev })).json();
    await status(2);
    const again = await send({ key: "lost-answer-3", rev });
    expect([again.status, await again.json()]).toEqual([200, first]);
    expect((await send({ key: "lost-answer-3", rev, bytes: aPdf(500) })).status).toBe(422);
    expect((await send({ key: "never-answered", rev })).status).toBe(423);
    expect(await names()).toHaveLength(1);
    await expect.poll(filesInStore).toBe(filesBefore + 1);
  });

  test("422: the key is spent for another file, another name or another revision", async () => {
    await send({ key: "lost-answer-2" });
    for (const other of [{ bytes: aPdf(500) }, { name: "annen.pdf" }, { rev: 1 }]) {
      const answer = await send({ key: "lost-answer-2", ...other });
      expect(answer.status).toBe(422);
      expect((await answer.json()).kind).toBe("KeyReused");
    }
    expect(await names()).toEqual(["vedlegg.pdf"]);
    await expect.poll(filesInStore).toBe(filesBefore + 1);
  });
});
