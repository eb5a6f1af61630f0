import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isCode } from "./private-file.ts";

/** True when a process with this number exists, whoever owns it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return isCode(fault, "EPERM");
  }
}

/**
 * The command of a living process, or undefined when it is gone. Process numbers are used again (in a container after
 * every restart), so a number in a file proves nothing by itself. A dead child that nobody collected has an empty
 * command.
 */
export function commandOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

/** When a process started, as the system counts it: together with its number this names one process for good. */
export function startOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    if (process.platform !== "linux") {
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    }
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The second field is the program's name in parentheses and may hold spaces; the start time is the 22nd.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return fields[0] === "Z" ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}
