import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** Folders that the browser's code and the server's renderer are built from. */
const SOURCES = ["apps/browser", "features", "platform", "vite.config.ts", "package-lock.json"];
/** What the browser never gets. */
const SERVER = /(^|[\\/])server[\\/]/;
const STAMP = "dist/built-from";

/** A fingerprint of files and folders (by default of everything the build reads): names and contents, tests left out. */
export async function fingerprintOfSources(root: string, sources?: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  const found = (await Promise.all((sources ?? SOURCES).map((source) => filesIn(root, source)))).flat();
  for (const file of sources ? found : found.filter((each) => !SERVER.test(each))) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

async function filesIn(root: string, source: string): Promise<string[]> {
  const found = await stat(path.join(root, source)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [source];
  const entries = await readdir(path.join(root, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Builds the browser's code when it is not built from these sources. Returns true when it had to. */
export async function buildWhenStale(root: string, say: (line: string) => void): Promise<boolean> {
  const stamp = path.join(root, STAMP);
  const fingerprint = await fingerprintOfSources(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return false;
  say("Building what the browser runs (only when it has changed) …");
  const vite = path.join(root, "node_modules/vite/bin/vite.js");
  for (const args of [["build"], ["build", "--ssr"]]) {
    await promisify(execFile)(process.execPath, [vite, ...args, "--logLevel", "warn"], { cwd: root });
  }
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, fingerprint);
  return true;
}
