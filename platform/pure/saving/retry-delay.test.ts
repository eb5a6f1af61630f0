import fc from "fast-check";
import { expect, test } from "vitest";
import { retryDelay } from "./index.ts";

test("waits double, are spread by half, and stop growing at a minute", () => {
  expect([1, 2, 3, 7, 50].map((tries) => retryDelay(tries, 0))).toEqual([500, 1000, 2000, 30_000, 30_000]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (tries, random) => {
      const delay = retryDelay(tries, random);
      expect(delay).toBeGreaterThanOrEqual(500);
      expect(delay).toBeLessThanOrEqual(60_000);
    }),
  );
});

test("never before the server asks", () => {
  expect(retryDelay(1, 0, 60_000)).toBe(60_000);
});
