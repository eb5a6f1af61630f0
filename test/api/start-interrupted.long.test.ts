import { rename } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { refusedStart } from "../app-process.ts";
import { eventually } from "../patience.ts";
import { isGone, query, startedApps, writeDown, writtenDown } from "./started-apps.ts";

const { started, folder, dataDir } = startedApps();

describe("after kill -9", () => {
  test("of the app, the next start takes the database over", async () => {
    const app = await started();
    await writeDown(app, "kept");
    await app.end("SIGKILL");
    expect(isGone(app.postmasterPid())).toBe(false);
    expect(await writtenDown(await started())).toEqual([{ what: "kept" }]);
  });

  test("of the database server, the app starts it again and answers 503 until then", async () => {
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

  test("of both, the next start recovers", async () => {
    const app = await started();
    await writeDown(app, "kept");
    process.kill(app.pid, "SIGKILL");
    process.kill(app.postmasterPid(), "SIGKILL");
    await app.end("SIGKILL");
    expect(await writtenDown(await started())).toEqual([{ what: "kept" }]);
  });
});

test("a signal that comes while it starts stops it, and the next start is as good as new", async () => {
  const anew = path.join(folder(), "interrupted");
  const { code } = await refusedStart({ dataDir: anew, signalAfter: "database-password" });
  expect(code).toBe(0);
  expect(await (await started({ dataDir: anew })).answersReady()).toBe(200);
});
