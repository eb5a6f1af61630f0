import { expect, test } from "vitest";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();

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

test("an address that cannot be read is a problem for a call, and leads a page's visitor to /not-found", async () => {
  const get = (path: string) => fetch(`${server.url}${path}`, { redirect: "manual" });
  const call = await get("/api/schema/getPdf/%E0%A4%A");
  expect([call.status, (await call.json()).kind]).toEqual([400, "Malformed"]);
  expect(call.headers.get("content-type")).toMatch(/^application\/problem\+json/);
  const page = await get("/%E0%A4%A");
  expect([page.status, page.headers.get("location")]).toEqual([307, "/not-found"]);
  for (const answer of [call, page]) expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const asked = async (digits: number) => {
    const answer = await get(`/api/schema/getPdf/${"9".repeat(digits)}`);
    return [answer.status, (await answer.json()).kind];
  };
  expect(await asked(300)).toEqual([400, "Malformed"]);
  // Longer than any part of an address may be: there is no such route.
  expect(await asked(600)).toEqual([404, "NotFound"]);
});

test("a page that names no icon costs no page: the browser's own question leads to the site's", async () => {
  const answer = await fetch(`${server.url}/favicon.ico`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/assets/minimetode/favicon.svg"]);
  expect((await fetch(`${server.url}/assets/minimetode/favicon.svg`)).status).toBe(200);
});
