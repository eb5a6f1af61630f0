import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { CannotStart } from "./cannot-start.ts";
import type { Config } from "./config.ts";
import { isCode } from "./private-file.ts";

/** `mkdirSync` with `recursive` never returns for a folder that cannot be made in /proc (Node 24), so each one is made by itself. */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder), mode);
  try {
    mkdirSync(folder, mode);
  } catch (fault) {
    if (!isCode(fault, "EEXIST")) throw fault;
  }
}

/** Makes a folder that must be written to, or throws CannotStart naming the variable that chose it. */
function requireFolder(folder: string, variable: string, mode?: number): void {
  try {
    makeFolder(folder, mode);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new CannotStart(
      `${variable} ${folder} cannot be written: give this user write access to it, or set ${variable} to another folder`,
    );
  }
}

/**
 * The files and folders that a start opens in a data folder. In a copy that another user made (`cp -r` as root), they
 * belong to that user.
 */
const OPENED = ["pg", "database-password", "outbox-key", "files", "outbox"] as const;

function requireOwned(dataDir: string): void {
  const me = process.getuid?.();
  if (me === undefined) return;
  for (const name of OPENED) {
    const place = path.join(dataDir, name);
    const owner = statSync(place, { throwIfNoEntry: false })?.uid;
    // Root opens every file, but PostgreSQL never runs as root and wants a folder of its own.
    const isForeign = me === 0 ? name === "pg" && owner === 0 : owner !== me;
    if (owner === undefined || !isForeign) continue;
    const whose = me === 0 ? "postgres (or nobody, where there is no such user)" : userInfo().username;
    throw new CannotStart(
      `${place} belongs to ${owner === 0 ? "root" : `user ${owner}`}: give it to ${whose} with chown -R, and copy with cp -a next time`,
    );
  }
}

/** Checks every folder that this configuration writes to, before anything is started. Others cannot list what it makes. */
export function requireFolders({ dataDir, database, storage, mail, outboxKey }: Config): void {
  const needsData = database.kind === "embedded" || mail.kind === "outbox" || outboxKey === undefined;
  if (needsData) requireFolder(dataDir, "DATA_DIR");
  if (needsData) requireOwned(dataDir);
  if (mail.kind === "outbox") requireFolder(mail.folder, "DATA_DIR", 0o700);
  if (storage.kind === "disk") {
    requireFolder(storage.folder, storage.folder.startsWith(dataDir) ? "DATA_DIR" : "STORAGE_URL", 0o700);
  }
}
