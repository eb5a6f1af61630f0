import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Finding } from "../../bench/result.ts";

const VITEST = path.resolve(import.meta.dirname, "../../node_modules/.bin/vitest");

/** The tests that are not in every run of `npm test` (docs/adr/0099), and every odd value in every place of every call, as the tests' runner tells them. */
export async function longTests(): Promise<readonly Finding[]> {
  return [
    await run("tests of kills, long histories, whole days of several people and details of screens", [
      "--project",
      "long",
    ]),
    await run("every odd value in every place of every call", ["--project", "api", "test/api/bad-input.test.ts"]),
  ];
}

async function run(what: string, args: readonly string[]): Promise<Finding> {
  const from = performance.now();
  const child = spawn(VITEST, ["run", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, EVERY_ODD_VALUE: "1" },
  });
  const [code] = await once(child, "close");
  const seconds = Math.round((performance.now() - from) / 1000);
  return {
    what,
    measured: code === 0 ? "all pass" : `ended with ${code}`,
    limit: "all pass",
    holds: code === 0,
    absolutes: `${seconds} s`,
  };
}
