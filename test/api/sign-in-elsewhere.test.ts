import { expect, test } from "vitest";
import { freePort } from "../../platform/server/embedded-database.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";
import { anIdentityProvider } from "./identity-provider.ts";

test("people sign in with a provider elsewhere, which knows us by a key, and sign out there as well", async () => {
  await using database = await clone();
  await anAssessment(database.db);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await using provider = await anIdentityProvider(database, [origin], ["editor", "ukjent"]);
  await using server = await startTestServer({ clone: database, env: { ...provider.env, PORT: String(port) } });
  const browser = aBrowser(server);
  const { url } = await browser.visit("/login?returnUrl=/sok/?q=a");
  expect(url.href).toBe(`${origin}/sok/?q=a`);
  const { user } = await (await browser.get("/api/session")).json();
  expect(user).toMatchObject({ name: "Kari Utenfra", roles: ["editor"] });

  const out = await (await browser.post("/api/logout")).json();
  const logoutUrl = new URL(out.logoutUrl);
  expect(logoutUrl.origin).toBe(provider.issuer);
  expect(logoutUrl.searchParams.get("post_logout_redirect_uri")).toBe(`${origin}/`);
  expect(logoutUrl.searchParams.get("client_id")).toBe("minimetode");
  expect((await (await browser.get("/api/session")).json()).user).toBeNull();
  expect((await fetch(`${origin}/dev/oidc/.well-known/openid-configuration`)).ok).toBe(false);
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
