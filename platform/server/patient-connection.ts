import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { CannotStart } from "./cannot-start.ts";
import { type Starting, unlessAborted } from "./starting.ts";

const PATIENCE_MS = 60_000;
const SAID_AGAIN_MS = 10_000;
const AGAIN_MS = 500;

type Address = {
  /** The variable that holds the address, for what is said. */
  readonly variable: string;
  readonly config: pg.ClientConfig;
  /** How long what passes by itself is waited for. */
  readonly patienceMs?: number;
};

/**
 * Opens one connection. A server that does not answer yet is tried for a minute, and what is waited for is said every ten seconds. Throws
 * CannotStart, without the address's password, when a person must act. End it with `end()`.
 */
export async function connectPatiently(
  { variable, config, patienceMs = PATIENCE_MS }: Address,
  { signal, say }: Starting,
): Promise<pg.Client> {
  const from = performance.now();
  let sayAt = from + SAID_AGAIN_MS;
  for (;;) {
    const client = new pg.Client(config);
    client.on("error", () => undefined);
    try {
      await unlessAborted(signal, client.connect());
      return client;
    } catch (fault) {
      void client.end().catch(() => undefined);
      signal.throwIfAborted();
      const now = performance.now();
      if (!isPassing(fault) || now - from >= patienceMs) throw doesNotWork(variable, fault);
      if (now >= sayAt) {
        say(`waiting for ${variable}: ${reasonOf(fault)}`);
        sayAt = now + SAID_AGAIN_MS;
      }
    }
    await wait(AGAIN_MS, undefined, { signal });
  }
}

const PASSING_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "EAI_AGAIN", "EHOSTUNREACH"]);
// 57P01..57P03: shutting down, crashed, starting up. 53300: too many connections. 08P01 is what a pooler answers while its server is away.
const PASSING_STATES = /^(57P0[123]|53300|08P01|08006|08001)$/;

function isPassing(fault: unknown): boolean {
  if (isRefusedParameter(fault)) return false;
  const code = codeOf(fault);
  return PASSING_CODES.has(code) || PASSING_STATES.test(code) || /timeout|terminated/i.test(messageOf(fault));
}

/** PgBouncer refuses a parameter that it does not support with this message, unless it is configured to ignore it. */
const isRefusedParameter = (fault: unknown): boolean => /unsupported startup parameter/i.test(messageOf(fault));

/** A fault of an address as a line for a person. */
function doesNotWork(variable: string, fault: unknown): CannotStart {
  if (isRefusedParameter(fault)) {
    const parameter = /parameter(?: in options)?: (\w+)/.exec(messageOf(fault))?.[1] ?? "a start-up parameter";
    return new CannotStart(
      `the pooler at ${variable} refuses ${parameter}: set DATABASE_DIRECT_URL to the PostgreSQL itself`,
    );
  }
  return new CannotStart(`${variable} does not work (${reasonOf(fault)}): ${adviceOn(fault)}`);
}

const codeOf = (fault: unknown) => {
  const known = fault instanceof AggregateError ? fault.errors[0] : fault;
  return known instanceof Error && "code" in known ? String(known.code) : "";
};

const messageOf = (fault: unknown) => (fault instanceof Error ? fault.message : "");

function reasonOf(fault: unknown): string {
  const code = codeOf(fault);
  if (code === "ECONNREFUSED") return "refused (ECONNREFUSED)";
  if (code === "57P03") return "it is starting up";
  if (code === "53300") return "it has too many connections";
  if (code === "ETIMEDOUT" || /timeout/i.test(messageOf(fault))) return "timed out";
  return code || messageOf(fault) || "no answer";
}

function adviceOn(fault: unknown): string {
  switch (codeOf(fault)) {
    case "28P01":
    case "28000":
      return "it refuses the user or the password, correct them";
    case "3D000":
      return "the database does not exist, create it";
    case "42501":
      return "the role may not connect: grant connect on the database to it";
    case "ENOTFOUND":
      return "no machine has that name, correct it";
    case "53300":
      return "raise max_connections, or put a pooler in front and set DATABASE_DIRECT_URL";
    default:
      return "start that PostgreSQL or correct the address, or remove the variable to use the embedded one";
  }
}
