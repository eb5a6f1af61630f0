import { readFile } from "node:fs/promises";
import path from "node:path";
import { DATABASE, USER } from "./embedded-database.ts";
import { startOf } from "./process-identity.ts";

const lineOf = (text: string, line: number): string => text.split("\n")[line]?.trim() ?? "";
const read = (file: string): Promise<string> => readFile(file, "utf8").catch(() => "");

/**
 * The address of the embedded database of a data folder whose app runs now, or null: a command beside the app uses the same database. The
 * fourth line of PostgreSQL's own file is its port, the fifth its folder of sockets.
 */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  const lock = await read(path.join(dataDir, "app.lock"));
  const start = startOf(Number(lineOf(lock, 0)));
  if (start === undefined || start !== lineOf(lock, 1)) return null;
  const [pid, password] = await Promise.all([
    read(path.join(dataDir, "pg", "postmaster.pid")),
    read(path.join(dataDir, "database-password")),
  ]);
  const [port, sockets] = [lineOf(pid, 3), lineOf(pid, 4)];
  if (port === "" || password === "") return null;
  const host = sockets === "" ? "" : `?host=${encodeURIComponent(sockets)}`;
  return `postgres://${USER}:${password.trim()}@127.0.0.1:${port}/${DATABASE}${host}`;
}
