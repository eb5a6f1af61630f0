import { Server as Listener, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How a server stops without breaking off what is under way. */
export type Drain = {
  /** True from the signal on: load balancers then send nothing more here. */
  readonly hasBegun: boolean;
  /** Calls `end` when stopping begins: for answers that would never end by themselves. */
  onBegin(end: () => void): void;
  /**
   * Goes on answering, and closes each connection with its next answer. Stops listening when all connections are closed,
   * at the latest after `patienceMs`. Requests that were accepted until then are answered, for at most `enoughMs` more.
   */
  begin(patienceMs: number, how?: DrainOptions): Promise<void>;
};

export type DrainOptions = {
  readonly enoughMs?: number;
  /** Goes on listening for all of `patienceMs`: a load balancer sends connections until it has asked whether we are ready. */
  readonly isWhole?: boolean;
};

const LOOK_AGAIN_MS = 20;
/**
 * How many looks in a row must find nothing to answer before the queue is empty: a connection that was taken just before the end may not
 * have been read yet. Looks and not milliseconds, since a busy process looks rarely.
 */
const QUIET_LOOKS = 10;

/** How long the end waits for requests that are still being sent or answered. */
const CLOSE_MS = 5_000;

/** Also gives `app.close()` an end: Node waits without limit for a client that is connected and asks nothing. */
export function openDrain(app: FastifyInstance): Drain {
  const { server } = app;
  endWithoutWaiting(app);
  let underWay = 0;
  server.prependListener("request", (_request, response) => {
    underWay += 1;
    response.once("close", () => {
      underWay -= 1;
    });
  });
  let hasBegun = false;
  const endless: (() => void)[] = [];
  // For requests that were under way at the signal. Answers from memory are never among them.
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (hasBegun) reply.raw.shouldKeepAlive = false;
    done();
  });
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_fault, count) => resolve(count ?? 0)));
  const untilNone = async (patienceMs: number) => {
    const until = Date.now() + patienceMs;
    while (Date.now() < until && (await connections()) > 0) await wait(LOOK_AGAIN_MS);
  };
  const untilQuiet = async (enoughMs: number) => {
    const until = Date.now() + enoughMs;
    for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() < until; ) {
      if ((await connections()) === 0) return;
      quiet = underWay === 0 ? quiet + 1 : 0;
      await wait(LOOK_AGAIN_MS);
    }
  };
  return {
    get hasBegun() {
      return hasBegun;
    },
    onBegin: (end) => void endless.push(end),
    begin: async (patienceMs, { enoughMs = CLOSE_MS, isWhole = false } = {}) => {
      hasBegun = true;
      for (const end of endless) end();
      // Before the application's own listener, and so for answers from memory too. Node then says `Connection: close` by itself.
      server.prependListener("request", (_request, response) => {
        response.shouldKeepAlive = false;
      });
      await (isWhole ? wait(patienceMs) : untilNone(patienceMs));
      // An HTTP server's own `close` also resets connections whose request has not been read yet.
      Listener.prototype.close.call(server);
      await untilQuiet(enoughMs);
    },
  };
}

/** Browsers connect before they know what to ask, and anybody may send half a request. Neither may hold the process back. */
function endWithoutWaiting(app: FastifyInstance): void {
  const { server } = app;
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  let last: NodeJS.Timeout | undefined;
  app.addHook("preClose", (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    last = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
    done();
  });
  app.addHook("onClose", (_app, done) => {
    clearTimeout(last);
    done();
  });
}
