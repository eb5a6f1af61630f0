import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Log } from "./log.ts";
import type { Tables } from "./tables.ts";

const RETRY_MS = 500;

/** What instances tell each other: readers' pages must be rendered again. */
const CHANNELS = ["content_changed"] as const;
export type Channel = (typeof CHANNELS)[number];

export type Notifications = {
  /** Calls `listener` for each notification on the channel. Returns a function that ends it. */
  on(channel: Channel, listener: (payload: string) => void): () => void;
  /** Calls `listener` when the line was lost and is back: anything may have been missed meanwhile, so drop what is kept. */
  onGap(listener: () => void): () => void;
  stop(): Promise<void>;
};

/** Tells every instance something when the caller's transaction commits. At most 8000 bytes, and nothing personal. */
export async function notify(tx: Kysely<Tables>, channel: Channel, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}

/** Listens on a connection of its own and makes it again when it breaks. Resolves when the first connection listens. */
export async function startNotifications(url: string, log: Log): Promise<Notifications> {
  const listeners = new Map<string, Set<(payload: string) => void>>(CHANNELS.map((channel) => [channel, new Set()]));
  const gapListeners = new Set<() => void>();
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    next.on("error", () => undefined);
    next.on("notification", ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? "");
    });
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    next.on("end", reconnectLater);
    client = next;
  };
  const reconnectLater = () => {
    if (stopped) return;
    client = undefined;
    retry = setTimeout(() => {
      connect().then(() => {
        log.info("listening for notifications again");
        for (const listener of gapListeners) listener();
      }, reconnectLater);
    }, RETRY_MS);
  };
  await connect();

  return {
    on: (channel, listener) => {
      listeners.get(channel)?.add(listener);
      return () => void listeners.get(channel)?.delete(listener);
    },
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
