import { type Kysely, sql } from "kysely";
import pg from "pg";
import type { Log } from "./log.ts";
import { type Changed, readChanged, type Subject } from "./subject.ts";
import type { Tables } from "./tables.ts";

const RETRY_MS = 500;
const CHANNEL = "content_changed";
const PASSED_ON = "passed_on";

export type Notifications = {
  /**
   * Calls `listener` with what changed, when the transaction that announced it has committed on any instance. With "everything"
   * after the line was lost, since anything may have been missed. Returns a function that ends it.
   */
  onChange(listener: (changed: Changed) => void): () => void;
  /** Calls the listeners of this instance at once with what a transaction here has announced: its notification comes a moment after the commit. */
  tellHere(changed: ReadonlySet<Subject>): void;
  /** Calls `listener` with each text that any instance passes on. Texts that are passed on while the connection is lost are lost too. */
  onPassedOn(listener: (text: string) => void): () => void;
  stop(): Promise<void>;
};

const announced = new WeakMap<Kysely<Tables>, ReadonlySet<Subject>>();

/** The subjects that a transaction has announced so far. */
export const announcedIn = (tx: Kysely<Tables>): ReadonlySet<Subject> => announced.get(tx) ?? new Set();

/** Tells every instance, when the caller's transaction commits, that readers are shown these otherwise from now on. At most some 200 of them. */
export async function announce(tx: Kysely<Tables>, subjects: readonly Subject[]): Promise<void> {
  announced.set(tx, new Set([...(announced.get(tx) ?? []), ...subjects]));
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(subjects)})`.execute(tx);
}

/**
 * Tells every instance something that may be lost and is kept nowhere. Not in another's transaction: it is one by itself, and waits for no
 * disk, so that others who notify wait for it as little as can be.
 * @param text less than 8,000 bytes
 */
export async function passOn(db: Kysely<Tables>, text: string): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${PASSED_ON}, ${text})`.execute(db);
}

/** The same, when the caller's transaction commits. For what happens rarely. */
export async function passOnAtCommit(tx: Kysely<Tables>, text: string): Promise<void> {
  await sql`select pg_notify(${PASSED_ON}, ${text})`.execute(tx);
}

/** Listens on a connection of its own and makes it again when it breaks. Resolves when the first connection listens. */
export async function startNotifications(url: string, log: Log): Promise<Notifications> {
  const listeners = new Set<(changed: Changed) => void>();
  const hearers = new Set<(text: string) => void>();
  const tell = (changed: Changed) => {
    for (const listener of listeners) listener(changed);
  };
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    next.on("error", () => undefined);
    next.on("notification", ({ channel, payload = "" }) => {
      if (channel === CHANNEL) return tell(readChanged(payload));
      for (const hearer of hearers) hearer(payload);
    });
    await next.connect();
    for (const channel of [CHANNEL, PASSED_ON]) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
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
    tellHere: tell,
    onPassedOn: (hearer) => {
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
