import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { Finding } from "../../../bench/result.ts";
import { freePort } from "../../../platform/server/embedded-database.ts";
import { pause } from "../stage.ts";
import { launchApp, ownCluster } from "./parts.ts";

const LATE_MS = 12_000;
const MOST_MS = 15_000;

/** A database that comes late is waited for, and SIGTERM is heard whatever a start waits for. */
export async function start(): Promise<readonly Finding[]> {
  await using opened = new AsyncDisposableStack();
  const cluster = await ownCluster(opened);
  await cluster.run(["create database late"]);
  return [await lateDatabase(opened, cluster.url, cluster.at("late")), ...(await signals(opened, cluster))];
}

async function lateDatabase(opened: AsyncDisposableStack, behind: URL, address: string): Promise<Finding> {
  const port = await freePort();
  const door = createServer((outside) => {
    const inside = connect(Number(behind.port), behind.hostname);
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ] as const)
      from.on("error", () => to.destroy()).pipe(to);
  });
  const app = await launchApp(opened, {
    DATABASE_URL: Object.assign(new URL(address), { port: String(port) }).href,
    SEED: "none",
  });
  await pause(LATE_MS);
  door.listen(port, "127.0.0.1");
  opened.defer(() => void door.close());
  const ready = await app.isReady(60);
  const said = app.output().includes("waiting for DATABASE_URL: refused");
  app.child.kill("SIGTERM");
  await app.ends(30);
  return {
    what: `Starting with a database that comes ${LATE_MS / 1_000} s late`,
    measured: ready === null ? "never ready" : "ready",
    limit: "ready, and it says what it waits for",
    holds: ready !== null && said,
    absolutes: said ? "it said so" : app.output().slice(0, 300),
  };
}

/** What a start waits for, and how it is made to wait. */
async function signals(opened: AsyncDisposableStack, cluster: Awaited<ReturnType<typeof ownCluster>>) {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  opened.defer(() => void silent.close());
  const address = silent.address();
  const silentPort = typeof address === "object" && address !== null ? address.port : 0;
  await cluster.run(["create database held"]);
  const refused = `postgres://x@127.0.0.1:${await freePort()}/x`;
  const phases = [
    ["a database that refuses", { DATABASE_URL: refused }, 1_500],
    ["a database that says nothing", { DATABASE_URL: `postgres://x@127.0.0.1:${silentPort}/x` }, 1_500],
    ["another instance that migrates", { DATABASE_URL: cluster.at("held") }, 7_000],
    ["the embedded database", {}, 800],
    ["migration and example content", { DATABASE_URL: cluster.at("late"), SEED: "demo" }, 4_000],
  ] as const;
  const { default: pg } = await import("pg");
  const holder = new pg.Client({ connectionString: cluster.at("held") });
  await holder.connect();
  await holder.query("select pg_advisory_lock(727001)");
  const slowest: { ms: number; what: string } = { ms: 0, what: "" };
  const codes: (number | null | undefined)[] = [];
  for (const [what, env, after] of phases) {
    const app = await launchApp(opened, env);
    await pause(after);
    const from = performance.now();
    app.child.kill("SIGTERM");
    codes.push(await app.ends(MOST_MS / 1_000 + 5));
    const ms = performance.now() - from;
    if (ms > slowest.ms) Object.assign(slowest, { ms, what });
  }
  await holder.end();
  const clean = codes.every((code) => code === 0);
  const finding: Finding = {
    what: `SIGTERM in ${phases.length} phases of a start, the slowest end`,
    measured: `${(slowest.ms / 1_000).toFixed(1)} s`,
    limit: `at most ${MOST_MS / 1_000} s, each with 0`,
    holds: clean && slowest.ms <= MOST_MS,
    absolutes: `${slowest.what}; exit codes ${codes.join(" ")}`,
  };
  return [finding];
}
