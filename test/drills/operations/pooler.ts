import { execFileSync } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Finding } from "../../../bench/result.ts";
import { openDatabase } from "../../../platform/server/database.ts";
import { freePort } from "../../../platform/server/embedded-database.ts";
import { aSentAssessment, atDesk } from "../../builders/desk.ts";
import { signedInAs } from "../../builders/signed-in.ts";
import { untilTrue } from "../stage.ts";
import {
  type App,
  type Cluster,
  complaintOf,
  launch,
  launchApp,
  ownCluster,
  ownFolder,
  programAt,
  skipped,
} from "./parts.ts";

const ROUNDS = 5;
const MOST_MS = 1_000;

/** PgBouncer in transaction mode: with two addresses all is as without it, with one a start says what is missing. */
export async function pooler(): Promise<readonly Finding[]> {
  const program = programAt("pgbouncer");
  if (!program) return skipped("pgbouncer");
  await using opened = new AsyncDisposableStack();
  const cluster = await ownCluster(opened);
  await cluster.run(["create role mm login superuser password 'x'", "create database mm owner mm"]);
  const direct = cluster.at("mm", "mm");
  const strict = await pgbouncer(opened, program, cluster, "");
  const lax = await pgbouncer(opened, program, cluster, "ignore_startup_parameters = statement_timeout,options");
  return [
    await refused(opened, strict, "refuses statement_timeout: set DATABASE_DIRECT_URL"),
    await refused(opened, lax, "loses notifications: set DATABASE_DIRECT_URL"),
    await withBoth(opened, strict, direct),
  ];
}

/** The address of the database through a PgBouncer of its own. It does not run as root. */
async function pgbouncer(opened: AsyncDisposableStack, program: string, { url }: Cluster, setting: string) {
  const folder = await ownFolder(opened);
  const port = await freePort();
  await writeFile(path.join(folder, "users"), '"mm" "x"\n');
  await writeFile(
    path.join(folder, "pgbouncer.ini"),
    `[databases]\nmm = host=127.0.0.1 port=${url.port} dbname=mm\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}
auth_type = plain\nauth_file = ${folder}/users\npool_mode = transaction\nunix_socket_dir =\n${setting}\n`,
  );
  await chmod(folder, 0o755);
  const uid = process.getuid?.() === 0 ? Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" })) : undefined;
  launch(opened, program, [path.join(folder, "pgbouncer.ini")], {}, uid);
  return `postgres://mm:x@127.0.0.1:${port}/mm`;
}

async function refused(opened: AsyncDisposableStack, url: string, sentence: string): Promise<Finding> {
  const from = performance.now();
  const app = await launchApp(opened, { DATABASE_URL: url });
  const code = await app.ends(20);
  const seconds = (performance.now() - from) / 1_000;
  const lines = complaintOf(app.output());
  return {
    what: `A start with a pooler in transaction mode alone that ${sentence.split(":")[0]}`,
    measured: code === 1 ? `${seconds.toFixed(1)} s` : `exit ${code}`,
    limit: "at most 10 s, one line",
    holds: code === 1 && seconds <= 10 && lines.length === 1 && (lines[0] ?? "").includes(sentence),
    absolutes: lines[0] ?? app.output().slice(0, 300),
  };
}

async function withBoth(opened: AsyncDisposableStack, pooled: string, direct: string): Promise<Finding> {
  const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, SEED: "none", PUBLIC_URL: "http://localhost:4998" };
  const one = await launchApp(opened, env);
  if ((await one.isReady()) === null) throw new Error(one.output());
  const other = await launchApp(opened, env);
  if ((await other.isReady()) === null) throw new Error(other.output());
  const { db } = openDatabase(direct, { max: 2 });
  const times: number[] = [];
  try {
    const server = { db, url: one.url };
    const editor = await signedInAs(server, "redaktor");
    for (let round = 0; round < ROUNDS; round++) {
      const { number } = await aSentAssessment(server);
      const read = () => readsEdition(other, number);
      await read();
      const from = performance.now();
      await atDesk(editor, number, "publish", { note: "Første utgave" });
      const seen = await untilTrue(read, 10);
      times.push(seen === null ? Number.POSITIVE_INFINITY : performance.now() - from);
    }
  } finally {
    await db.destroy();
  }
  const slowest = Math.max(...times);
  const faults = [one, other]
    .flatMap(({ output }) => output().split("\n"))
    .filter((line) => /"level":(50|60)/.test(line));
  return {
    what: "A publication on one instance is read on the other, through a pooler with both addresses",
    measured: `${slowest.toFixed(0)} ms`,
    limit: `at most ${MOST_MS} ms after the call began, ${ROUNDS} of ${ROUNDS}`,
    holds: slowest <= MOST_MS && faults.length === 0,
    absolutes: faults[0] ?? `the fastest ${Math.min(...times).toFixed(0)} ms; no fault in either log`,
  };
}

async function readsEdition({ url }: App, number: number): Promise<boolean> {
  const answer = await fetch(`${url}/api/methodassessment/GetAssessment?id=${number}`);
  const { shows } = await answer.json();
  return shows === "published";
}
