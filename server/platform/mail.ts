import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Kysely } from "kysely";
import type { SendMailOptions } from "nodemailer";
import { z } from "zod";
import type { Config } from "./config.ts";
import { defineTask, enqueue, type Job, job } from "./jobs.ts";
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
};

export type Mailer = {
  /** Queues a mail inside the caller's transaction: it leaves after commit and is tried again until it does. */
  send(tx: Kysely<Tables>, mail: Mail): Promise<void>;
  /** The job that delivers. Every instance runs it. */
  job(alerts: AlertPost): Job;
};

/** Told how the mail server took each mail that can be unsubscribed from. */
export type AlertPost = {
  delivered(address: string): Promise<unknown>;
  /** The address was refused for good (5xx). The mail is not tried again. */
  refused(address: string): Promise<unknown>;
};

const mailShape = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  unsubscribe: z.string().optional(),
  // Absent in what an older version queued.
  messageId: z.string().optional(),
});
const deliver = defineTask("mail", z.object({ sealed: z.string() }));
const PURPOSE = "mail";

/**
 * The way out for mail. A mail carries a link with a secret, so the queue in the database holds it encrypted, under a key
 * that is not in the database (`OUTBOX_KEY`, or a file in the data folder).
 */
export async function createMailer(config: Pick<Config, "mail" | "dataDir" | "outboxKey">): Promise<Mailer> {
  const key = await productKey(config);
  const domain = config.mail.kind === "smtp" ? domainOf(config.mail.from) : LOCAL;
  // Named when it is queued: a copy that is sent twice, because the process ended just then, is the same mail to its reader.
  const named = (mail: Mail) => ({ ...mail, messageId: `<${randomUUID()}@${domain}>` });
  const post = config.mail.kind === "smtp" ? bySmtp(config.mail) : toFolder(config.mail.folder);
  return {
    send: (tx, mail) => enqueue(tx, deliver, { sealed: seal(key, PURPOSE, JSON.stringify(named(mail))) }),
    job: (alerts) =>
      job(deliver, async ({ sealed }) => {
        const { html, unsubscribe, messageId, ...mail } = mailShape.parse(JSON.parse(unseal(key, PURPOSE, sealed)));
        try {
          await post({
            ...mail,
            ...(html ? { html } : {}),
            ...(messageId ? { messageId } : {}),
            ...(unsubscribe ? { headers: oneClick(unsubscribe) } : {}),
          });
        } catch (fault) {
          if (!unsubscribe || !(fault instanceof AddressRefused)) throw fault;
          await alerts.refused(mail.to);
          return;
        }
        if (unsubscribe) await alerts.delivered(mail.to);
      }),
  };
}

const LOCAL = "minimetode.localhost";
const domainOf = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? LOCAL;
const oneClick = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

type Post = (mail: SendMailOptions) => Promise<void>;

/** Loaded with the first mail: the library is one of the largest, and a new instance may have none to send for hours. */
const nodemailer = () => import("nodemailer");

function bySmtp({ url, from }: { readonly url: string; readonly from: string }): Post {
  const open = async () => (await nodemailer()).createTransport(url, { from });
  let transport: ReturnType<typeof open> | undefined;
  return async (mail) => {
    transport ??= open();
    try {
      await (await transport).sendMail(mail);
    } catch (fault) {
      const reason = `the mail server refused or did not answer (${smtpReason(fault)})`;
      throw isAddressRefused(fault) ? new AddressRefused(reason) : new Error(reason);
    }
  };
}

class AddressRefused extends Error {}

/** Refused for good, and for the address: a refused sender or password is ours, and says nothing of who gets the mail. */
const isAddressRefused = (fault: unknown): boolean =>
  fault instanceof Error &&
  "command" in fault &&
  fault.command === "RCPT TO" &&
  "responseCode" in fault &&
  Number(fault.responseCode) >= 500;

/** A mail server's own words quote addresses, and the queue keeps a fault's message: the codes must do. */
function smtpReason(fault: unknown): string {
  if (!(fault instanceof Error)) return "unknown";
  const code = "code" in fault ? String(fault.code) : fault.name;
  return "responseCode" in fault ? `${code} ${fault.responseCode}` : code;
}

function toFolder(folder: string): Post {
  return async (mail) => {
    const { createTransport } = await nodemailer();
    const transport = createTransport({ streamTransport: true, buffer: true }, { from: `ikke-svar@${LOCAL}` });
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.eml`;
    const draft = path.join(folder, `.${name}.draft`);
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, path.join(folder, name));
  };
}
