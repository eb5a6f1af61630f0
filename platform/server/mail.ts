import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Kysely } from "kysely";
import type { SendMailOptions } from "nodemailer";
import { z } from "zod";
import type { Config } from "./config.ts";
import { defineTask, enqueue, type Job, job } from "./jobs.ts";
import type { Log } from "./log.ts";
import { productKey } from "./product-key.ts";
import { seal, unseal } from "./sealed.ts";
import type { Tables } from "./tables.ts";

/** A mail to one person. `text` always; `html` beside it when the mail has a look of its own. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where mail programs end the alerts that the mail is one of, with one press (RFC 8058). */
  readonly unsubscribe?: string;
  /** Sent instead when the mail server says that there is no such address. */
  readonly ifRefused?: readonly Omit<Mail, "ifRefused">[];
};

export type Mailer = {
  /** Queues a mail inside the caller's transaction: it leaves after commit and is tried again until it does, or until the mail server says that there is no such address (5xx). */
  send(tx: Kysely<Tables>, mail: Mail): Promise<void>;
  /** Signs what a link in a mail names, for whoever follows the link. The key is not in the database. */
  sign(what: string): string;
  /** The job that delivers. Every instance runs it. */
  readonly job: Job;
  /** For many mails, which somebody else queues. */
  openLine(): MailLine;
};

/**
 * How the mail server took a mail: `refused` says that there is no such address, for good (5xx); `later` that it would not have this mail now; `away` that
 * it did not answer, or would not talk to us.
 */
export type Taken = "taken" | "refused" | "later" | "away";

/** A few connections to the mail server, which stay open from one mail to the next. */
export type MailLine = {
  /** @param id names the mail for ever: a copy that is sent twice is the same mail to its reader */
  send(mail: Mail, id: string): Promise<Taken>;
  close(): void;
};

const oneShape = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  unsubscribe: z.string().optional(),
  // Absent in what an older version queued.
  messageId: z.string().optional(),
});
const mailShape = oneShape.extend({ ifRefused: z.array(oneShape).optional() });
const deliver = defineTask("mail", z.object({ sealed: z.string() }));
const PURPOSE = "mail";

/**
 * The way out for mail. A mail carries a link with a secret, so the queue in the database holds it encrypted, under a key
 * that is not in the database (`OUTBOX_KEY`, or a file in the data folder).
 */
export async function createMailer(
  config: Pick<Config, "mail" | "dataDir" | "outboxKey">,
  log: Pick<Log, "warn">,
): Promise<Mailer> {
  const key = await productKey(config);
  const domain = config.mail.kind === "smtp" ? domainOf(config.mail.from) : LOCAL;
  // Named when it is queued: a copy that is sent twice, because the process ended just then, is the same mail to its reader.
  const named = <M extends Omit<Mail, "ifRefused">>(mail: M) => ({ ...mail, messageId: `<${randomUUID()}@${domain}>` });
  const allNamed = ({ ifRefused, ...mail }: Mail) => ({
    ...named(mail),
    ...(ifRefused ? { ifRefused: ifRefused.map(named) } : {}),
  });
  const post = config.mail.kind === "smtp" ? bySmtp(config.mail) : toFolder(config.mail.folder);
  const written = ({ html, unsubscribe, messageId, ...mail }: z.infer<typeof oneShape>): SendMailOptions => ({
    ...mail,
    ...(html ? { html } : {}),
    ...(messageId ? { messageId } : {}),
    ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}),
  });
  /** False when there is no such address, and will be none at the next try. */
  const isTaken = async (mail: z.infer<typeof oneShape>): Promise<boolean> => {
    try {
      await post(written(mail));
      return true;
    } catch (fault) {
      if (!(fault instanceof NotTaken) || fault.taken !== "refused") throw fault;
      log.warn(`a mail is given up: ${fault.message}`);
      return false;
    }
  };
  return {
    send: (tx, mail) => enqueue(tx, deliver, { sealed: seal(key, PURPOSE, JSON.stringify(allNamed(mail))) }),
    sign: (what) => createHmac("sha256", key).update(`mail link ${what}`).digest("base64url").slice(0, 32),
    job: job(deliver, async ({ sealed }) => {
      const { ifRefused = [], ...mail } = mailShape.parse(JSON.parse(unseal(key, PURPOSE, sealed)));
      if (await isTaken(mail)) return;
      for (const other of ifRefused) await isTaken(other);
    }),
    openLine: () => {
      const line = config.mail.kind === "smtp" ? bySmtp(config.mail, LANES) : post;
      return {
        send: async (mail, id) => {
          try {
            await line(written({ ...mail, messageId: `<${id}@${domain}>` }));
            return "taken";
          } catch (fault) {
            if (fault instanceof NotTaken) return fault.taken;
            throw fault;
          }
        },
        close: () => line.close(),
      };
    },
  };
}

