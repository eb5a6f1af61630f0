import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { receiveFile } from "./received-file.ts";

const ours = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("minimetode-")).length;

test("what is received is read from its first byte as often as it is asked for, and has no name that could stay", async () => {
  const before = await ours();
  await using file = await receiveFile(Readable.from([Buffer.from("abc"), Buffer.from("def")]));
  expect(await ours()).toBe(before);
  expect(file.size).toBe(6);
  expect(file.sha256).toBe("bef57ec7f53a6d40beb640a780a639c83bc29ac8a9816f1fc6c5c6dcd93c4721");
  expect((await file.bytes()).toString()).toBe("abcdef");
  expect((await file.bytes(4)).toString()).toBe("abcd");
  expect((await file.bytes()).toString()).toBe("abcdef");
  expect(readFileSync(file.descriptor, "utf8")).toBe("abcdef");
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
