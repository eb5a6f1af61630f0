import { expect, test } from "vitest";
import type { Problem } from "../../pure/contract/problem.ts";
import { createUploadQueue, type QueuedUpload } from "./upload-queue.ts";

const BLOCK = 7;
const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);
const refused: Problem = {
  type: "about:blank",
  kind: "Invalid",
  status: 422,
  title: "Rett feltene",
  fields: [{ path: "file", kind: "NotAnImage", message: "Filen må være et PNG- eller JPEG-bilde." }],
};
const lost: Problem = { type: "about:blank#Offline", kind: "Offline", status: 0, title: "Vi får ikke kontakt." };

/** A queue whose uploads are answered by the test, in turn. */
const aQueue = () => {
  const sent: { upload: QueuedUpload; answer: (problem: Problem | null) => void }[] = [];
  const told: string[] = [];
  let keys = 0;
  let arrived = Promise.withResolvers<void>();
  const queue = createUploadQueue({
    limit: 10_000_000,
    tooLarge: (limit) => `Grensen er ${limit}.`,
    send: (upload) =>
      new Promise((answer) => {
        sent.push({ upload, answer });
        arrived.resolve();
      }),
    onStored: async () => undefined,
    onDone: (stored) => {
      told.push(`${stored} stored`);
      arrived.resolve();
    },
    onMissed: (name, because) => told.push(`${name}: ${because}`),
    newKey: () => `key${++keys}`,
  });
  /** Answers the upload under way, and waits for the next one or the end. */
  const answer = async (problem: Problem | null) => {
    arrived = Promise.withResolvers<void>();
    sent.at(-1)?.answer(problem);
    await arrived.promise;
  };
  return { queue, sent, told, answer };
};

test("files are sent one after another while nobody looks, and what was refused is told and stands in the list", async () => {
  const { queue, sent, told, answer } = aQueue();
  const close = queue.watch(BLOCK, () => undefined);
  queue.add(BLOCK, [file("en.jpg"), file("tegning.jpg"), file("to.jpg")]);
  expect(sent.map(({ upload }) => upload.file.name)).toEqual(["en.jpg"]);
  expect(queue.isBusy()).toBe(true);
  close();
  await answer(null);
  await answer(refused);
  await answer(null);
  expect(sent.map(({ upload }) => upload.file.name)).toEqual(["en.jpg", "tegning.jpg", "to.jpg"]);
  expect(told).toEqual(["tegning.jpg: Beklager, noe gikk galt. Filen må være et PNG- eller JPEG-bilde.", "2 stored"]);
  expect(queue.of(BLOCK).map(({ file: { name }, progress }) => [name, progress])).toEqual([
    ["tegning.jpg", { at: "failed", because: expect.stringContaining("PNG"), final: true }],
  ]);
  expect(queue.isBusy()).toBe(false);
});

test("who looks at the block is not told by a toast as well, and an answer that was lost is asked for with the same key", async () => {
  const { queue, sent, told, answer } = aQueue();
  let failed = Promise.withResolvers<void>();
  queue.watch(BLOCK, () => queue.of(BLOCK).some(({ progress }) => progress.at === "failed") && failed.resolve());
  queue.add(BLOCK, [file("en.jpg")]);
  const [first] = sent;
  first?.answer(lost);
  await failed.promise;
  expect(told).toEqual([]);
  const again = queue.of(BLOCK)[0]?.id ?? "";
  failed = Promise.withResolvers<void>();
  queue.retry(again);
  await answer(null);
  expect(sent.map(({ upload }) => upload.key)).toEqual([first?.upload.key, first?.upload.key]);
  expect(queue.of(BLOCK)).toEqual([]);
});

test("a file that is too large is refused without being sent, and the list of another block is left alone", () => {
  const { queue, sent } = aQueue();
  queue.add(BLOCK, [file("stor.jpg", 10_000_001)]);
  expect(queue.of(BLOCK)).toMatchObject([{ progress: { at: "failed", final: true } }]);
  expect(queue.of(BLOCK + 1)).toEqual([]);
  expect(sent).toEqual([]);
});
