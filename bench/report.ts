import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import type { Database } from "../platform/server/database.ts";
import type { Finding } from "./result.ts";

const FILE = path.join(import.meta.dirname, "results.md");

const line = ({ what, measured, limit, holds, absolutes }: Finding): string =>
  `| ${what} | ${measured} | ${limit ?? "(reported)"} | ${limit === null ? "" : holds ? "yes" : "**no**"} | ${absolutes} |`;

/** Every finding beside its limit, as a table in Markdown. */
export const tableOf = (findings: readonly Finding[]): string =>
  ["| what | measured | limit | holds | absolute |", "|---|---|---|---|---|", ...findings.map(line)].join("\n");

/** Writes `bench/results.md`: every finding beside its limit, and on what kind of machine it was found. */
export async function report(findings: readonly Finding[], machine: string, seconds: number): Promise<void> {
  const text = [
    "# Results",
    "",
    "Written by `npm run bench`. Two rates are compared by measuring them in turn, in rounds; shown are medians. What is",
    "asked comes from a process of its own on the same machine. The absolute numbers are this machine's, the ratios travel.",
    "",
    tableOf(findings),
    "",
    `${machine}. The whole bench took ${seconds.toFixed(0)} s.`,
    "",
  ].join("\n");
  await writeFile(FILE, text);
}

export async function machineOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  const version = rows[0]?.version.split(" ")[0];
  const cores = availableParallelism();
  return `${cores} cores shared by server, database and load, Node ${process.versions.node}, PostgreSQL ${version}`;
}
