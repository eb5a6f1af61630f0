import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Finding } from "../../../bench/result.ts";
import { openDatabase } from "../../../platform/server/database.ts";
import { freePort } from "../../../platform/server/embedded-database.ts";
import { type Desk, desksIn, pause, untilTrue } from "../stage.ts";
import { openLine, save } from "../writer.ts";
import { type App, launch, launchApp, ownCluster, ownFolder, programAt, skipped, statusOf } from "./parts.ts";

const A_SECOND = 20;
/** Until a balancer has seen that an instance is back. */
const SEEN_MS = 5_000;

type Balancer = {
  readonly name: string;
  readonly packageName: string;
  config(folder: string, port: number, behind: readonly string[]): string;
  args(file: string, folder: string): readonly string[];
};

const nginx: Balancer = {
  name: "nginx",
  packageName: "nginx-light",
  args: (file, folder) => ["-p", folder, "-e", path.join(folder, "error.log"), "-c", file, "-g", "daemon off;"],
  config: (folder, port, behind) => `pid ${folder}/pid; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream minimetode { zone minimetode 64k; ${behind.map((each) => `server ${each} max_fails=1 fail_timeout=2s;`).join(" ")} keepalive 64; }
  server { listen 127.0.0.1:${port}; client_max_body_size 26m; proxy_http_version 1.1; proxy_set_header Connection "";
    proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_connect_timeout 2s; proxy_read_timeout 60s;
    location / { proxy_pass http://minimetode; proxy_next_upstream error timeout http_503; proxy_next_upstream_tries 2; } } }
`,
};

const haproxy: Balancer = {
  name: "haproxy",
  packageName: "haproxy",
  args: (file) => ["-db", "-f", file],
  config: (_folder, port, behind) => `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 4s
  option redispatch
  retries 2
  retry-on conn-failure empty-response 503
  option forwardfor
frontend in
  bind 127.0.0.1:${port}
  default_backend minimetode
backend minimetode
  balance leastconn
  option httpchk GET /health/ready
  http-check expect status 200
  default-server inter 1s downinter 500ms fall 2 rise 1 check
${behind.map((each, index) => `  server app${index} ${each}`).join("\n")}
`,
};

/** Two production instances behind a balancer, restarted in turn under load: no request fails, and no save that was acknowledged is lost. */
export async function balancer(): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const each of [nginx, haproxy]) {
    const program = programAt(each.name);
    findings.push(...(program ? [await rolled(each, program)] : skipped(each.name, each.packageName)));
  }
  return findings;
}

async function rolled(kind: Balancer, program: string): Promise<Finding> {
  await using opened = new AsyncDisposableStack();
  const cluster = await ownCluster(opened);
  await cluster.run(["create database mm"]);
  const [front, ...ports] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${front}`;
  const files = await ownFolder(opened);
  const env = {
    NODE_ENV: "production",
    PUBLIC_URL: url,
    DATABASE_URL: cluster.at("mm"),
    STORAGE_URL: `file:${files}`,
    OIDC_ISSUER: "http://localhost:9",
    OIDC_CLIENT_ID: "minimetode",
    OIDC_CLIENT_SECRET: "x",
    SMTP_URL: "smtp://127.0.0.1:9",
    TRUST_PROXY: "127.0.0.1,::1",
    OUTBOX_KEY: Buffer.alloc(32, 7).toString("base64"),
  };
  // Not "localhost", which may be the other family of addresses.
  const start = (port: number) => launchApp(opened, { ...env, HOST: "127.0.0.1", PORT: String(port) });
  const isUp = (port: number) =>
    untilTrue(async () => (await statusOf(`http://127.0.0.1:${port}/health/live`)) === 200, 60);
  const apps: App[] = [];
  for (const port of ports) {
    apps.push(await start(port));
    if ((await isUp(port)) === null) throw new Error(apps.at(-1)?.output());
  }
  await launchBalancer(opened, kind, program, front ?? 0, ports);
  const { db, pool } = openDatabase(cluster.at("mm"), { max: 2 });
  opened.defer(() => db.destroy());
  const desks = await desksIn({ db, pool }, 4);
  const load = underLoad(url, desks);
  await pause(2_000);
  for (const [index, port] of ports.entries()) {
    apps[index]?.child.kill("SIGTERM");
    await apps[index]?.ends(60);
    await start(port);
    await isUp(port);
    await pause(SEEN_MS);
  }
  const { asked, failed, acknowledged } = await load.stop();
  const rows = await db.selectFrom("history").select("value").where("kind", "=", "block").execute();
  const stored = new Set<unknown>(rows.map(({ value }) => value));
  const lost = acknowledged.filter((value) => !stored.has(value)).length;
  return {
    what: `Failed requests in a rolling restart of two production instances behind ${kind.name}, ${A_SECOND} a second`,
    measured: String(failed.length),
    limit: "0, and no acknowledged save lost",
    holds: failed.length === 0 && lost === 0 && acknowledged.length > 0,
    absolutes: `of ${asked}; ${lost} of ${acknowledged.length} saves lost ${[...new Set(failed)].join(" ")}`,
  };
}

async function launchBalancer(
  opened: AsyncDisposableStack,
  kind: Balancer,
  program: string,
  front: number,
  ports: readonly number[],
): Promise<void> {
  const folder = await ownFolder(opened);
  for (const name of ["body", "proxy"]) await mkdir(path.join(folder, name));
  const file = path.join(folder, "balancer.conf");
  const behind = ports.map((port) => `127.0.0.1:${port}`);
  await writeFile(file, kind.config(folder, front, behind));
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", "nobody", folder]);
  const uid = process.getuid?.() === 0 ? Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" })) : undefined;
  const launched = launch(opened, program, kind.args(file, folder), {}, uid);
  const answers = await untilTrue(async () => (await statusOf(`http://127.0.0.1:${front}/health/live`)) === 200, 20);
  if (answers === null) throw new Error(`${kind.name}: ${launched.output()}`);
}

/** Saves and reads at a steady rate, each over a line of its own, until it is told to stop. */
function underLoad(url: string, desks: readonly Desk[]) {
  const pending: Promise<void>[] = [];
  const failed: string[] = [];
  const acknowledged: string[] = [];
  const lines = desks.map((_, index) => openLine(url, `192.0.2.${index + 1}`));
  let asked = 0;
  const one = async () => {
    const index = asked++ % desks.length;
    const [line, desk] = [lines[index], desks[index]];
    if (!line || !desk) return;
    const isSave = asked % 3 !== 0;
    const { asked: answer, value } = isSave ? await save(line, desk) : { asked: await line.get("/om-oss/"), value: "" };
    if (answer.kind === "lost") failed.push(answer.code);
    else if (answer.status >= 400) failed.push(String(answer.status));
    else if (isSave) acknowledged.push(value);
  };
  const timer = setInterval(() => void pending.push(one()), 1_000 / A_SECOND);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(pending);
      for (const line of lines) line[Symbol.dispose]();
      return { asked, failed, acknowledged };
    },
  };
}
