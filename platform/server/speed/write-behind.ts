import type { Log } from "../log.ts";

const WRITE_EVERY_MS = 30_000;

/**
 * Writes the counts that are kept in memory from time to time, and when the product stops. Counts that could not be
 * written are lost: they are not worth keeping anybody waiting.
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
