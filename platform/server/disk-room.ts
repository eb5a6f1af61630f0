import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Config } from "./config.ts";
import { isCode } from "./private-file.ts";

/** Bytes: the largest file that can be uploaded, and what PostgreSQL writes ahead. */
const LEAST = 64 * 1024 * 1024;

/** True while every folder that this configuration writes to has room for what comes next. */
export async function hasRoom({ dataDir, database, storage, mail }: Config): Promise<boolean> {
  const folders = [
    tmpdir(),
    ...(database.kind === "embedded" || mail.kind === "outbox" ? [dataDir] : []),
    ...(storage.kind === "disk" ? [storage.folder] : []),
  ];
  const free = await Promise.all(folders.map(freeBytes));
  return free.every((bytes) => bytes >= LEAST);
}

/** Of the disk that a folder is on, or will be on once it is made. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (fault) {
    if (!isCode(fault, "ENOENT")) throw fault;
    return freeBytes(path.dirname(folder));
  }
}
