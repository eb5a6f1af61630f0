import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { buildWhenStale } from "../platform/server/browser-build.ts";
import { quietly } from "../platform/server/starting.ts";
import { requireChromium } from "./chromium.ts";
import { houseProblems } from "./house-check.ts";
import { publicBundleProblems } from "./public-bundle.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const REPORT = path.join(ROOT, "var-test/report.json");

type Count = { readonly passed: number; readonly failures: readonly Failure[] };
/** A failed check: its name and the first lines of the reason. */
export type Failure = { readonly name: string; readonly why: string };
type Outcome = { readonly ok: boolean; readonly output: string };

const say = (line: string) => process.stdout.write(`${line}\n`);
const bin = (name: string) => path.join(ROOT, "node_modules/.bin", name);

/** What a step runs: `shown` writes straight to the terminal, `kept` is shown only when it fails. */
function run(command: string, args: readonly string[], output: "shown" | "kept"): Promise<Outcome> {
  return new Promise((resolve) => {
    const stdio = output === "shown" ? "inherit" : "pipe";
    const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", stdio, stdio] });
    const texts: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => texts.push(text));
    child.once("error", (fault) => resolve({ ok: false, output: fault.message }));
    child.once("close", (code) => resolve({ ok: code === 0, output: texts.join("") }));
  });
}

function stopwatch(): () => string {
  const from = performance.now();
  return () => `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

/** One step that either holds or does not, and counts as one test. */
const step = (name: string, check: () => Promise<Outcome>) => async (): Promise<Count> => {
  const spent = stopwatch();
  const { ok, output } = await check().catch((fault: unknown) => ({ ok: false, output: String(fault) }));
  say(`${ok ? "✓" : "✗"} ${name} (${spent()})`);
  if (!ok) say(output.trimEnd());
  return ok ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, why: shortly(output) }] };
};

const MOST_LINES = 12;
const shortly = (text: string): string =>
  stripVTControlCharacters(text).trim().split("\n").slice(0, MOST_LINES).join("\n");

const tool = (name: string, command: string, ...args: readonly string[]) =>
  step(name, () => run(bin(command), args, "kept"));

const reportShape = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});
type FileResult = z.infer<typeof reportShape>["testResults"][number];

/** One vitest project, shown as it goes, and its tests counted. A file that does not even load counts as failed. */
const project = (name: string) => async (): Promise<Count> => {
  const spent = stopwatch();
  say(`\n${name} tests`);
  rmSync(REPORT, { force: true });
  const reports = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const { ok } = await run(bin("vitest"), ["run", "--project", name, ...reports], "shown");
  const { passed, failures } = readReport();
  // A run can also fail outside every test: an unhandled rejection, a server that does not stop.
  const beside = ok || failures.length > 0 ? [] : [{ name: `${name} tests`, why: "failed outside every test" }];
  const count = { passed, failures: [...failures, ...beside] };
  const { length } = count.failures;
  say(`${length === 0 ? "✓" : "✗"} ${name}: ${passed} passed, ${length} failed (${spent()})`);
  return count;
};

/** Reads the report of a run. A missing report counts as a failure. */
function readReport(): Count {
  try {
    const report = reportShape.parse(JSON.parse(readFileSync(REPORT, "utf8")));
    return { passed: report.numPassedTests, failures: report.testResults.flatMap(failuresOf) };
  } catch (fault) {
    return { passed: 0, failures: [{ name: "the report of the tests", why: shortly(String(fault)) }] };
  }
}

function failuresOf(file: FileResult): readonly Failure[] {
  const where = path.relative(ROOT, file.name);
  if (file.status === "failed" && file.assertionResults.length === 0)
    return [{ name: where, why: shortly(file.message) }];
  return file.assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => ({
      name: `${where} > ${fullName}`,
      why: shortly((failureMessages ?? []).join("\n")),
    }));
}

async function houseCheck(): Promise<Outcome> {
  const problems = houseProblems(ROOT);
  return { ok: problems.length === 0, output: problems.join("\n") };
}

async function build(): Promise<Outcome> {
  await buildWhenStale(ROOT, quietly);
  return { ok: true, output: "" };
}

async function publicPages(): Promise<Outcome> {
  const problems = publicBundleProblems(ROOT);
  return { ok: problems.length === 0, output: problems.join("\n") };
}

async function chromium(): Promise<Outcome> {
  process.env.CHROMIUM_PATH = requireChromium(say).path;
  return { ok: true, output: "" };
}

/** Steps one after another, counted as one. */
const inTurn =
  (...each: readonly (() => Promise<Count>)[]) =>
  async (): Promise<Count> => {
    const counts: Count[] = [];
    for (const next of each) counts.push(await next());
    return sum(counts);
  };

/** Steps at the same time, counted as one. */
const together =
  (...each: readonly (() => Promise<Count>)[]) =>
  async (): Promise<Count> =>
    sum(await Promise.all(each.map((next) => next())));

const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failures: counts.flatMap(({ failures }) => failures),
});

/** Everything that must hold, cheapest first. */
export const steps: readonly (() => Promise<Count>)[] = [
  together(
    // On one processor, beside the rest: each of the four checkers that it would use works out most types again, and takes 49 s of two processors for 20 of one.
    tool("types", "tsc", "--checkers", "1"),
    inTurn(
      tool("lint, format and layers", "biome", "ci", "--error-on-warnings", "."),
      tool("unused files, exports and dependencies", "knip"),
      step("house rules", houseCheck),
      step("build", build),
      step("what a public page loads", publicPages),
    ),
  ),
  step("a browser", chromium),
  project("unit"),
  project("api"),
  project("e2e"),
];
