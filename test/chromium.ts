import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";

export type Chromium = { readonly path: string; readonly from: string };

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SYSTEM_FOLDERS = (process.env.PATH ?? "").split(path.delimiter);
const MAC_APPS = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** The Chromium that is here already: `CHROMIUM_PATH`, the system's, or one that playwright-core downloaded before. */
export function findChromium(): Chromium | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { path: named, from: "CHROMIUM_PATH" };
  const candidates = [
    ...SYSTEM_NAMES.flatMap((name) => SYSTEM_FOLDERS.map((folder) => path.join(folder, name))),
    ...MAC_APPS,
  ];
  const system = candidates.find((file) => existsSync(file));
  if (system) return { path: system, from: "the system's" };
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? { path: downloaded, from: "downloaded by playwright-core" } : undefined;
}

/** Finds Chromium, or installs it: with apt-get as root, else by playwright-core's own download. Throws when neither works. */
export function requireChromium(say: (line: string) => void): Chromium {
  const found = findChromium() ?? installed(say);
  if (!found)
    throw new Error("There is no Chromium here and none could be installed: install one and set CHROMIUM_PATH");
  const version = execFileSync(found.path, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
  say(`Chromium: ${found.path} (${found.from}), ${version}`);
  return found;
}

function installed(say: (line: string) => void): Chromium | undefined {
  if (process.getuid?.() === 0 && succeeds("apt-get", ["--version"])) {
    say("Chromium is not here: installing the system's with apt-get …");
    succeeds("apt-get", ["update", "-q"]);
    const options = ["install", "-y", "-q", "--no-install-recommends"];
    if (succeeds("apt-get", [...options, "chromium"], { DEBIAN_FRONTEND: "noninteractive" })) {
      const system = findChromium();
      if (system) return system;
    }
  }
  say("Chromium is not here: downloading playwright-core's …");
  succeeds(process.execPath, [path.resolve("node_modules/playwright-core/cli.js"), "install", "chromium"]);
  return findChromium();
}

const succeeds = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(command, args, { stdio: "ignore", env: { ...process.env, ...env } }).status === 0;
