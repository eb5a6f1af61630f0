import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{core,server,web,content,texts}/**/*.test.{ts,tsx}"],
          environment: "node",
          // A limit for what hangs, not for a slow machine: the properties try many values.
          testTimeout: 30_000,
          // Nothing these test keeps state of its own or replaces a module, so they may share what they import.
          isolate: false,
          pool: "threads",
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "api",
          include: ["test/api/**/*.test.ts"],
          globalSetup: ["test/template-database.ts"],
          environment: "node",
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: "forks",
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: ["test/template-database.ts"],
          environment: "node",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: "forks",
          maxWorkers: 2,
        },
      },
    ],
  },
});
