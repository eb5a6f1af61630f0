import path from "node:path";
import { describe, expect, test } from "vitest";
import { refusedStart } from "../app-process.ts";
import { isGone, startedApps, writeDown, writtenDown } from "./started-apps.ts";

const { started, folder } = startedApps();

describe("after kill -9", () => {
  test("of the app, the next start takes the database over", async () => {
    const app = await started();
    await writeDown(app, "kept");
    await app.end("SIGKILL");
    expect(isGone(app.postmasterPid())).toBe(false);
    expect(await writtenDown(await started())).toEqual([{ what: "kept" }]);
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
