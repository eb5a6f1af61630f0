import pg from "pg";

/** How often a statement is sent before it is prepared: a plan in every backend is not worth it for one or two calls. */
const SIGHTS = 3;
const MOST_NAMES = 200;
/** Number of unprepared statements that are counted. Beyond it the counters are cleared. */
const MOST_COUNTED = 2_000;

export type StatementNames = {
  /** The name under which a connection prepares this text, or undefined when it is not (yet) worth preparing. */
  nameOf(text: string): string | undefined;
};

/** Names of statements by their exact text, from the third time a text is seen. PostgreSQL keeps 63 bytes of a name, so it is a number. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const sights = new Map<string, number>();
  return {
    nameOf: (text) => {
      const name = names.get(text);
      if (name !== undefined || names.size >= MOST_NAMES) return name;
      const seen = (sights.get(text) ?? 0) + 1;
      if (seen < SIGHTS) {
        if (sights.size >= MOST_COUNTED) sights.clear();
        sights.set(text, seen);
        return undefined;
      }
      sights.delete(text);
      names.set(text, `s${names.size}`);
      return names.get(text);
    },
  };
}

/**
 * PostgreSQL refuses a prepared statement for the rest of its connection when a migration changed the type of one of its result
 * columns. This happens while a new version starts beside the old one.
 */
export const isOutdatedPlan = (fault: unknown): boolean =>
  fault instanceof Error && "code" in fault && fault.code === "0A000" && fault.message.includes("cached plan");

const outdated = new WeakSet<pg.Client>();

/** True for a connection that must be closed instead of used again. */
export const isOutdated = (client: pg.Client): boolean => outdated.has(client);

/**
 * A client that prepares the statements that are sent again and again: PostgreSQL then parses them once for each connection. All
 * connections that it opens have the same names.
 */
export function namingClient(): typeof pg.Client {
  const names = createStatementNames();
  class Naming extends pg.Client {}
  Naming.prototype.query = new Proxy(pg.Client.prototype.query, {
    apply: (_target, client: pg.Client, args: readonly unknown[]) => {
      const [text, values] = args;
      const send = (...sent: readonly unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, client, sent);
      if (args.length !== 2 || typeof text !== "string" || !Array.isArray(values) || values.length === 0)
        return send(...args);
      const name = names.nameOf(text);
      if (name === undefined) return send(text, values);
      return Promise.resolve(send({ name, text, values })).catch((fault: unknown) => {
        if (!isOutdatedPlan(fault)) throw fault;
        outdated.add(client);
        // Inside a transaction everything before is lost too, so the whole use case must run again.
        if (client.getTransactionStatus() !== "I") throw fault;
        return send(text, values);
      });
    },
  });
  return Naming;
}
