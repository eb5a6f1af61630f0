import { Socket } from "node:net";
import type { PostgresPool } from "kysely";
import type pg from "pg";
import { isOutdated } from "./named-statements.ts";

/**
 * A pool of one connection that all callers share, for statements that read a few rows and wait for no lock. None waits for another's
 * answer before it is sent, and those of one turn of the event loop leave in one write. Opened again when it breaks; what was under way
 * then fails as on any connection. It cannot hold a transaction. docs/adr/0049-short-reads-share-a-connection.md
 * @param Client what opens the connection, with its settings
 */
export function sharedConnection(Client: typeof pg.Client, config: pg.ClientConfig): PostgresPool {
  /** Others still use it when one caller is done, unless it must not be used again. */
  class Shared extends Client {
    release(): void {
      if (!isOutdated(this)) return;
      forget(this);
      void this.end();
    }
  }
  type Open = { readonly client: Shared; readonly connected: Promise<Shared>; readonly gather: () => void };
  let current: Open | null = null;
  const forget = (client: Shared) => {
    if (current?.client === client) current = null;
  };

  const open = (): Open => {
    const socket = new Socket();
    const client = new Shared({ ...config, pipeline: true, stream: () => socket });
    client.on("error", () => forget(client));
    client.on("end", () => forget(client));
    let isGathering = false;
    const gather = () => {
      if (isGathering) return;
      isGathering = true;
      socket.cork();
      setImmediate(() => {
        isGathering = false;
        socket.uncork();
      });
    };
    const connected = client.connect().then(
      () => client,
      (fault) => {
        forget(client);
        throw fault;
      },
    );
    return { client, connected, gather };
  };

  return {
    options: {},
    connect: () => {
      current ??= open();
      current.gather();
      return current.connected;
    },
    end: async () => {
      const client = await current?.connected.catch(() => null);
      await client?.end();
    },
  };
}
