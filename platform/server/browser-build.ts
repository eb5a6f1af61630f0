import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { languages } from "../pure/language/index.ts";
import type { Starting } from "./starting.ts";

/** Files and folders that the browser's code and the server's renderer are built from, but for the server's own folders in them. */
const BUILT_FROM = [
  "apps/browser",
  "features",
  "platform",
  "vite.config.ts",
  "vite-jitless.ts",
  "vite-language.ts",
  "package-lock.json",
];
const isOfServer = (file: string) => file.split(path.sep).includes("server");
const STAMP = "dist/built-from";

/** A fingerprint of everything that the build reads. */
export const fingerprintOfBuild = (root: string): Promise<string> =>
  fingerprintOf(root, BUILT_FROM, (file) => !isOfServer(file));

/** A fingerprint of files and folders: names and contents, tests left out. */
export async function fingerprintOf(
  root: string,
  places: readonly string[],
  isCounted: (file: string) => boolean = () => true,
): Promise<string> {
  const hash = createHash("sha256");
  const found = (await Promise.all(places.map((place) => filesIn(root, place)))).flat();
  for (const file of found.filter(isCounted)) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

async function filesIn(root: string, place: string): Promise<string[]> {
  const found = await stat(path.join(root, place)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [place];
  const entries = await readdir(path.join(root, place), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

const STEPS = languages.flatMap(
  (language) =>
    [
      [["build", "--mode", language], `what the browser runs (${language})`],
      [["build", "--ssr", "--mode", language], `what the server draws pages with (${language})`],
    ] as const,
);

/** Builds the browser's code when it is not built from these sources, and says how far it is. Returns true when it had to. */
export async function buildWhenStale(root: string, { signal, say }: Starting): Promise<boolean> {
  const stamp = path.join(root, STAMP);
  const fingerprint = await fingerprintOfBuild(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return false;
  say("Building, since the sources have changed: up to a minute, the next start needs none of it …");
  await build(root, { signal, say });
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, fingerprint);
  return true;
}

/** Builds the browser's code and the server's renderer, in each language. */
export async function build(root: string, { signal, say }: Pick<Starting, "signal" | "say">): Promise<void> {
  const vite = path.join(root, "node_modules/vite/bin/vite.js");
  for (const [index, [args, what]] of STEPS.entries()) {
    const from = performance.now();
    await promisify(execFile)(process.execPath, [vite, ...args, "--logLevel", "warn"], { cwd: root, signal });
    say(`  ${index + 1} of ${STEPS.length}: ${what} (${((performance.now() - from) / 1_000).toFixed(0)} s)`);
  }
}
