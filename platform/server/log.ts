import pino from "pino";

export type Log = pino.Logger;

const SECRET_FIELDS = new Set([
  "authorization",
  "cookie",
  "set-cookie",
  "password",
  "secret",
  "token",
  "email",
  "to",
  "body",
  "payload",
  "query",
]);
const MOST_LEVELS = 8;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** The same fields without what those that hold secrets hold, however deep they stand. */
function censored(fields: Readonly<Record<string, unknown>>, level = 0): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name in fields) kept[name] = SECRET_FIELDS.has(name) ? "[redacted]" : censoredValue(fields[name], level);
  return kept;
}

function censoredValue(value: unknown, level: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (level === MOST_LEVELS) return "[deep]";
  if (Array.isArray(value)) return value.map((each) => censoredValue(each, level + 1));
  return isPlain(value) ? censored(value, level + 1) : value;
}

/** A fault may carry what it was about in fields of its own. */
const censoredFault = (fault: unknown): unknown =>
  fault instanceof Error ? censored({ ...pino.stdSerializers.err(fault) }) : fault;

const E_MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*/g;
const LINK_SECRET = /([?&#]k=)[^\s"&\\]+/g;
/** 256 bits in base64url are 43 signs; nothing else that we log is that long without a break. */
const LONG_SECRET = /(?<![\w/.-])[\w-]{43,}(?![\w/.-])/g;
const CREDENTIALS = /:\/\/[^\s/@"]+@/g;

/** Takes e-mail addresses, link secrets and credentials out of a text. The last line of defence, after the redacted fields. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(CREDENTIALS, "://[redacted]@")
    .replace(LINK_SECRET, "$1[redacted]")
    .replace(E_MAIL, "[e-mail]")
    .replace(LONG_SECRET, "[secret]");

/** A write for each line would take a tenth of a kept page's time. Buffered lines are written when the process exits; a kill loses them. */
const TOGETHER = { sync: false, minLength: 4096, periodicFlush: 100 };

/**
 * The log: JSON lines with a level, a time and what happened. No line holds a secret, a cookie, an e-mail address, a body or
 * a query string. `write` takes the lines; without it they go to standard output.
 */
export function createLog(options: { readonly level: string; readonly write?: (line: string) => void }): Log {
  const destination = options.write ? { write: options.write } : pino.destination(TOGETHER);
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Not pino's own redaction: its wildcards cost more than the rest of an answer's line.
      formatters: { log: (fields) => censored(fields) },
      serializers: { err: censoredFault },
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );
}
