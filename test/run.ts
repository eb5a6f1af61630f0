import type { Failure } from "./steps.ts";

/** `npm test`: everything that must hold, cheapest first. Ends with one line, `N passed, N failed`, whatever happens. */

const failures: Failure[] = [];
let passed = 0;
let isComplete = false;

// A fault of the runner itself is a failure too, and the last line must show it.
process.once("exit", () => {
  for (const { name, why } of failures) process.stdout.write(`\n✗ ${name}\n${why.replaceAll(/^/gm, "    ")}\n`);
  const failed = failures.length + (isComplete ? 0 : 1);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
});

process.once("uncaughtException", (fault) => {
  console.error(fault);
  process.exit(1);
});

const { steps } = await import("./steps.ts");
for (const step of steps) {
  const done = await step();
  passed += done.passed;
  failures.push(...done.failures);
}
isComplete = true;
