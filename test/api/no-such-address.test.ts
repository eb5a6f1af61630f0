import { afterAll, beforeAll, expect, test } from "vitest";
import { type Clone, clone } from "../clone.ts";
import { startTestServer, type TestServer } from "../server.ts";

let database: Clone;
let server: TestServer;
beforeAll(async () => {
  database = await clone();
  server = await startTestServer({ clone: database });
});
afterAll(async () => {
  await server.stop();
  await database[Symbol.asyncDispose]();
});

test.each([
  ["GET", "/api/finnes-ikke"],
  ["GET", "/api/schema/SaveSchemaItem"],
  ["POST", "/api/schema/finnes-ikke"],
  ["PUT", "/api/schema/SaveSchemaItem"],
  ["DELETE", "/sok/"],
])("%s %s is answered as a problem, never as a page or in the framework's own words", async (method, path) => {
  const answer = await fetch(`${server.url}${path}`, { method, redirect: "manual" });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
  expect(await answer.json()).toMatchObject({ kind: "NotFound", title: "Vi finner ikke dette." });
});
