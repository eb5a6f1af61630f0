import { z } from "zod";
import { discardFiles } from "../../../platform/server/discard-files.ts";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Db, Tx } from "../../../platform/server/http/work.ts";
import { defineTask, enqueue, type Job, job, ONE_AT_A_TIME } from "../../../platform/server/jobs.ts";
import type { Log } from "../../../platform/server/log.ts";
import { announce } from "../../../platform/server/notifications.ts";
import type { Subject } from "../../../platform/server/subject.ts";
import { checkDocument, type Document, type DocumentPart } from "../rules/index.ts";
import { documentFilesIn } from "../texts-files.ts";
import { type DocumentSource, type Format, formatsOf, type PictureBytes } from "./formats.ts";
import * as store from "./store.ts";
import { writeDocument } from "./write-document.ts";

const makeTask = defineTask("make-document", z.object({ id: z.int() }));

/** Delay in milliseconds, so that readers, mails and the search get the new publication before its documents are made. */
const AFTER_PUBLISHING_MS = 2_000;

/** `isLast`: nobody waits for it, so it is made when nothing else is to be done. */
type When = { readonly afterMs?: number; readonly isLast?: boolean };

/** Asks for the files of what is published, in the transaction that publishes it. */
export async function askForDocuments(tx: Tx, source: DocumentSource, at: Date, when: When = {}): Promise<void> {
  for (const format of formatsOf[source.of])
    await askForOne(tx, source, format, at, { afterMs: AFTER_PUBLISHING_MS, ...when });
}

/** Asks for one file of a source; once, however often it is asked. */
export async function askForOne(
  tx: Tx,
  source: DocumentSource,
  format: Format,
  at: Date,
  when: When = {},
): Promise<void> {
  const wanted = await store.wantOfSource(tx, source, format, at);
  if (wanted) await enqueue(tx, makeTask, wanted, { ...when, inTurn: ONE_AT_A_TIME });
}

/** Asks for a draft's file as its tree stands now. */
export async function askForDraft(tx: Tx, draft: Parameters<typeof store.wantOfDraft>[1], at: Date): Promise<void> {
  const wanted = await store.wantOfDraft(tx, draft, at);
  if (wanted) await enqueue(tx, makeTask, wanted, { inTurn: ONE_AT_A_TIME });
}

/**
 * Notes that somebody waits for a file that is asked for. The first who does takes it out of the work that nobody waits for: who makes a
 * file that is made already has nothing to do.
 */
export async function waitForOne(tx: Tx, id: number, at: Date): Promise<void> {
  const wait = await store.setWaitedFor(tx, id, at);
  if (wait?.isFirst) await enqueue(tx, makeTask, { id }, { inTurn: ONE_AT_A_TIME });
}

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly log: Log;
  /** The tree of what is published; undefined when nobody may read it any more. */
  readonly treeOf: Readonly<Record<DocumentSource["of"], (id: number) => Promise<TreeOf | undefined>>>;
};

/** @property sheet the tree of its decision sheet @property shownBy what is announced when a file of it is made: the page that links it */
type TreeOf = { readonly tree: Document; readonly sheet?: () => Document; readonly shownBy: Subject };

/** Pixels across: more than paper shows. With many pictures fewer, so that all have room in memory. */
const WIDE = 1600;
const NARROW = 960;
const MANY = 20;

const imageAddress = /\/filer\/([0-9a-f-]{36})\//;
const libraryAddress = /\/filer\/bibliotek\/([0-9a-f-]{36})\//;

const figuresIn = (parts: readonly DocumentPart[]): readonly string[] =>
  parts.flatMap((part) => (part.kind === "figure" ? [part.file] : []));

/** The pictures of a document: an assessment's own images, and those of the library that a notification shows. */
async function picturesOf({ db, files }: Parts, assessment: number | null, document: Document) {
  const address = assessment === null ? libraryAddress : imageAddress;
  const shown = figuresIn([...document.opening, ...document.body]);
  const wanted = new Map(shown.map((file) => [address.exec(file)?.[1] ?? "", file]));
  wanted.delete("");
  if (wanted.size === 0) return [];
  const asked = { guids: [...wanted.keys()], width: wanted.size > MANY ? NARROW : WIDE };
  const found =
    assessment === null ? await store.libraryPictures(db, asked) : await store.imagesOf(db, assessment, asked);
  const read = found.map(async ({ guid, media_type, storage_key }): Promise<PictureBytes[]> => {
    // A picture whose bytes are gone is named in its place.
    const bytes = await files.getBytes(storage_key).catch(() => null);
    const file = wanted.get(guid);
    return bytes && file ? [{ file, mediaType: media_type, bytes }] : [];
  });
  return (await Promise.all(read)).flat();
}

