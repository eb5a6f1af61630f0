import { expect, test } from "vitest";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

test("a server is alive, and ready when it reaches its database", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const live = await fetch(`${server.url}/health/live`);
  const ready = await fetch(`${server.url}/health/ready`);
  expect([live.status, ready.status]).toEqual([200, 200]);
});

test("two servers share one database", async () => {
  await using database = await clone();
  await using first = await startTestServer({ clone: database });
  await using second = await startTestServer({ clone: database });
  expect(second.url).not.toBe(first.url);
  expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);
});
