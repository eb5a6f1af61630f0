/** `npm test`: everything that must hold, cheapest first. Ends with one line, `N passed, N failed`, whatever happens. */

const total = { passed: 0, failed: 0 };
let isComplete = false;

// What breaks the runner itself is a failure too, and whoever reads only the last line must see it.
process.once("exit", () => {
  const failed = total.failed + (isComplete ? 0 : 1);
  process.stdout.write(`\n${total.passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
});

process.once("uncaughtException", (fault) => {
  console.error(fault);
  process.exit(1);
});

const { steps } = await import("./steps.ts");
for (const step of steps) {
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
}
isComplete = true;
