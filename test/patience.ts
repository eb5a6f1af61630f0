import { vi } from "vitest";

/**
 * How long a test waits for what it expects, in ms. It only ends what hangs: on a machine with much else to do everything
 * takes many times as long, and a test must say the same there.
 */
export const PATIENCE_MS = 60_000;

/** Tries until it holds, and throws what it threw last when it never does. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 });
