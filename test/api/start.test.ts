import { once } from "node:events";
import { chmod, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ordinaryUid, refusedStart, startAppProcess } from "../app-process.ts";
import { eventually } from "../patience.ts";
import { isGone, startedApps, writeDown, writtenDown } from "./started-apps.ts";

const { started, folder, dataDir } = startedApps();

test("the first start makes everything, says where it is, and SIGTERM stops all of it", async () => {
  const app = await started();
  const postmaster = app.postmasterPid();
  // It answers a little before it says so.
  await eventually(() => expect(app.output()).toContain(`${app.url}/start/helseforetak`));
  for (const account of ["redaktor", "admin", "forfatter", "fagfelle"]) {
    expect(app.output()).toContain(`login_hint=${account}`);
  }
  expect((await stat(path.join(dataDir(), "database-password"))).mode & 0o077).toBe(0);
  expect(app.output()).not.toContain(await readFile(path.join(dataDir(), "database-password"), "utf8"));
  expect((await app.end("SIGTERM")).code).toBe(0);
  expect(isGone(postmaster)).toBe(true);
});

test("a second start has what the first one wrote", async () => {
  const first = await started();
  await writeDown(first, "kept");
  await first.end("SIGINT");
  const second = await started();
  expect(await writtenDown(second)).toEqual([{ what: "kept" }]);
});

describe("one clear line and exit 1", () => {
  const oneLine = async (env: Record<string, string>, at = dataDir()) => {
    const { code, output } = await refusedStart({ dataDir: at, env });
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
    return output;
  };

  test("when the port is taken", async () => {
    const other: Server = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = address && typeof address === "object" ? String(address.port) : "";
    expect(await oneLine({ PORT: port })).toContain(`Port ${port} on 127.0.0.1 is taken`);
    other.close();
  });

  test("when the data folder cannot be written", async () => {
    const file = path.join(folder(), "file");
    await writeFile(file, "");
    expect(await oneLine({}, path.join(file, "var"))).toContain("cannot be written");
  });

  test.skipIf(process.platform !== "linux")("when nothing can be made there, instead of trying for ever", async () => {
    for (const at of ["/proc/minimetode", "/proc/minimetode/var"])
      expect(await oneLine({}, at)).toContain("cannot be written");
    expect(await oneLine({ STORAGE_URL: "file:/proc/minimetode" })).toContain("STORAGE_URL");
  });

  test("at once when the database refuses the password, without it, or does not exist", async () => {
    const url = new URL((await started()).databaseUrl());
    const output = await oneLine({ DATABASE_URL: Object.assign(new URL(url), { password: "hemmelig" }).href });
    expect(output).toContain("DATABASE_URL does not work (28P01)");
    expect(output).not.toContain("hemmelig");
    expect(await oneLine({ DATABASE_URL: Object.assign(url, { pathname: "/none" }).href })).toContain("create it");
  });

  test("when somebody else made the files of the data folder: a copy that root made", async () => {
    const copy = path.join(folder(), "copy");
    await mkdir(path.join(copy, "pg"), { recursive: true });
    await writeFile(path.join(copy, "pg", "PG_VERSION"), "18");
    const uid = ordinaryUid();
    if (process.getuid?.() !== 0) return;
    expect(await oneLine({}, copy)).toMatch(/pg belongs to root: give it to postgres .* with chown -R/);
    if (uid === undefined) return;
    for (const each of [folder(), copy]) await chmod(each, 0o777);
    const { code, output } = await refusedStart({ dataDir: copy, uid });
    expect([code, output]).toEqual([1, expect.stringMatching(/^[^\n]*pg belongs to root: give it to nobody[^\n]*\n$/)]);
  });

  test("when a variable is wrong", async () => {
    expect(await oneLine({ PORT: "tretusen" })).toContain("PORT must be a number from 1 to 65535");
  });

  test("when another app uses the data folder", async () => {
    const app = await started();
    expect(await oneLine({})).toContain(`process ${app.pid}`);
    expect(await app.answersReady()).toBe(200);
  });

  test("when the password of the database is lost", async () => {
    const file = path.join(dataDir(), "database-password");
    await rename(file, `${file}.away`);
    expect(await oneLine({})).toContain("put the file back");
    await rename(`${file}.away`, file);
  });
});

test("two apps on a database of their own share it", async () => {
  const owner = await started();
  const shared = { DATABASE_URL: owner.databaseUrl() };
  const other = await startAppProcess({ dataDir: path.join(folder(), "other"), env: shared });
  expect(await other.answersReady()).toBe(200);
  expect((await other.end("SIGTERM")).code).toBe(0);
  expect(await owner.answersReady()).toBe(200);
});
