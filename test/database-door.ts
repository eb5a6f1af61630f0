import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { Clone } from "./clone.ts";

/**
 * A cloned database behind a proxy. While the proxy is shut, the database cannot be reached at its address. While it is frozen,
 * everything can be sent there and nothing comes back, as from a machine that has stopped.
 */
export type DatabaseDoor = AsyncDisposable & {
  readonly clone: Clone;
  shut(): Promise<void>;
  open(): Promise<void>;
  freeze(): void;
  thaw(): void;
};

export async function databaseDoor(database: Clone): Promise<DatabaseDoor> {
  const behind = new URL(database.url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const door = createServer((outside) => {
    const inside = connect(Number(behind.port), behind.hostname);
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      sockets.add(from);
      from
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(from);
          to.destroy();
        });
      from.pipe(to);
      if (isFrozen) from.pause();
    }
  });
  const listen = async (port: number): Promise<number> => {
    door.listen(port, "127.0.0.1");
    await once(door, "listening");
    const address = door.address();
    return typeof address === "object" && address !== null ? address.port : port;
  };
  const port = await listen(0);
  const shut = async () => {
    if (!door.listening) return;
    door.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await once(door, "close");
  };
  // Without the query, which names the Unix socket: that would lead past the door.
  const url = Object.assign(new URL(database.url), { hostname: "127.0.0.1", port: String(port), search: "" }).href;
  return {
    clone: { ...database, url },
    shut,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    open: async () => void (await listen(port)),
    [Symbol.asyncDispose]: shut,
  };
}
