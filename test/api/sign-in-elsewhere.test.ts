import type { ServerResponse } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { freePort } from "../../platform/server/embedded-database.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";
import { anIdentityProvider } from "./identity-provider.ts";

type Answers = NonNullable<Parameters<typeof anIdentityProvider>[3]>;

/** A server with a provider elsewhere. `another`: a second instance of it, which has not met the provider. */
async function signInElsewhere(answers?: Answers) {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await clone());
  await anAssessment(database.db);
  const ports = [await freePort(), await freePort()];
  const origins = ports.map((port) => `http://localhost:${port}`);
  const provider = opened.use(await anIdentityProvider(database, origins, ["editor", "ukjent"], answers));
  const [port] = ports;
  const server = opened.use(await startTestServer({ clone: database, env: { ...provider.env, PORT: String(port) } }));
  const browser = aBrowser(server);
  const whole = opened.move();
  return {
    ...{ database, provider, server, browser, origin: origins[0] ?? "" },
    another: async () => {
      const env = { ...provider.env, PORT: String(ports[1]) };
      return whole.use(await startTestServer({ clone: database, env }));
    },
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
}

test("people sign in with a provider elsewhere, which knows us by a key, and sign out there as well", async () => {
  await using opened = await signInElsewhere();
  const { browser, origin, provider, database } = opened;
  const { url } = await browser.visit("/login?returnUrl=/sok/?q=a");
  expect(url.href).toBe(`${origin}/sok/?q=a`);
  const { user } = await (await browser.get("/api/session")).json();
  expect(user).toMatchObject({ name: "Kari Utenfra", roles: ["editor"], logoutUrl: `${origin}/logout` });
  const counted = database.db.selectFrom("rate_counter").select("count").where("bucket", "like", "sign-in%");
  expect(await counted.execute()).toEqual([{ count: 1 }]);

  // An instance that was started since, as after an upgrade.
  const another = await opened.another();
  const elsewhere = aBrowser(another, browser.cookies);
  const out = await (await elsewhere.post("/api/logout")).json();
  const logoutUrl = new URL(out.logoutUrl);
  expect(logoutUrl.origin).toBe(provider.issuer);
  expect(logoutUrl.searchParams.get("post_logout_redirect_uri")).toBe(`${another.url}/`);
  expect(logoutUrl.searchParams.get("client_id")).toBe("minimetode");
  expect(logoutUrl.searchParams.get("id_token_hint")).not.toBeNull();
  expect((await (await browser.get("/api/session")).json()).user).toBeNull();
  const asked = await browser.get("/logout");
  expect([asked.status, new URL(asked.headers.get("location") ?? "").origin]).toEqual([302, provider.issuer]);
  expect((await fetch(`${origin}/dev/oidc/.well-known/openid-configuration`)).ok).toBe(false);
});

test("an ID token that the provider has not signed signs nobody in", async () => {
  await using opened = await signInElsewhere((request, response) => {
    if (request.url !== "/jwks") return false;
    response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [] }));
    return true;
  });
  const { response } = await opened.browser.visit("/login");
  expect(response.status).toBe(400);
  expect((await (await opened.browser.get("/api/session")).json()).user).toBeNull();
});

test("of two tabs one renews; while the provider says nothing no connection is held, and nobody is signed out", async () => {
  const asked: string[] = [];
  const hanging: ServerResponse[] = [];
  let isHanging = false;
  await using opened = await signInElsewhere((request, response) => {
    asked.push(request.url ?? "");
    if (isHanging) hanging.push(response);
    return isHanging;
  });
  const { browser, database } = opened;
  await browser.visit("/login");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
  asked.length = 0;
  await Promise.all([browser.get("/login-renewal"), browser.get("/login-renewal")]);
  expect(asked.filter((url) => url === "/token")).toHaveLength(1);

  vi.setSystemTime(Date.now() + 6 * 60_000);
  isHanging = true;
  const renewal = browser.get("/login-renewal");
  await vi.waitFor(() => expect(asked.filter((url) => url === "/token")).toHaveLength(2));
  const { rows } = await database.pool.query(
    "select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  expect(rows).toEqual([]);
  for (const response of hanging) response.destroy();
  expect((await renewal).status).toBe(200);
  expect((await (await browser.get("/api/session")).json()).user.name).toBe("Kari Utenfra");
});

afterEach(() => {
  vi.useRealTimers();
});

test("a provider that does not answer is said in words, and no secret of ours is in the log", async () => {
  await using database = await clone();
  await anAssessment(database.db);
  const nobody = `http://localhost:${await freePort()}`;
  const env = { OIDC_ISSUER: nobody, OIDC_CLIENT_ID: "minimetode", OIDC_CLIENT_SECRET: "hemmelig-hemmelig" };
  await using server = await startTestServer({ clone: database, env });
  const answer = await fetch(`${server.url}/login`, { redirect: "manual" });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("Innlogging er ikke tilgjengelig");
  expect(server.logLines.join("\n")).not.toContain("hemmelig-hemmelig");
});
