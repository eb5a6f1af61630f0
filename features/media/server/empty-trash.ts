import { z } from "zod";
import type { FileStore } from "../../../platform/server/files.ts";
import type { Db } from "../../../platform/server/http/work.ts";
import { defineTask, type Job, job } from "../../../platform/server/jobs.ts";
import { TRASH_DAYS } from "../../content/rules/index.ts";
import * as store from "./store.ts";

const upkeepTask = defineTask("media-upkeep", z.object({}));
const DAY_MS = 86_400_000;

type UpkeepParts = { readonly db: Db; readonly files: FileStore };

/** Deletes for good what has been in the trash, or was replaced, 30 days before `at`. */
export async function emptyMediaTrash({ db, files }: UpkeepParts, at = new Date()): Promise<void> {
  const keys = await store.takeOld(db, new Date(at.getTime() - TRASH_DAYS * DAY_MS));
  for (const key of keys) await files.delete(key);
}

export const mediaUpkeepJob = (parts: UpkeepParts): Job => job(upkeepTask, () => emptyMediaTrash(parts), "37 2 * * *");
