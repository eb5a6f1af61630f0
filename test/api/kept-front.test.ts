import { sql } from "kysely";
import { expect, test } from "vitest";
import { aBrowser } from "../builders/browser.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { keptAnswers } from "../kept-answers.ts";
import { eventually } from "../patience.ts";
import { startTestServer } from "../server.ts";

test("a kept page is answered the same the second time: headers, encodings, 304 and HEAD", async () => {
  await using database = await clone({ seed: "demo" });
  await using server = await startTestServer({ clone: database });
  const get = (headers: Record<string, string> = {}, method = "GET") =>
    fetch(`${server.url}/sok/`, { method, headers: { "accept-encoding": "gzip", ...headers } });
  const first = await get();
  const second = await get();
  const shown = ({ headers }: Response) =>
    [...headers].filter(([name]) => !["date", "connection", "keep-alive"].includes(name)).sort();
  expect(shown(second)).toEqual(shown(first));
  expect(await second.text()).toBe(await first.text());
  expect(await keptAnswers(server)).toBe(1);

  const etag = second.headers.get("etag") ?? "";
  const unchanged = await get({ "if-none-match": etag });
  expect([unchanged.status, unchanged.headers.get("etag"), await unchanged.text()]).toEqual([304, etag, ""]);
  expect(unchanged.headers.get("cache-control")).toBe("no-cache");
  const head = await get({}, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const plain = await get({ "accept-encoding": "identity" });
  expect(plain.headers.has("content-encoding")).toBe(false);

  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('http_kept_answers_total{status="200"} 2\n');
  expect(metrics).toContain('http_kept_answers_total{status="304"} 1\n');
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 2\n');
  await server.stop();
  const counted = server.logLines.flatMap((each) => (each.includes('"kept":true') ? [JSON.parse(each).answers] : []));
  const sum = (status: number) => counted.reduce((total, answers) => total + (answers[status] ?? 0), 0);
  expect([sum(200), sum(304)]).toEqual([2, 1]);
});

test("who has a cookie, or asks after something changed, never meets a kept page", async () => {
  await using database = await clone({ seed: "demo" });
  await using server = await startTestServer({ clone: database });
  const visitor = aBrowser(server);
  await visitor.get("/");
  await visitor.get("/");
  expect(await keptAnswers(server)).toBe(1);
  const editor = await signedInAs(server, "redaktor");
  const own = await editor.get("/");
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect(await own.text()).toContain("Eksempel Redaktør");
  await sql`select pg_notify('content_changed', 'sites')`.execute(database.db);
  await eventually(async () => {
    const before = await keptAnswers(server);
    await visitor.get("/");
    expect(await keptAnswers(server)).toBe(before);
  });
});
