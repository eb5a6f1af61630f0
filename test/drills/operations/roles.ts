import type { Finding } from "../../../bench/result.ts";
import { openDatabase } from "../../../platform/server/database.ts";
import { aSentAssessment, atDesk } from "../../builders/desk.ts";
import { signedInAs } from "../../builders/signed-in.ts";
import { untilTrue } from "../stage.ts";
import { complaintOf, launch, launchApp, ownCluster } from "./parts.ts";

const MIGRATE = ["--import", "./apps/server/require-node.mjs", "apps/server/migrate.ts"];
const JOBS_SECONDS = 40;

/** One role owns the tables and migrates, another runs: docs/operations.md, Two roles. */
export async function roles(): Promise<readonly Finding[]> {
  await using opened = new AsyncDisposableStack();
  const cluster = await ownCluster(opened);
  await cluster.run([
    "create role mm_owner login password 'x'",
    "create role mm_app login password 'x'",
    "create database mm owner mm_owner",
  ]);
  await cluster.run(["revoke all on schema public from public", "grant connect on database mm to mm_app"], "mm");
  const env = { DATABASE_URL: cluster.at("mm", "mm_app"), MIGRATE: "never" };
  const early = await launchApp(opened, env);
  const from = performance.now();
  const code = await early.ends(20);
  const lines = complaintOf(early.output());
  const behind: Finding = {
    what: "A start as the running role on an empty database",
    measured: lines.length === 1 ? "one line" : `${lines.length} lines`,
    limit: "one line that names npm run migrate, exit 1, within 10 s",
    holds:
      lines.length === 1 && /npm run migrate/.test(lines[0] ?? "") && code === 1 && performance.now() - from < 10_000,
    absolutes: lines[0] ?? early.output().slice(0, 300),
  };
  const migrated = launch(opened, process.execPath, MIGRATE, {
    DATABASE_MIGRATION_URL: cluster.at("mm", "mm_owner"),
    DATABASE_RUNNING_ROLE: "mm_app",
  });
  if ((await migrated.ends(90)) !== 0) throw new Error(migrated.output());
  const app = await launchApp(opened, { ...env, SEED: "none" });
  if ((await app.isReady()) === null) throw new Error(app.output());
  await aLife(app.url, cluster.at("mm", "mm_app"));
  return [behind, await jobsOf(cluster.at("mm", "mm_owner"), app.output)];
}

/** An assessment from its first word to its publication, as people make it, and the pages that readers open. */
async function aLife(url: string, databaseUrl: string): Promise<void> {
  const { db } = openDatabase(databaseUrl, { max: 2 });
  try {
    const server = { db, url };
    const { number } = await aSentAssessment(server);
    const editor = await signedInAs(server, "redaktor");
    const published = await atDesk(editor, number, "publish", { note: "Første utgave" });
    if (published.status !== 200) throw new Error(`publishing: ${published.status} ${await published.text()}`);
    for (const place of ["/", "/sok/?q=metode", `/vurdering/?id=${number}`, "/redaksjon/", "/api/session"])
      if ((await editor.visit(place)).response.status >= 500) throw new Error(`${place} failed`);
  } finally {
    await db.destroy();
  }
}

/** Every scheduled job is done once, as the running role. */
async function jobsOf(ownerUrl: string, output: () => string): Promise<Finding> {
  const { pool, db } = openDatabase(ownerUrl, { max: 2 });
  try {
    await pool.query(
      `select graphile_worker.add_job(identifier, '{}', job_key => 'drill ' || identifier)
        from graphile_worker._private_known_crontabs`,
    );
    const tried = await untilTrue(async () => {
      const { rows } = await pool.query(
        "select from graphile_worker.jobs where attempts = 0 and starts_with(key, 'drill ')",
      );
      return rows.length === 0;
    }, JOBS_SECONDS);
    const { rows } = await pool.query(
      "select task_identifier, last_error from graphile_worker.jobs where last_error is not null",
    );
    const denied = [...rows.map(({ last_error }) => String(last_error)), ...output().split("\n")].filter((line) =>
      /permission denied|row-level security/.test(line),
    );
    return {
      what: "Refusals of the database, in the life of an assessment and in every scheduled job as the running role",
      measured: String(denied.length),
      limit: "0",
      holds: denied.length === 0 && rows.length === 0 && tried !== null,
      absolutes: denied[0] ?? rows[0]?.last_error ?? "no job failed",
    };
  } finally {
    await db.destroy();
  }
}
