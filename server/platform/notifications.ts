import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Log } from "./log.ts";
import { type Changed, readChanged, type Subject } from "./subject.ts";
import type { Tables } from "./tables.ts";

const RETRY_MS = 500;
const CHANNEL = "content_changed";

export type Notifications = {
  /**
   * Calls `listener` with what changed, when the transaction that announced it has committed on any instance. With "everything"
   * after the line was lost, since anything may have been missed. Returns a function that ends it.
   */
  onChange(listener: (changed: Changed) => void): () => void;
  stop(): Promise<void>;
};

/** Tells every instance, when the caller's transaction commits, that readers are shown these otherwise from now on. At most some 200 of them. */
export async function announce(tx: Kysely<Tables>, subjects: readonly Subject[]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(subjects)})`.execute(tx);
}

/** Listens on a connection of its own and makes it again when it breaks. Resolves when the first connection listens. */
export async function startNotifications(url: string, log: Log): Promise<Notifications> {
  const listeners = new Set<(changed: Changed) => void>();
  const tell = (changed: Changed) => {
    for (const listener of listeners) listener(changed);
  };
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    next.on("error", () => undefined);
    next.on("notification", ({ payload }) => tell(readChanged(payload ?? "")));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(CHANNEL)}`);
    next.on("end", reconnectLater);
    client = next;
  };
  const reconnectLater = () => {
    if (stopped) return;
    client = undefined;
    retry = setTimeout(() => {
      connect().then(() => {
        log.info("listening for notifications again");
        tell("everything");
      }, reconnectLater);
    }, RETRY_MS);
  };
  await connect();

  return {
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
