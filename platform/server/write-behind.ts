import type { Log } from "./log.ts";

const WRITE_EVERY_MS = 30_000;

/**
 * Writes what is counted in memory from time to time, and when the product stops. What could not be written is lost: a count is no reason to
 * keep anybody waiting.
 */
export function writeBehind(write: () => Promise<void>, { log, lost }: { readonly log: Log; readonly lost: string }) {
  const tried = () => write().catch((fault: unknown) => log.warn({ err: fault }, lost));
  const timer = setInterval(() => void tried(), WRITE_EVERY_MS);
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await tried();
    },
  };
}
