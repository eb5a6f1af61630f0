import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CannotStart } from "./cannot-start.ts";
import { type FileStore, openFileStore } from "./files.ts";

let folder: string;
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "minimetode-files-"));
  files = await openFileStore({ kind: "disk", folder });
});
afterAll(() => rm(folder, { recursive: true }));

test("a stored file is read back byte for byte, by a key that says nothing", async () => {
  const bytes = Buffer.from("%PDF-1.7 æøå");
  const stored = await files.put(bytes);
  expect(stored).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/),
    size: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
  expect(await buffer(await files.getStream(stored.key))).toEqual(bytes);
});

test("the same bytes stored twice are two files", async () => {
  const [one, other] = [await files.put(Buffer.from("x")), await files.put(Buffer.from("x"))];
  expect(one.key).not.toBe(other.key);
});

test("a deleted file is gone, and deleting it again does nothing", async () => {
  const { key } = await files.put(Buffer.from("x"));
  await files.delete(key);
  await files.delete(key);
  await expect(files.getBytes(key)).rejects.toThrow();
});

test("a key never reaches outside the folder", async () => {
  await expect(files.getBytes("../../etc/passwd")).rejects.toThrow();
  expect((await readdir(folder)).every((name) => /^[0-9a-f]{2}$/.test(name))).toBe(true);
});

test("a bucket without its client installed says what to install", async () => {
  await expect(openFileStore({ kind: "s3", bucket: "x" })).rejects.toThrow(CannotStart);
});