/** Connections of a line. */
export const LANES = 4;

const LOCAL = "minimetode.localhost";
const domainOf = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? LOCAL;
const oneClick = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

type Post = { (mail: SendMailOptions): Promise<void>; close(): void };

/** Loaded with the first mail: the library is one of the largest, and a new instance may have none to send for hours. */
const nodemailer = () => import("nodemailer");

type Smtp = { readonly url: string; readonly from: string };

/** @param lanes connections that stay open from one mail to the next; without it each mail has one of its own */
function bySmtp({ url, from }: Smtp, lanes?: number): Post {
  const open = async () => {
    const { createTransport } = await nodemailer();
    return lanes
      ? createTransport({ url, pool: true, maxConnections: lanes }, { from })
      : createTransport(url, { from });
  };
  let transport: ReturnType<typeof open> | undefined;
  const post = async (mail: SendMailOptions) => {
    transport ??= open();
    try {
      await (await transport).sendMail(mail);
    } catch (fault) {
      throw new NotTaken(howTaken(fault), `the mail server refused or did not answer (${smtpReason(fault)})`);
    }
  };
  const close = () => void transport?.then((opened) => opened.close());
  return Object.assign(post, { close });
}

class NotTaken extends Error {
  readonly taken: Exclude<Taken, "taken">;
  constructor(taken: Exclude<Taken, "taken">, message: string) {
    super(message);
    this.taken = taken;
  }
}

/** Refused for good only when the address is: a refused sender or password is ours, and says nothing of who gets the mail. */
function howTaken(fault: unknown): Exclude<Taken, "taken"> {
  if (!(fault instanceof Error)) return "away";
  // The mail itself cannot be sent as it is, which no server was asked about.
  if ("code" in fault && !("responseCode" in fault) && (fault.code === "EENVELOPE" || fault.code === "EMESSAGE"))
    return "later";
  if (!("responseCode" in fault) || !("command" in fault)) return "away";
  if (fault.command === "RCPT TO" && Number(fault.responseCode) >= 500) return "refused";
  return fault.command === "RCPT TO" || fault.command === "DATA" ? "later" : "away";
}

/** A mail server's own words quote addresses, and the queue keeps a fault's message: the codes must do. */
function smtpReason(fault: unknown): string {
  if (!(fault instanceof Error)) return "unknown";
  const code = "code" in fault ? String(fault.code) : fault.name;
  return "responseCode" in fault ? `${code} ${fault.responseCode}` : code;
}

function toFolder(folder: string): Post {
  const post = async (mail: SendMailOptions) => {
    const { createTransport } = await nodemailer();
    const transport = createTransport({ streamTransport: true, buffer: true }, { from: `ikke-svar@${LOCAL}` });
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.eml`;
    const draft = path.join(folder, `.${name}.draft`);
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, path.join(folder, name));
  };
  return Object.assign(post, { close: () => undefined });
}
