import { execFileSync } from "node:child_process";
import { chownSync, statSync } from "node:fs";
import path from "node:path";
import { CannotStart } from "./cannot-start.ts";

/** How to run PostgreSQL's programs: it refuses to run as root, so root runs them as an ordinary user. */
export type RunAs = {
  /** Gives a folder or file to the user that PostgreSQL runs as. */
  own(path: string): void;
  /** The command and its arguments, and spawn options, for running a program as that user. */
  command(
    program: string,
    args: readonly string[],
  ): readonly [string, readonly string[], { uid?: number; gid?: number }];
};

type Ids = { readonly uid: number; readonly gid: number };

/**
 * Decides who runs PostgreSQL. An ordinary user runs it directly. Root hands it to the owner of existing data, else to
 * `postgres` or `nobody`; when that user cannot enter the folders (a checkout in /root), `setpriv` gives it the right to.
 */
export function runAs(dataFolder: string, binaries: string): RunAs {
  if (process.getuid?.() !== 0) {
    return { own: () => undefined, command: (program, args) => [program, args, {}] };
  }
  const ids = ownerOf(dataFolder) ?? userNamed("postgres") ?? userNamed("nobody") ?? { uid: 65534, gid: 65534 };
  const own = (file: string) => chownSync(file, ids.uid, ids.gid);
  if ([path.dirname(dataFolder), binaries].every((folder) => isReachable(folder, ids))) {
    return { own, command: (program, args) => [program, args, ids] };
  }
  requireSetpriv(dataFolder);
  const drop = ["--securebits=+no_setuid_fixup", `--reuid=${ids.uid}`, `--regid=${ids.gid}`, "--clear-groups"];
  const keep = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return { own, command: (program, args) => ["setpriv", [...drop, ...keep, "--", program, ...args], {}] };
}

function ownerOf(folder: string): Ids | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function userNamed(name: string): Ids | undefined {
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

/** True when the user may pass through the folder and every folder above it. */
function isReachable(folder: string, { uid, gid }: Ids): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false });
  const parent = path.dirname(folder);
  const above = parent === folder || isReachable(parent, { uid, gid });
  if (!stat) return above;
  const pass = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
  return above && (stat.mode & pass) !== 0;
}

function requireSetpriv(dataFolder: string): void {
  try {
    execFileSync("setpriv", ["--version"], { stdio: "ignore" });
  } catch {
    throw new CannotStart(
      `PostgreSQL may not run as root and no other user can reach ${dataFolder}: start as an ordinary user, set DATA_DIR to a folder under /var, or set DATABASE_URL`,
    );
  }
}
