import { chmod, chown, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ordinaryUid } from "../app-process.ts";
import { eventually } from "../patience.ts";
import { query, startedApps, writeDown, writtenDown } from "./started-apps.ts";

const { started, folder, dataDir } = startedApps();

test("a database server that is killed is started again, and 503 is answered until then", async () => {
  const app = await started();
  await writeDown(app, "kept");
  // Without its settings it cannot start before we have seen that it is away.
  const settings = path.join(dataDir(), "pg/postgresql.conf");
  await rename(settings, `${settings}.away`);
  process.kill(app.postmasterPid(), "SIGKILL");
  await eventually(async () => expect(await app.answersReady()).toBe(503));
  await rename(`${settings}.away`, settings);
  await eventually(async () => expect(await app.answersReady()).toBe(200));
  expect(await writtenDown(app)).toEqual([{ what: "kept" }]);
  await query(app, "select graphile_worker.add_job('mail', '{}')");
  const tried = () => query(app, "select from graphile_worker.jobs where attempts > 0 and task_identifier = 'mail'");
  await eventually(async () => expect(await tried()).toHaveLength(1));
});

describe("an ordinary user", () => {
  const uid = ordinaryUid();

  test.skipIf(uid === undefined)("starts it, stops it, and starts it again", async () => {
    const home = path.join(folder(), "ordinary");
    await mkdir(home);
    await chmod(folder(), 0o755);
    await chown(home, uid ?? 0, uid ?? 0);
    const as = { dataDir: path.join(home, "var"), ...(uid === undefined ? {} : { uid }) };
    const first = await started(as);
    await writeDown(first, "kept");
    expect((await first.end("SIGTERM")).code).toBe(0);
    const second = await started(as);
    expect(await writtenDown(second)).toEqual([{ what: "kept" }]);
  });
});
