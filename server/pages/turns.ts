import type { FastifyInstance } from "fastify";

/** When pages may use the processor. */
export type Turns = {
  /** Resolves when one more piece of a page may be made. */
  next(): Promise<void>;
  /** Calls of this application that write come first. */
  giveWayTo(app: FastifyInstance): void;
};

/** While calls that write follow each other without a break, one piece is begun this often. */
const HELD_MS = 20;
/** A call that writes holds pages back for so long at most: a file may be on its way for a minute. */
const HOLDS_MS = 50;

/**
 * Pages are made in pieces: what they ask for, and their markup. At each turn of the event loop one piece is begun, and none while a
 * call that writes is under way. Without this, a save that comes while many pages are asked for waits for a piece of each of them at
 * every step that it takes. docs/adr/0084-pages-give-way-to-saves.md
 */
export function openTurns(): Turns {
  const waiting: (() => void)[] = [];
  const writing = new Set<object>();
  let heldSince: number | null = null;
  let isPlanned = false;
  let later: NodeJS.Timeout | undefined;

  const begin = () => {
    isPlanned = false;
    waiting.shift()?.();
    planNext();
  };
  const planNext = () => {
    if (waiting.length === 0 || isPlanned) return;
    clearTimeout(later);
    const now = performance.now();
    if (writing.size === 0) heldSince = null;
    else heldSince ??= now;
    const left = heldSince === null ? 0 : heldSince + HELD_MS - now;
    if (left > 0) {
      later = setTimeout(planNext, left);
      return;
    }
    heldSince = null;
    isPlanned = true;
    setImmediate(begin);
  };
  return {
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        planNext();
      }),
    giveWayTo: (app) => countWrites(app, writing, planNext),
  };
}

/** Holds the calls that write, from when their head is read until they are answered or given up, or have lasted too long to be waited for. */
function countWrites(app: FastifyInstance, writing: Set<object>, onNone: () => void): void {
  app.addHook("onRequest", ({ method, url, raw }, reply, done) => {
    done();
    if (method === "GET" || method === "HEAD" || !url.startsWith("/api/")) return;
    writing.add(raw);
    const end = () => {
      clearTimeout(long);
      if (writing.delete(raw) && writing.size === 0) onNone();
    };
    const long = setTimeout(end, HOLDS_MS);
    // Emitted also when the client goes away.
    reply.raw.once("close", end);
  });
}
