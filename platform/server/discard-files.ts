import { z } from "zod";
import type { FileStore } from "./files.ts";
import type { Tx } from "./http/work.ts";
import { defineTask, enqueue, type Job, job } from "./jobs.ts";

// Named after what was discarded first: jobs that wait in the queue have this name.
const task = defineTask("discard-documents", z.object({ keys: z.array(z.string()) }));

/** Deletes the bytes of files whose rows go in this transaction: after the commit, and never after a rollback. */
export async function discardFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(tx, task, { keys: [...keys] });
}

export const discardFilesJob = ({ files }: { readonly files: FileStore }): Job =>
  job(task, async ({ keys }) => {
    for (const key of keys) await files.delete(key);
  });
