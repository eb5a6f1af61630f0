import pino from "pino";

export type Log = pino.Logger;

const SECRET_FIELDS = [
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
];
const REDACTED_PATHS = SECRET_FIELDS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

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

/**
 * The log: JSON lines with a level, a time and what happened. No line holds a secret, a cookie, an e-mail address, a body or
 * a query string. `write` takes the lines; without it they go to standard output.
 */
export function createLog(options: { readonly level: string; readonly write?: (line: string) => void }): Log {
  const destination = options.write ? { write: options.write } : pino.destination({ sync: false });
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED_PATHS, censor: "[redacted]" },
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );
}
