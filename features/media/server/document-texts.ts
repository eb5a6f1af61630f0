import { z } from "zod";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { defineTask, enqueue, type Job, job, ONE_AT_A_TIME } from "../../../platform/server/jobs.ts";
import type { Log } from "../../../platform/server/log.ts";
import { type PdfText, pdfText } from "./pdf-text.ts";
import { lockFile } from "./store.ts";
import * as store from "./text-store.ts";

const task = defineTask("read-document-text", z.object({}));

/** Asks for the texts of documents that have not been read, in the transaction that adds one. */
export const askForTexts = (tx: Tx): Promise<void> => enqueue(tx, task, {}, { inTurn: ONE_AT_A_TIME });

/** Called in the same transaction when the text of a document has changed. */
export type OnDocument = (tx: Tx, media: number, at: Date) => Promise<void>;

export type TextParts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly log: Log;
  readonly onDocument: OnDocument;
};

/**
 * The job that reads one document that has not been read, in a process of its own, and asks for the next. A large
 * number of documents therefore never blocks other work.
 */
const readingJob = ({ db, files, log, onDocument }: TextParts): Job =>
  job(task, async () => {
    const next = await store.unread(db);
    if (!next) return;
    const bytes = await files.getBytes(next.storage_key).catch(() => null);
    const found: PdfText = bytes ? await pdfText(bytes) : { state: "missing", text: "" };
    log.info({ media: next.media, state: found.state, characters: found.text.length }, "a document was read");
    await db.transaction().execute(async (tx) => {
      const at = new Date();
      // The lock serialises this with a transaction that publishes a page with the file: the later one sees the changes of the earlier one.
      await lockFile(tx, next.media);
      if (await store.keepText(tx, next.id, found, at)) await onDocument(tx, next.media, at);
      await askForTexts(tx);
    });
  });

const upkeep = defineTask("document-texts-upkeep", z.object({}));

/** Each hour: documents from before there were texts, and those whose bytes could not be had. */
const upkeepJob = ({ db }: TextParts): Job =>
  job(
    upkeep,
    () =>
      db.transaction().execute(async (tx) => {
        await store.forgetMissing(tx);
        await askForTexts(tx);
      }),
    "11 * * * *",
  );

export const documentTextJobs = (parts: TextParts): readonly Job[] => [readingJob(parts), upkeepJob(parts)];
