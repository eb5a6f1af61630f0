import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isCode } from "./private-file.ts";

/** A mail that waits in the outbox folder because no SMTP server is configured. */
export type OutboxMail = {
  readonly file: string;
  readonly at: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
};

/** The mails in an outbox folder, newest first, at most `limit`. A folder that is not there yet is empty. */
export async function listOutbox(folder: string, limit = 200): Promise<readonly OutboxMail[]> {
  const files = (await readFolder(folder)).filter((name) => name.endsWith(".eml") && !name.startsWith("."));
  return Promise.all(
    files
      .sort()
      .reverse()
      .slice(0, limit)
      .map((file) => readMail(folder, file)),
  );
}

async function readFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (fault) {
    if (isCode(fault, "ENOENT")) return [];
    throw fault;
  }
}

async function readMail(folder: string, file: string): Promise<OutboxMail> {
  // Loaded with the first mail that is read: only a developer reads any.
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(await readFile(path.join(folder, file)));
  return {
    file,
    at: mail.date ?? "",
    to: (mail.to ?? []).map(({ address }) => address ?? "").join(", "),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    ...(mail.html ? { html: mail.html } : {}),
  };
}
