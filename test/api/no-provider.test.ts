import { expect, test } from "vitest";
import { sessionTexts } from "../../features/session/texts.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { clone } from "../clone.ts";
import { startTestServer } from "../server.ts";

test("reachable from outside without an identity provider: reading and links work, and nobody signs in", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database, env: { HOST: "0.0.0.0" } });
  const anybody = aBrowser(server);
  for (const path of ["/login?login_hint=redaktor", "/login-callback?code=a&state=b"]) {
    const refused = await anybody.get(path);
    expect([path, refused.status]).toEqual([path, 503]);
    expect(await refused.text()).toContain(sessionTexts.notSetUp);
  }
  expect((await anybody.get("/login-renewal")).status).toBe(200);
  for (const path of ["/dev/oidc", "/dev/outbox"])
    expect([path, (await anybody.get(path)).headers.get("location")]).toEqual([path, "/not-found"]);
  expect((await anybody.get("/sok/")).status).toBe(200);
  expect((await anybody.get("/api/desk/assessments")).status).toBe(401);

  const { number, seats } = await anAssessment(server.db);
  const initiator = await seatedAs(server, seats[0]?.id ?? "no initiator");
  const details = `/api/schema/GetMethodAssessmentDetails/${number}`;
  expect((await initiator.get(details)).status).toBe(200);
  expect(await (await initiator.post("/api/logout")).json()).toEqual({ logoutUrl: `${server.url}/` });
  expect((await initiator.get(details)).status).toBe(401);
});
