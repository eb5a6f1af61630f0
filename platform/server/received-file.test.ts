import { readFileSync, writeSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { CannotReceive, receiveFile } from "./received-file.ts";

const ours = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("minimetode-received-")).length;

test("what is received is read from its first byte as often as it is asked for, and has no name that could stay", async () => {
  const before = await ours();
  await using file = await receiveFile(Readable.from([Buffer.from("abc"), Buffer.from("def")]));
  expect(await ours()).toBe(before);
  expect(file.size).toBe(6);
  expect(file.sha256).toBe(
    Buffer.from("bef57ec7f53a6d40beb640a780a639c83bc29ac8a9816f1fc6c5c6dcd93c4721", "hex").toString("base64url"),
  );
  expect((await file.bytes()).toString()).toBe("abcdef");
  expect((await file.bytes(4)).toString()).toBe("abcd");
  expect((await file.bytes()).toString()).toBe("abcdef");
  expect(readFileSync(file.descriptor, "utf8")).toBe("abcdef");
  expect(() => writeSync(file.descriptor, "x")).toThrow("EBADF");
});

test("a source that breaks off is told, and leaves nothing", async () => {
  const before = await ours();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from("abc");
      throw new Error("gone");
    })(),
  );
  await expect(receiveFile(broken)).rejects.toThrow("gone");
  expect(await ours()).toBe(before);
});

test("what cannot be written down is told as that, and the source is read to its end", async () => {
  vi.stubEnv("TMPDIR", "/no/such/folder");
  const source = Readable.from([Buffer.from("abc"), Buffer.from("def")]);
  await expect(receiveFile(source)).rejects.toThrow(CannotReceive);
  vi.unstubAllEnvs();
  expect(source.readableEnded).toBe(true);
});
