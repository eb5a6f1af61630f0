import { once } from "node:events";
import { request } from "node:http";
import { expect, test } from "vitest";
import { anAssessment } from "../builders/an-assessment.ts";
import { seatedAs, signedInAs } from "../builders/signed-in.ts";
import { startTestServer } from "../server.ts";
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
      "permissions-policy": expect.stringContaining("camera=()"),
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

/** The status of a GET with any headers: `fetch` will not lie about the host. */
async function statusOf(path: string, headers: Record<string, string>, from = server): Promise<number> {
  const asked = request(`${from.url}${path}`, { headers });
  asked.end();
  const [answer] = await once(asked, "response");
  answer.resume();
  return answer.statusCode;
}

test("a Host that is no site of ours is 400, and poisons no kept page; /health answers any", async () => {
  const odd = [
    "ond.no",
    "localhost.ond.no",
    "localhost ond.no",
    "localhost:x",
    "127.0.0.1.ond.no",
    "metodevarsel.localhost@ond.no",
  ];
  for (const host of odd) {
    for (const path of ["/", "/api/session", "/sok/", "/login", "/sitemap.xml"])
      expect([host, path, await statusOf(path, { host })]).toEqual([host, path, 400]);
    expect([host, await statusOf("/health/ready", { host })]).toEqual([host, 200]);
  }
  for (const host of ["localhost", "LOCALHOST:1", "minimetode.localhost", "127.0.0.1", "127.0.0.1:3000", "[::1]:3000"])
    expect([host, await statusOf("/", { host })]).toEqual([host, 200]);
});

test("what a trusted proxy says of the host changes no page: the Host header alone chooses the site", async () => {
  await using behind = await startTestServer({ clone: database, env: { TRUST_PROXY: "127.0.0.1,::1" } });
  const titleOf = async (headers: Record<string, string>) => {
    const asked = request(`${behind.url}/`, { headers });
    asked.end();
    const [answer] = await once(asked, "response");
    const html = (await answer.toArray()).join("");
    return /property="og:url" content="([^"]*)"/.exec(html)?.[1];
  };
  const own = await titleOf({});
  await titleOf({ "x-forwarded-host": "metodevarsel.localhost" });
  expect(await titleOf({})).toBe(own);
});

test("/dev and /metrics answer this machine by its own name only, and nobody who was passed on", async () => {
  for (const path of ["/dev/outbox", "/dev/outbox.css", "/dev/oidc/.well-known/openid-configuration", "/metrics"]) {
    expect([path, await statusOf(path, {})]).toEqual([path, 200]);
    expect([path, await statusOf(path, { host: "127.0.0.1:3000" })]).toEqual([path, 200]);
    for (const headers of [
      { host: "ond.no" },
      { host: "127.0.0.1.ond.no" },
      { forwarded: "for=192.0.2.1" },
      { "x-forwarded-for": "192.0.2.1" },
      { "x-forwarded-host": "ond.no" },
      { "x-real-ip": "192.0.2.1" },
      { via: "1.1 proxy" },
    ])
      expect([path, headers, await statusOf(path, headers)]).toEqual([path, headers, 404]);
  }
});

test("another spelling of the same address is hidden too", async () => {
  for (const path of [
    "/%64ev/outbox",
    "/%64%65%76/outbox.css",
    "/de%76/oidc/.well-known/openid-configuration",
    "/%6detrics",
  ]) {
    expect([path, await statusOf(path, { host: "ond.no" })]).toEqual([path, 404]);
    expect([path, await statusOf(path, { "x-forwarded-for": "192.0.2.1" })]).toEqual([path, 404]);
  }
});

test("another spelling of a call's address is counted like the call", async () => {
  await using behind = await startTestServer({ clone: database, env: { TRUST_PROXY: "127.0.0.1,::1" } });
  const statuses = new Set<number>();
  for (let hundred = 0; hundred < 13; hundred++) {
    const calls = Array.from({ length: 100 }, () =>
      statusOf("/%61pi/session", { "x-forwarded-for": "192.0.2.9" }, behind),
    );
    for (const status of await Promise.all(calls)) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
});

test("a Host header that is not ours reaches no mail", async () => {
  const { number, seats } = await anAssessment(database.db, {
    seats: [{ role: "initiator", email: "host@eksempel.no" }],
  });
  const call = request(`${server.url}/api/session/resend`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-host": "ond.no", host: "ond.no" },
  });
  call.end(JSON.stringify({ assessmentId: number, id: seats[0]?.id }));
  const [{ statusCode }] = await once(call, "response");
  expect(statusCode).toBe(400);
  const asked = await fetch(`${server.url}/api/session/resend`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-host": "ond.no" },
    body: JSON.stringify({ assessmentId: number, id: seats[0]?.id }),
  });
  expect(asked.status).toBe(200);
  const mails = (await server.mails()).filter(({ to }) => to === "host@eksempel.no");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`${server.url}/rediger/`);
  expect(mails[0]?.text).not.toContain("ond.no");
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
