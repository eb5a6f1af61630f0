import type { FastifyInstance } from "fastify";
import { Unavailable } from "../../../platform/server/http/unavailable.ts";

/** When pages may use the processor. */
export type Turns = {
  /**
   * Resolves when one more piece of a page may be made.
   * @param signal the page is given up: its pieces leave the queue
   * @throws Unavailable when too many wait already; the signal's reason when it is aborted
   */
  next(signal?: AbortSignal): Promise<void>;
  /**
   * Sends what is ready: at once while no call writes, else when none does any more, at the latest after `HELD_MS`. Sending takes little,
   * but whoever asks again at every answer takes the processor from the database too.
   */
  send(answer: () => void): void;
  /** Calls of this application that write come first. */
  giveWayTo(app: FastifyInstance): void;
};

/** While calls that write follow each other without a break, one piece is begun this often. */
const HELD_MS = 20;
/** The maximum number of waiting pieces, and of waiting answers. It exceeds the number of pieces that begin while a client waits for a page. */
export const MOST_WAITING = 1_000;
/** A call that writes holds pages back for so long at most, however slow it is. */
const HOLDS_MS = 50;

/**
 * Pages are made in pieces: what they ask for, and their markup. At each turn of the event loop one piece is begun, and none while a
 * call that writes is under way. Without this, a save that comes while many pages are asked for waits for a piece of each of them at
 * every step that it takes. docs/adr/0084-pages-give-way-to-saves.md
 */
export function openTurns(): Turns {
  const waiting = new Set<() => void>();
  const writing = new Set<object>();
  let heldSince: number | null = null;
  let isPlanned = false;
  let later: NodeJS.Timeout | undefined;
  let ready: (() => void)[] = [];
  let latest: NodeJS.Timeout | undefined;

  const sendReady = () => {
    clearTimeout(latest);
    latest = undefined;
    const all = ready;
    ready = [];
    for (const answer of all) answer();
  };
  const begin = () => {
    isPlanned = false;
    const [next] = waiting;
    if (next) waiting.delete(next);
    next?.();
    planNext();
  };
  const planNext = () => {
    if (waiting.size === 0 || isPlanned) return;
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
    next: async (signal) => {
      signal?.throwIfAborted();
      if (waiting.size >= MOST_WAITING) throw new Unavailable("too many pages are waiting");
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const giveUp = () => {
        waiting.delete(resolve);
        reject(signal?.reason);
      };
      waiting.add(resolve);
      signal?.addEventListener("abort", giveUp, { once: true });
      planNext();
      await promise.finally(() => signal?.removeEventListener("abort", giveUp));
    },
    send: (answer) => {
      if (writing.size === 0 || ready.length >= MOST_WAITING) return answer();
      ready.push(answer);
      latest ??= setTimeout(sendReady, HELD_MS);
    },
    giveWayTo: (app) =>
      countWrites(app, writing, () => {
        sendReady();
        planNext();
      }),
  };
}

/** Holds the calls that write, from when their head is read until they are answered or given up, or have lasted too long to be waited for. */
function countWrites(app: FastifyInstance, writing: Set<object>, onNone: () => void): void {
  app.addHook("onRequest", ({ method, url, raw, headers }, reply, done) => {
    done();
    if (method === "GET" || method === "HEAD" || !url.startsWith("/api/")) return;
    // A file is on its way for longer than a reader should wait.
    if (headers["content-type"]?.startsWith("multipart/")) return;
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
