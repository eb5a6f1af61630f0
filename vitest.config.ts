import { defineConfig } from "vitest/config";

/** Limits for what hangs, not for a slow machine: see `test/patience.ts`. A test may wait patiently more than once. */
const patient = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{core,server,web,content,texts}/**/*.test.{ts,tsx}"],
          environment: "node",
          testTimeout: patient.testTimeout,
          // Nothing these test keeps state of its own or replaces a module, so they may share what they import.
          isolate: false,
          pool: "threads",
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...patient,
          name: "api",
          include: ["test/api/**/*.test.ts"],
          globalSetup: ["test/template-database.ts"],
          environment: "node",
          pool: "forks",
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...patient,
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: ["test/template-database.ts"],
          environment: "node",
          pool: "forks",
          maxWorkers: 2,
        },
      },
    ],
  },
});
