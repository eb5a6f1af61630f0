import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * A secret in a file that only its owner can read. Made with `make` the first time; two processes that make it at once get the same.
 */
export async function keptSecret(file: string, make: () => string): Promise<string> {
  const kept = await readIfThere(file);
  if (kept !== undefined) return kept;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, make(), { mode: 0o600, flush: true });
  try {
    await link(draft, file); // unlike a rename, this never replaces what another process made first
  } catch (fault) {
    if (!isCode(fault, "EEXIST")) throw fault;
  } finally {
    await rm(draft, { force: true });
  }
  return await readFile(file, "utf8");
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (fault) {
    if (isCode(fault, "ENOENT")) return undefined;
    throw fault;
  }
}

/** True when a fault from the operating system has this code. */
export const isCode = (fault: unknown, ...codes: readonly string[]): boolean =>
  fault instanceof Error && "code" in fault && typeof fault.code === "string" && codes.includes(fault.code);
