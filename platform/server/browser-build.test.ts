import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fingerprintOfBuild } from "./browser-build.ts";

let root: string;
const write = (file: string, text: string) => writeFile(path.join(root, file), text);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "minimetode-build-"));
  for (const folder of ["platform/ui", "features/comment/rules", "features/comment/server"])
    await mkdir(path.join(root, folder), { recursive: true });
  await write("platform/ui/button.tsx", "one");
});
afterAll(() => rm(root, { recursive: true }));

test("a changed, new or renamed source makes the build stale; a test or a server file does not", async () => {
  const first = await fingerprintOfBuild(root);
  expect(await fingerprintOfBuild(root)).toBe(first);
  await write("platform/ui/button.test.tsx", "a test");
  await write("features/comment/server/store.ts", "server");
  expect(await fingerprintOfBuild(root)).toBe(first);
  await write("platform/ui/button.tsx", "two");
  const changed = await fingerprintOfBuild(root);
  expect(changed).not.toBe(first);
  await write("features/comment/rules/new.ts", "");
  expect(await fingerprintOfBuild(root)).not.toBe(changed);
});
