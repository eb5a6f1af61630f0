import { defineConfig, type TestUserConfig } from "vitest/config";
import { LongestFirst } from "./test/longest-first.ts";

/** Limits for what hangs, not for a slow machine: see `test/patience.ts`. A test may wait patiently more than once. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
};

/** The product runs in the process of the tests: its files are loaded as `npm start` loads them, once for all files that a process runs. */
const onTheProduct = {
  ...patient,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  globalSetup: "test/template-database.ts",
  environment: "node",
  pool: "forks",
  isolate: false,
  // Room for 64 MB of young objects in each process: they are collected a quarter as often as in the product, which has 16.
  execArgv: ["--max-semi-space-size=64"],
  // More than there are processors: each waits now and then for a browser, a document or a clock.
  maxWorkers: 4,
} satisfies TestUserConfig;

/** Kills, long histories, and the details of screens: `npm run drills` runs them, `npm test` does not. docs/adr/0099 */
const LONG = ["test/**/*.long.test.ts"];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,features,platform,content}/**/*.test.{ts,tsx}", "test/*.test.ts"],
          environment: "node",
          testTimeout: patient.testTimeout,
          // Nothing these test keeps state of its own or replaces a module, so they may share what they import.
          isolate: false,
          pool: "threads",
          maxWorkers: 2,
        },
      },
      {
        test: { ...onTheProduct, name: "api", include: ["test/api/**/*.test.ts"], exclude: LONG },
      },
      {
        test: { ...onTheProduct, name: "e2e", include: ["test/e2e/**/*.test.ts"], exclude: LONG },
      },
      {
        test: { ...onTheProduct, name: "long", include: LONG },
      },
    ],
  },
});
