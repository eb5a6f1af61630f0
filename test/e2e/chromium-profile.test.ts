import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = await mkdtemp(path.join(tmpdir(), "killed-run-"));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const ofTheRun = (): number =>
  execFileSync("ps", ["-Ao", "args"], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes(`--user-data-dir=${folder}`)).length;

test("a browser that a test run started ends with the run, also when the run is killed", async () => {
  const run = spawn(process.execPath, [path.join(import.meta.dirname, "killed-run.ts"), folder], { stdio: "ignore" });
  const startedAll = async () => (await readdir(folder)).includes("DevToolsActivePort");
  await expect.poll(startedAll).toBe(true);
  expect(ofTheRun()).toBeGreaterThan(1);
  const ended = once(run, "exit");
  run.kill("SIGKILL");
  await ended;
  await expect.poll(ofTheRun).toBe(0);
});