type Waiting = NonNullable<Awaited<ReturnType<typeof store.waiting>>>;

async function documentOf({ treeOf }: Parts, { publication, content_version, format, tree }: Waiting) {
  if (publication === null && content_version === null) return tree ? { tree, shownBy: null } : undefined;
  const found = await (publication === null
    ? treeOf.content_version(content_version ?? 0)
    : treeOf.publication(publication));
  if (format !== "sheet" || !found) return found;
  return found.sheet && { tree: found.sheet(), shownBy: found.shownBy };
}

/**
 * A draft's file that nobody has asked for again for so long is not made: its page asks every two seconds, and once a minute in a tab that
 * stands behind others.
 */
const PATIENCE_MS = 3 * 60 * 1000;

/** The job that makes one file, in a process of its own. One that cannot be made is noted with the reason, and not tried again. */
export const makeJob = (parts: Parts): Job =>
  job(makeTask, async ({ id }) => {
    const { db, files, log } = parts;
    const now = new Date();
    const wanted = await store.waiting(db, id);
    if (wanted?.tree && (await store.giveUpDraft(db, id, new Date(now.getTime() - PATIENCE_MS)))) return;
    const found = wanted && (await documentOf(parts, wanted));
    if (!found) return;
    const { tree: document, shownBy } = found;
    const faults = checkDocument(document);
    if (faults.length > 0) throw new Error(`the document ${id} breaks a rule: ${JSON.stringify(faults)}`);
    const pictures = await picturesOf(parts, wanted.assessment, document);
    const written = await writeDocument({
      format: wanted.format,
      document,
      pictures,
      missing: documentFilesIn(document.lang).missingPicture,
    });
    const at = new Date();
    if (written.kind === "failed") {
      log.warn({ document: id, because: written.because.slice(0, 500) }, "a document could not be made");
      await db.transaction().execute((tx) => store.setFailed(tx, id, written.because.slice(0, 2000)));
      return;
    }
    const { key, ...made } = await files.put(written.bytes);
    const isWanted = await db.transaction().execute(async (tx) => {
      const set = await store.setMade(tx, id, { storage_key: key, ...made }, written.noGlyphs, at);
      if (set && shownBy) await announce(tx, [shownBy]);
      return set;
    });
    if (!isWanted) await files.delete(key);
  });

/**
 * Takes the documents of an assessment's publications away in this transaction, and their bytes after it; those of its drafts too, where asked.
 * One that is being made is thrown away when it is done.
 */
export async function discardDocuments(tx: Tx, assessment: number, options?: store.Taken): Promise<void> {
  const taken = await store.takeOfAssessment(tx, assessment, options);
  await discardFiles(
    tx,
    taken.flatMap(({ storage_key }) => storage_key ?? []),
  );
}

const upkeepTask = defineTask("documents-upkeep", z.object({}));
/** After a start there is more to do than documents. */
const AFTER_START_MS = 20_000;
const DAY_MS = 24 * 3600 * 1000;
/** Editions, and notifications, an hour whose files are made again: there is a new layout, or they were published without. */
const AT_ONCE = 200;

/**
 * Throws away a draft's files after a day and those of notifications that readers do not have any more, and asks for what is lacking; what
 * failed is tried again the next day.
 */
export const documentUpkeepJob = ({ db, files }: Pick<Parts, "db" | "files">): Job =>
  job(
    upkeepTask,
    async () => {
      const now = new Date();
      const yesterday = new Date(now.getTime() - DAY_MS);
      const old = [...(await store.takeOldDrafts(db, yesterday)), ...(await store.takeFormer(db))];
      for (const { storage_key } of old) if (storage_key) await files.delete(storage_key);
      await store.forgetNotMade(db, yesterday);
      for (const format of formatsOf.publication)
        for (const source of await store.lacking(db, format, AT_ONCE))
          await db.transaction().execute((tx) => askForOne(tx, source, format, now, { isLast: true }));
    },
    "41 * * * *",
  );

/** Asks for the upkeep now and not at the next hour: the examples of a new database have no files yet. */
export const askForUpkeep = (db: Db) => enqueue(db, upkeepTask, {}, { afterMs: AFTER_START_MS });
