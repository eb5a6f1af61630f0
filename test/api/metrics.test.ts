import { expect, test } from "vitest";
import { serverForFile } from "../server-for-file.ts";

const { server } = await serverForFile();

test("a caller on this machine reads how long each route takes, by its pattern", async () => {
  await fetch(`${server.url}/health/ready?k=kanarifugl`);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/health/ready",status="200"} 1');
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).not.toContain("kanarifugl");
});

test("whoever comes through a proxy finds nothing", async () => {
  const answer = await fetch(`${server.url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.7" } });
  expect(answer.status).toBe(404);
});
