import Fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { MOST_WAITING, openTurns } from "./turns.ts";

afterEach(() => void vi.useRealTimers());

/** Time stands still; turns of the event loop do not. */
const stopTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));
const manyTurns = async () => {
  for (let turn = 0; turn < 20; turn++) await turnOfLoop();
};

async function opened() {
  const app = Fastify();
  const turns = openTurns();
  turns.giveWayTo(app);
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  app.all("/api/thing", async () => {
    arrived.resolve();
    await answered.promise;
    return "ok";
  });
  app.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));
  await app.ready();
  const begun: string[] = [];
  const ask = (name: string) => void turns.next().then(() => begun.push(name));
  return { app, turns, ask, begun, arrived: arrived.promise, answer: () => answered.resolve() };
}

test("pieces are begun in the order in which they were asked for, one at each turn of the loop", async () => {
  const { ask, begun } = await opened();
  for (const name of ["a", "b", "c"]) ask(name);
  while (begun.length < 3) {
    const before = begun.length;
    await turnOfLoop();
    expect(begun.length - before).toBeLessThanOrEqual(1);
  }
  expect(begun).toEqual(["a", "b", "c"]);
});

test("no piece is begun while a call writes, and all are when it is answered", async () => {
  stopTime();
  const { app, ask, begun, arrived, answer } = await opened();
  const write = app.inject({ method: "POST", url: "/api/thing" });
  await arrived;
  ask("a");
  ask("b");
  await manyTurns();
  expect(begun).toEqual([]);
  answer();
  await write;
  await manyTurns();
  expect(begun).toEqual(["a", "b"]);
});

test("a call that reads holds nothing back", async () => {
  stopTime();
  const { app, ask, begun, arrived, answer } = await opened();
  const read = app.inject({ method: "GET", url: "/api/thing" });
  await arrived;
  ask("a");
  await manyTurns();
  expect(begun).toEqual(["a"]);
  answer();
  await read;
});

test("while calls write all the time a piece is begun every 20 ms, and a call that lasts counts for 50 ms", async () => {
  stopTime();
  const { app, ask, begun, arrived, answer } = await opened();
  const write = app.inject({ method: "POST", url: "/api/thing" });
  await arrived;
  for (const name of ["a", "b", "c", "d", "e"]) ask(name);
  await vi.advanceTimersByTimeAsync(20);
  await manyTurns();
  expect(begun).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(20);
  await manyTurns();
  expect(begun).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(10);
  await manyTurns();
  expect(begun).toEqual(["a", "b", "c", "d", "e"]);
  answer();
  await write;
});

test("what is ready goes out at once, while a call writes when that is answered, and after 20 ms at the latest", async () => {
  stopTime();
  const { app, turns, begun, arrived, answer } = await opened();
  const send = (name: string) => turns.send(() => begun.push(name));
  send("a");
  expect(begun).toEqual(["a"]);
  const write = app.inject({ method: "POST", url: "/api/thing" });
  await arrived;
  send("b");
  send("c");
  await manyTurns();
  expect(begun).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(20);
  expect(begun).toEqual(["a", "b", "c"]);
  send("d");
  answer();
  await write;
  await manyTurns();
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("an upload holds nobody back", async () => {
  stopTime();
  const { app, turns, begun, arrived, answer } = await opened();
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const upload = app.inject({ method: "POST", url: "/api/thing", headers });
  await arrived;
  turns.send(() => begun.push("at once"));
  expect(begun).toEqual(["at once"]);
  answer();
  await upload;
});

test("of ready answers no more are held than of pieces", async () => {
  stopTime();
  const { app, turns, begun, arrived, answer } = await opened();
  const write = app.inject({ method: "POST", url: "/api/thing" });
  await arrived;
  for (let each = 0; each < MOST_WAITING; each++) turns.send(() => begun.push("held"));
  turns.send(() => begun.push("at once"));
  expect(begun).toEqual(["at once"]);
  answer();
  await write;
  await manyTurns();
  expect(begun).toHaveLength(MOST_WAITING + 1);
});

test("a piece whose page is given up leaves the queue, and whoever waits after it does not wait for it", async () => {
  stopTime();
  const { app, turns, ask, begun, arrived, answer } = await opened();
  const write = app.inject({ method: "POST", url: "/api/thing" });
  await arrived;
  const page = new AbortController();
  const given = Array.from({ length: MOST_WAITING }, () => turns.next(page.signal));
  await expect(turns.next()).rejects.toThrow("too many pages");
  page.abort(new Error("given up"));
  for (const each of await Promise.allSettled(given)) expect(each).toMatchObject({ status: "rejected" });
  await expect(turns.next(page.signal)).rejects.toThrow("given up");
  ask("a");
  await vi.advanceTimersByTimeAsync(20);
  await manyTurns();
  expect(begun).toEqual(["a"]);
  answer();
  await write;
});
