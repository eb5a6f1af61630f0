import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { buildWhenStale } from "../server/platform/browser-build.ts";
import { requireChromium } from "./chromium.ts";
import { houseProblems } from "./house-check.ts";

/** `npm test`: everything that must hold, cheapest first. Ends with one line, `N passed, N failed`. */

const ROOT = path.resolve(import.meta.dirname, "..");
const REPORT = path.join(ROOT, "var-test/report.json");

type Count = { readonly passed: number; readonly failed: number };

const say = (line: string) => process.stdout.write(`${line}\n`);
const bin = (name: string) => path.join(ROOT, "node_modules/.bin", name);

function run(command: string, args: readonly string[], shown: boolean): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ["ignore", shown ? "inherit" : "pipe", shown ? "inherit" : "pipe"],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => output.push(text));
    child.once("error", (fault) => resolve({ ok: false, output: fault.message }));
    child.once("close", (code) => resolve({ ok: code === 0, output: output.join("") }));
  });
}

/** Runs one step that either holds or does not, and counts as one test. */
async function step(name: string, check: () => Promise<{ ok: boolean; output: string }>): Promise<Count> {
  const from = performance.now();
  const { ok, output } = await check().catch((fault: unknown) => ({ ok: false, output: String(fault) }));
  say(`${ok ? "✓" : "✗"} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  if (!ok) say(output.trimEnd());
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const tool =
  (name: string, ...args: readonly string[]) =>
  () =>
    run(bin(name), args, false);

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Runs one vitest project, shows it as it goes, and counts its tests. A file that does not even load counts as failed. */
async function project(name: string): Promise<Count> {
  say(`\n${name} tests`);
  rmSync(REPORT, { force: true });
  const reports = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const { ok } = await run(bin("vitest"), ["run", "--project", name, "--passWithNoTests", ...reports], true);
  const report = readReport();
  if (!report) return { passed: 0, failed: ok ? 0 : 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  // Something outside every test can fail a run too: a rejection nobody awaited, a server that does not stop.
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
}

function readReport(): z.infer<typeof reportShape> | undefined {
  try {
    return reportShape.parse(JSON.parse(readFileSync(REPORT, "utf8")));
  } catch {
    return undefined;
  }
}

async function houseCheck() {
  const problems = houseProblems(ROOT);
  return { ok: problems.length === 0, output: problems.join("\n") };
}

async function build() {
  await buildWhenStale(ROOT, () => undefined);
  return { ok: true, output: "" };
}

async function chromium() {
  process.env.CHROMIUM_PATH = requireChromium(say).path;
  return { ok: true, output: "" };
}

const counts = [
  await step("types", tool("tsc")),
  await step("lint, format and layers", tool("biome", "ci", "--error-on-warnings", ".")),
  await step("unused files, exports and dependencies", tool("knip")),
  await step("house rules", houseCheck),
  await step("build", build),
  await step("a browser", chromium),
  await project("unit"),
  await project("api"),
  await project("e2e"),
];

const total = (of: keyof Count) => counts.reduce((sum, count) => sum + count[of], 0);
const failed = total("failed");
say(`\n${total("passed")} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
