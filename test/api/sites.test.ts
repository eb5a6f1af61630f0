import { describe, expect, test } from "vitest";
import { askedAs } from "../builders/asked-as.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { startTestServer } from "../server.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile({ seed: "demo" });
const assessments = (path: string) => askedAs(server, "minimetode.localhost", path);
const notifications = (path: string) => askedAs(server, "metodevarsel.localhost", path);
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe("the host chooses the site", () => {
  test("title, menu, footer and canonical address are the site's own, also of a kept page", async () => {
    for (const _ of ["rendered", "kept"]) {
      const [one, other] = [(await assessments("/")).text, (await notifications("/")).text];
      expect([titleOf(one), titleOf(other)]).toEqual(["Minimetode", "Metodevarsel"]);
      expect([one.includes("Mine vurderinger"), other.includes("Mine vurderinger")]).toEqual([true, false]);
      const port = new URL(server.url).port;
      expect(other).toContain(`rel="canonical" href="http://metodevarsel.localhost:${port}/"`);
    }
  });

  test("every footer leads to the site's own statements of privacy and accessibility", async () => {
    for (const at of [assessments, notifications])
      for (const path of ["/", "/sok/", "/not-found"]) {
        const footer = (await at(path)).text.split("<footer")[1] ?? "";
        for (const statement of ["/personvern/", "/tilgjengelighet/"]) {
          expect(footer.split(`href="${statement}"`)).toHaveLength(2);
          expect((await at(statement)).status).toBe(200);
        }
      }
  });

  test("a page of one site is not found on the other, and the 404 page is in the site's own frame", async () => {
    expect((await assessments("/artikler/")).status).toBe(200);
    expect((await notifications("/artikler/")).headers.location).toBe("/not-found");
    const missing = await notifications("/not-found");
    expect([missing.status, titleOf(missing.text)]).toEqual([404, "Side ikke funnet – Metodevarsel"]);
  });

  test("the screens of the assessment site are reached there", async () => {
    for (const path of ["/vurdering/?id=1", "/rediger/1/", "/redaksjon/", "/start/helseforetak"]) {
      const { status, headers } = await notifications(path);
      expect([status, headers.location]).toEqual([302, `${server.url}${path}`]);
    }
  });

  test("each site's pages are edited at its own address, and the desk knows them all", async () => {
    // To the login of this site, and back.
    const { status, headers } = await notifications("/redaksjon/innhold/");
    expect([status, headers.location]).toEqual([307, expect.stringMatching(/^\/login\b.*innhold/)]);
    const editor = await signedInAs(server, "redaktor");
    const sites = await (await editor.get("/api/desk/sites")).json();
    const own = server.url.replace("localhost", "metodevarsel.localhost");
    expect(sites).toEqual([
      { name: "Minimetode", url: `${server.url}/redaksjon/innhold/`, isHere: true },
      { name: "Metodevarsel", url: `${own}/redaksjon/innhold/`, isHere: false },
    ]);
  });

  test("its address is configuration", async () => {
    await using elsewhere = await startTestServer({
      clone: database,
      env: { NOTIFICATION_URL: "http://varsel.localhost" },
    });
    expect(titleOf((await askedAs(elsewhere, "varsel.localhost", "/")).text)).toBe("Metodevarsel");
  });
});
