import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { edited } from "./edit.ts";
import { type Mutant, misfit, mutants } from "./mutants.ts";
import { type Judged, report, summaryOf } from "./report.ts";

/**
 * `npm run mutate`: makes each small edit of `mutants.ts` in a copy of the sources and runs the tests that must notice it. Ends with the
 * score, and with 1 when a mutant survives or its place is no longer found. Words after the command choose mutants whose file or name
 * holds one of them: `npm run mutate features/access/rules publish`. The score of all of them is written to `results.md`.
 */

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Also the folders of databases, of which a test run may have more than one. */
const NOT_COPIED = /^(?:node_modules|\.git|dist|var(?:-test.*)?)$/;
/** A mutant may make its tests wait for ever. It has been noticed then. */
const LONGEST_MS = 10 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const words = process.argv.slice(2);
const chosen = mutants.filter(
  ({ file, name }) => words.length === 0 || words.some((word) => `${file} ${name}`.includes(word)),
);

const copy = mkdtempSync(path.join(tmpdir(), "minimetode-mutants-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
cpSync(ROOT, copy, { recursive: true, filter: (from) => !NOT_COPIED.test(path.relative(ROOT, from)) });
for (const shared of ["node_modules", "dist"]) symlinkSync(path.join(ROOT, shared), path.join(copy, shared));

type Tests = Pick<Mutant, "unit" | "api">;
type Output = "ignore" | "inherit";

/** True when all of the tests hold. The API's tests need the built pages: `npm run build`. */
function holds(project: keyof Tests, files: readonly string[], output: Output): Promise<boolean> {
  const args = ["run", "--project", project, "--bail", "1", "--reporter", "dot", ...files];
  return new Promise((resolve) => {
    const child = spawn(path.join(ROOT, "node_modules/.bin/vitest"), args, { cwd: copy, stdio: output });
    const patience = setTimeout(() => child.kill("SIGTERM"), LONGEST_MS);
    child.once("exit", (code) => {
      clearTimeout(patience);
      resolve(code === 0);
    });
  });
}

/** The quick tests first: only a mutant that they let through is worth a database. */
async function allHold({ unit = [], api = [] }: Tests, output: Output = "ignore"): Promise<boolean> {
  if (unit.length > 0 && !(await holds("unit", unit, output))) return false;
  return api.length === 0 || holds("api", api, output);
}

async function verdictOn(mutant: Mutant): Promise<Judged["verdict"]> {
  const file = path.join(copy, mutant.file);
  const source = readFileSync(file, "utf8");
  if (misfit(mutant, source) !== null) return "place not found";
  writeFileSync(file, edited(source, mutant.in, mutant.edit));
  const survived = await allHold(mutant);
  writeFileSync(file, source);
  return survived ? "survived" : "killed";
}

const everyTest = (of: keyof Tests) => [...new Set(chosen.flatMap((mutant) => mutant[of] ?? []))];
if (!(await allHold({ unit: everyTest("unit"), api: everyTest("api") }, "inherit"))) {
  say("The tests fail without any mutant, so they would tell nothing: npm test");
  process.exit(1);
}

const from = performance.now();
const judged: Judged[] = [];
for (const mutant of chosen) {
  const { file, name } = mutant;
  const verdict = await verdictOn(mutant);
  judged.push({ file, name, verdict });
  say(`${verdict === "killed" ? "✓" : "✗"} ${verdict}: ${file}: ${name}`);
}
say(`\n${summaryOf(judged)}`);
if (words.length === 0) await report(judged, (performance.now() - from) / 1000);
process.exit(judged.every(({ verdict }) => verdict === "killed") ? 0 : 1);
