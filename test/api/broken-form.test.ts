import { expect, test } from "vitest";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

test("a form body that is no form is the sender's mistake, not ours: 400, and nothing logged as a fault", async () => {
  await using database = await clone({ seed: "demo" });
  await using server = await startTestServer({ clone: database });
  for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
    const answer = await fetch(`${server.url}/start/helseforetak`, {
      method: "POST",
      headers: { "content-type": type, origin: server.url },
      body: "--y\r\nhalf a fo",
    });
    expect([type, answer.status]).toEqual([type, 400]);
  }
  expect(server.logLines.filter((line) => line.includes("a page failed"))).toEqual([]);
});
