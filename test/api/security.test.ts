import { once } from "node:events";
import { request } from "node:http";
import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

const policyOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get("content-security-policy") ?? "")
      .split(";")
      .map((part) => part.trim().split(" "))
      .map(([name = "", ...values]) => [name, values.join(" ")]),
  );

test("every answer has a policy without inline script, no sniffing, no framing and no other window's hand on it", async () => {
  for (const path of [
    "/",
    "/api/session",
    "/login-renewal",
    "/finnes-ikke",
    "/dev/oidc/.well-known/openid-configuration",
  ]) {
    const response = await fetch(`${server.url}${path}`);
    const policy = policyOf(response);
    expect([path, policy["script-src"]]).toEqual([path, "'self'"]);
    expect(policy).toMatchObject({
      "default-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self' data:",
      "connect-src": "'self'",
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
      "object-src": "'none'",
      "form-action": "'self'",
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(response.headers.has("x-powered-by")).toBe(false);
    expect(response.headers.has("strict-transport-security")).toBe(false);
  }
});

test("private pages tell no other page where the person came from", async () => {
  const policyAt = async (path: string) =>
    (await fetch(`${server.url}${path}`, { redirect: "manual" })).headers.get("referrer-policy");
  for (const path of ["/rediger/1001/?id=a", "/forhandsvisning/?id=1", "/redaksjon/", "/login-renewal"])
    expect([path, await policyAt(path)]).toEqual([path, "no-referrer"]);
  expect(await policyAt("/sok/")).toBe("strict-origin-when-cross-origin");
});

test("a write from another site is refused, whoever's cookie it carries", async () => {
  const { number, seats } = await anAssessment(database.db);
  const { cookie } = await seatedAs(server, seats[0]?.id ?? "");
  const editor = (await signedInAs(server, "redaktor")).cookie;
  const write = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ assessmentId: number, id: "x" });
    const response = await fetch(`${server.url}/api/session/resend`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
    });
    return response.status === 403 ? (await response.json()).kind : response.status;
  };
  for (const headers of [
    { cookie, origin: "https://ond.no" },
    { cookie, origin: "null" },
    { cookie, origin: "http://metodevarsel.localhost:1" },
    { cookie: editor, "sec-fetch-site": "cross-site" },
    { cookie, "sec-fetch-site": "same-site", origin: server.url },
    { cookie },
    { origin: "https://ond.no" },
  ])
    expect([headers, await write(headers)]).toEqual([headers, "CrossSite"]);
  expect(await write({ cookie, origin: server.url })).toBe(200);
  expect(await write({ cookie, origin: "null", "sec-fetch-site": "same-origin" })).toBe(200);
  expect(await write({})).toBe(200);
});

test("a body that is too large, malformed or of another kind gets a clear answer", async () => {
  const send = async (body: string, type = "application/json") => {
    const response = await fetch(`${server.url}/api/session/inspect`, {
      method: "POST",
      body,
      headers: { "content-type": type },
    });
    return [response.status, response.headers.get("content-type"), (await response.json()).kind];
  };
  const problem = "application/problem+json; charset=utf-8";
  expect(await send(JSON.stringify({ token: "x".repeat(1_100_000) }))).toEqual([413, problem, "TooLarge"]);
  expect(await send("{")).toEqual([400, problem, "Malformed"]);
  expect(await send("")).toEqual([400, problem, "Malformed"]);
  expect(await send("[]")).toEqual([400, problem, "Malformed"]);
  expect(await send('{"token":"a","__proto__":{"x":1}}')).toEqual([400, problem, "Malformed"]);
  expect(await send("token=a", "application/x-www-form-urlencoded")).toEqual([415, problem, "WrongContent"]);
});

test("a Host header that is not ours reaches no mail", async () => {
  const { number, seats } = await anAssessment(database.db, {
    seats: [{ role: "initiator", email: "host@eksempel.no" }],
  });
  // `fetch` will not lie about the host.
  const call = request(`${server.url}/api/session/resend`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-host": "ond.no", host: "ond.no" },
  });
  call.end(JSON.stringify({ assessmentId: number, id: seats[0]?.id }));
  const [{ statusCode }] = await once(call, "response");
  expect(statusCode).toBe(200);
  const mail = (await server.mails()).find(({ to }) => to === "host@eksempel.no");
  expect(mail?.text).toContain(`${server.url}/rediger/`);
  expect(mail?.text).not.toContain("ond.no");
});

test("anonymous calls without a cookie ask the database nothing about who they are", async () => {
  await fetch(`${server.url}/api/session`);
  let connections = 0;
  server.platform.pool.on("acquire", () => {
    connections++;
  });
  await fetch(`${server.url}/api/session`);
  expect(connections).toBe(0);
});
