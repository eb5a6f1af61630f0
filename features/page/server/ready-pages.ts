import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { LANGUAGE_COOKIE } from "../../../platform/server/http/language.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import type { Log } from "../../../platform/server/log.ts";
import type { AskedPages } from "./asked-pages.ts";
import { addressParts } from "./kept-front.ts";
import type { WarmUp } from "./page-parts.ts";
import type { AnonymousPages } from "./pages.ts";
import type { Turns } from "./turns.ts";

/** Pages that are kept ready, of those that were asked for most. */
const MOST_READY = 200;

type Needs = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly log: Log;
  readonly memory: Pick<AnonymousPages, "has">;
  readonly asked: AskedPages;
  readonly turns: Pick<Turns, "next">;
  readonly warmUp: WarmUp;
};

/** The instance counts as ready after so long, however many pages it still lacks. */
const LONGEST_WARM_UP_MS = 3_000;

/**
 * Renders the pages that readers ask for most before somebody asks: after the start, and when a change has dropped some. One at a time and in
 * turn with others' pages, so that it gives way to saves as those do. The page is asked for through the application itself, and
 * is thereby kept as it is sent, compressed as most browsers want it.
 */
export function openReadyPages({ app, db, log, memory, asked, turns, warmUp }: Needs) {
  let isStopped = false;
  app.addHook("preClose", async () => {
    isStopped = true;
    await running;
  });
  let isAskedAgain = false;
  let running: Promise<void> | undefined;

  const makeReady = async (address: string) => {
    const { language, host, url } = addressParts(address);
    if (isStopped || memory.has(address, Date.now())) return;
    await turns.next();
    await app.inject({ url, headers: { host, "accept-encoding": "br", cookie: `${LANGUAGE_COOKIE}=${language}` } });
  };
  const makeAll = async () => {
    while (isAskedAgain && !isStopped) {
      isAskedAgain = false;
      for (const address of asked.most(MOST_READY)) await makeReady(address);
    }
  };
  const run = (): Promise<void> => {
    isAskedAgain = true;
    running ??= makeAll()
      .catch((error: unknown) => log.warn({ err: error }, "pages are not kept ready"))
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    /** Before the application listens. */
    recall: async (): Promise<void> => {
      await asked.recall(db).catch((error: unknown) => log.warn({ err: error }, "pages are not kept ready"));
      warmUp.isOver = asked.most(1).length === 0;
    },
    afterStart: async (): Promise<void> => {
      await Promise.race([run(), wait(LONGEST_WARM_UP_MS, undefined, { ref: false })]);
      warmUp.isOver = true;
    },
    afterChange: () => void run(),
  };
}
