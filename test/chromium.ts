import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";

export type Chromium = { readonly path: string; readonly from: string };

/** Chromium without windows: the same pages for a quarter less of the processor, so it is taken before a whole browser. */
const SHELL = "chromium-headless-shell";
/** A font as wide as Arial, which people's machines have: until Inter comes, pages are laid out for it (`platform/ui/theme/fallback-font.css`). */
const FONTS = "fonts-liberation";
const SYSTEM_NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SYSTEM_FOLDERS = (process.env.PATH ?? "").split(path.delimiter);
const SYSTEM = "the system's";
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
  if (system) return { path: system, from: SYSTEM };
  const own = chromium.executablePath();
  return existsSync(own) ? { path: own, from: "downloaded by playwright-core" } : undefined;
}

/**
 * Finds Chromium, or installs it: as root with apt-get, where the one without windows is asked for also when a whole browser is here;
 * else by playwright-core's own download. Throws when nothing works.
 */
export function requireChromium(say: (line: string) => void): Chromium {
  const here = findChromium();
  const wanted = here && (here.from !== SYSTEM || path.basename(here.path) === SHELL);
  const found = (wanted ? here : installedShell(say)) ?? here ?? downloaded(say);
  if (!hasFonts()) installed(FONTS, say);
  if (!found)
    throw new Error("There is no Chromium here and none could be installed: install one and set CHROMIUM_PATH");
  const version = execFileSync(found.path, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
  say(`Chromium: ${found.path} (${found.from}), ${version}`);
  return found;
}

const installedShell = (say: (line: string) => void): Chromium | undefined =>
  installed(SHELL, say) ? findChromium() : undefined;

/** Where nothing can say which fonts there are, they count as there. */
const hasFonts = (): boolean => {
  const { status, stdout } = spawnSync("fc-list", ["--format=%{family}\n"], { encoding: "utf8" });
  return status !== 0 || /^(?:Arial|Arimo|Helvetica|Liberation Sans)\b/m.test(stdout);
};

/** Installs one of Debian's packages as root; false where that cannot be done. */
function installed(name: string, say: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || !succeeds("apt-get", ["--version"])) return false;
  say(`${name} is not here: installing it with apt-get …`);
  const install = () =>
    succeeds("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], {
      DEBIAN_FRONTEND: "noninteractive",
    });
  return install() || (succeeds("apt-get", ["update", "-q"]) && install());
}

function downloaded(say: (line: string) => void): Chromium | undefined {
  say("Chromium is not here: downloading playwright-core's …");
  succeeds(process.execPath, [path.resolve("node_modules/playwright-core/cli.js"), "install", "chromium"]);
  return findChromium();
}

const succeeds = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(command, args, { stdio: "ignore", timeout: 180_000, env: { ...process.env, ...env } }).status === 0;
