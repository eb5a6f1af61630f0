import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { clone } from "../clone.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const database = await clone();
const folder = await mkdtemp(path.join(tmpdir(), "minimetode-commands-"));
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as npm does, on the database of this file. */
const run = (command: "import" | "export", ...args: readonly string[]) =>
  new Promise<{ readonly code: number; readonly out: string; readonly err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ["--import", "./apps/server/require-node.mjs", `apps/server/${command}.ts`, ...args],
      { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, "var"), DATABASE_URL: database.url } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

const record = (id: string, published: string) =>
  JSON.stringify({ record: "notification", id, heading: `Apparat ${id}`, published, topics: ["Øye"] });

test("a packed file with a byte order mark is taken, what is refused makes the code 1, and the same again changes nothing", async () => {
  const file = path.join(folder, "alt.jsonl.gz");
  const lines = [record("1", "2024-02-03"), record("2", "i fjor"), record("3", "2024-03-04")];
  await writeFile(file, gzipSync(`\uFEFF${lines.join("\r\n")}\r\n`));

  const dry = await run("import", file, "--dry-run");
  expect([dry.code, dry.err]).toEqual([1, ""]);
  expect(dry.out).toMatch(/^Refused:\n {2}line 2: published: .+\n(?:.*\n)*Nothing was written\. It would be:\n/);
  const taken = await run("import", file);
  expect(taken.code).toBe(1);
  expect(taken.out).toContain("Done:\n  notification: 2 made\n  refused: 1\n");
  await writeFile(file, gzipSync([lines[0], lines[2]].join("\n")));
  const again = await run("import", file);
  expect([again.code, again.out]).toEqual([0, "Done:\n  notification: 2 unchanged\n  refused: 0\n"]);

  const target = path.join(folder, "ut");
  const exported = await run("export", target, "--published");
  expect([exported.code, exported.err]).toEqual([0, ""]);
  expect(exported.out).toMatch(/^ {2}notification: \d+$/m);
  expect(await readdir(target)).toContain("export.jsonl");
  expect(await readFile(path.join(target, "export.jsonl"), "utf8")).toContain('"heading":"Apparat 3"');
  const full = await run("export", target);
  expect([full.code, full.err]).toEqual([1, `export: ${target} is not empty: name a new folder\n`]);
});

test("what cannot be begun is said in one line", async () => {
  const cut = path.join(folder, "avbrutt.jsonl.gz");
  await writeFile(cut, gzipSync(record("9", "2024-02-03")).subarray(0, -12));
  const missing = path.join(folder, "finnes-ikke.jsonl");
  for (const [args, said] of [
    [[cut], /^import: .+ is damaged or was cut off/],
    [[missing], /^import: there is no file /],
    [[cut, "--site", "annet"], /^import: use: npm run import/],
    [[cut, "--only", "term,alt"], /^import: use: npm run import/],
  ] as const) {
    const { code, out, err } = await run("import", ...args);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(said);
    expect(err.trim().split("\n").length).toBe(1);
  }
});
