import { Readable } from "node:stream";
import { z } from "zod";
import type { Db } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job } from "../../../platform/server/jobs.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { receiveFile } from "../../../platform/server/received-file.ts";
import { compareSome } from "./compare-one.ts";
import { loadList } from "./load-list.ts";
import { LIST_LIMIT, readListFile } from "./read-list.ts";
import * as store from "./store.ts";
import { everyAssessment } from "./study-store.ts";

const nightly = defineTask("compare-retractions", z.object({}));

/** Milliseconds for the whole file. */
const MOST_MS = 600_000;

/** Each night at 01:47 UTC: fetches the list where the configuration names an address, and compares every assessment with it. */
export const nightlyJob = ({ db, config, log }: Pick<Platform, "db" | "config" | "log">): Job =>
  job(
    nightly,
    async () => {
      const { retractionsUrl } = config;
      if (retractionsUrl !== null) {
        const outcome = await fetchList(db, retractionsUrl).catch((fault: unknown) => String(fault));
        if (outcome !== null) log.warn({ outcome }, "the list of retracted studies was not loaded");
      }
      await compareAll(db);
    },
    "47 1 * * *",
  );

/** Compares every assessment with the list that is there. */
export const compareAll = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => compareSome(tx, await everyAssessment(tx)));

/**
 * Loads the list from an address that the configuration names. Answers null, or in English why nothing has changed. A list that is much
 * shorter than the one before, or in which many dates cannot be read, waits for an administrator. Throws when nothing is answered.
 */
export async function fetchList(db: Db, address: string, at = new Date()): Promise<string | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_MS) });
  if (!answer.ok || answer.body === null) return `the address answered ${answer.status}`;
  await using file = await receiveFile(Readable.from(limited(answer.body)));
  if (file.sha256 === (await store.newestList(db))?.sha256) return null;
  const read = await readListFile(file);
  if (read.kind !== "read" || read.rows === 0) return `the file is ${read.kind === "read" ? "empty" : read.kind}`;
  const list = { rows: read.rows, notices: read.notices, sha256: file.sha256 };
  const { loaded, before, undated, doubts } = await db
    .transaction()
    .execute((tx) => loadList(tx, list, { anyway: false, by: {}, at }));
  if (loaded) return null;
  return doubts.includes("Shorter")
    ? `the file has ${read.rows} rows, the list before has ${before}`
    : `${undated} of the file's ${read.notices.length} dates cannot be read`;
}

/** The same bytes. Throws when there are more than a list may have. */
async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > LIST_LIMIT) throw new Error("the file is too large");
    yield chunk;
  }
}
