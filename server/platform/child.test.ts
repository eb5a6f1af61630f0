import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { askChild } from "./child.ts";

const limits = { milliseconds: 60_000, megabytes: 64, resident: 200 };

test("a process that cannot be started is an answer", async () => {
  const noFile = new URL("https://eksempel.no/script.ts");
  expect(await askChild(noFile, new Uint8Array(1), limits)).toEqual({ kind: "not-started" });
});

test("a process that takes memory outside its heap and never pauses is ended", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "minimetode-child-"));
  try {
    const script = path.join(folder, "takes-memory.mjs");
    const takes = (until: string) =>
      `process.once("message", () => { const all = []; while (${until}) all.push(Buffer.alloc(1_000_000, 1)); process.send(all.length); });`;
    await writeFile(script, takes("all.length < 20"));
    expect(await askChild(pathToFileURL(script), new Uint8Array(1), limits)).toEqual({ kind: "answered", answer: 20 });
    await writeFile(script, takes("true"));
    expect(await askChild(pathToFileURL(script), new Uint8Array(1), limits)).toEqual({ kind: "ended", code: null });
  } finally {
    await rm(folder, { recursive: true });
  }
});
