import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CannotStart } from "./cannot-start.ts";
import { isCode } from "./private-file.ts";
import { startOf } from "./process-identity.ts";

export type DataLock = { release(): void };

/**
 * Makes the data folder ours for as long as this process lives, so that two apps never run one embedded database. A lock
 * that a killed process left is taken over. Throws CannotStart when the folder cannot be written or another app has it.
 */
export function lockDataFolder(folder: string): DataLock {
  const file = path.join(folder, "app.lock");
  const mine = `${process.pid}\n${startOf(process.pid) ?? ""}\n`;
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, mine);
    takeLock(draft, file, folder);
  } catch (fault) {
    if (!isCode(fault, "EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EEXIST", "ENOSPC")) throw fault;
    throw new CannotStart(
      `DATA_DIR ${folder} cannot be written: give this user write access to it, or set DATA_DIR to another folder`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release: () => {
      if (read(file) === mine) rmSync(file, { force: true });
    },
  };
}

function takeLock(draft: string, file: string, folder: string): void {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      linkSync(draft, file); // fails when the file is there, and is never half written
      return;
    } catch (fault) {
      if (!isCode(fault, "EEXIST")) throw fault;
    }
    const [pid = "", start = ""] = (read(file) ?? "").split("\n");
    const holder = startOf(Number(pid));
    if (holder !== undefined && holder === start) {
      throw new CannotStart(
        `Another Minimetode (process ${pid}) uses DATA_DIR ${folder}: stop it, or set DATA_DIR to another folder`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new CannotStart(`DATA_DIR ${folder} is being taken by another process: try again`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (fault) {
    if (isCode(fault, "ENOENT")) return undefined;
    throw fault;
  }
}
