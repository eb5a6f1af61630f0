import { expect, test } from "vitest";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { clone } from "../clone.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { tablesHolding } from "../tables-holding.ts";
import { aWorld } from "./authorization/world.ts";

const person = "kari.hemmelig@eksempel.no";
const colleague = "ola.hemmelig@eksempel.no";

async function linkIn(server: TestServer, to: string): Promise<string> {
  const mail = (await server.mails()).filter((each) => each.to === to).at(-1);
  const token = /#k=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`no link for ${to}`);
  return token;
}

const keyed = (browser: Browser, path: string, body: object) =>
  browser.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `secrets-${path.replace(/\W/g, "-")}` },
    body: JSON.stringify(body),
  });

/**
 * Signs in step by step, and returns the secrets on the way: our cookies and, apart from them, the identity provider's. The
 * development provider stores its own in the same database, which a real one does not.
 */
async function signIn(browser: Browser) {
  const seen: string[] = [];
  const theirs: string[] = [];
  let path = "/login?login_hint=redaktor";
  for (let step = 0; step < 12; step++) {
    const answer = await browser.get(path);
    for (const [name, value] of browser.cookies) (/^(minimetode|login-)/.test(name) ? seen : theirs).push(value);
    const location = answer.headers.get("location");
    if (!location) break;
    const address = new URL(location, "http://localhost");
    for (const key of ["code", "state", "nonce"]) theirs.push(...address.searchParams.getAll(key));
    path = location;
  }
  return { seen, theirs };
}

test("no secret and no address of a person is in a log line, and no secret stands unhashed in a table", async () => {
  await using database = await clone();
  await using server = await startTestServer({ clone: database });
  const { startForm, organization } = await aWorld(server, 1);
  const links: string[] = [];
  const visitor = aBrowser(server);

  const form = { id: startForm, name: "Kari", title: "Eksempel: hemmelig", assessmentType: "1" };
  const created = await keyed(visitor, "/api/schema/CreateMethodAssessment", {
    ...{ ...form, email: person, organizationId: organization },
  });
  expect(created.status).toBe(200);
  const { id } = await created.json();
  links.push(await linkIn(server, person));
  const inspected = await keyed(visitor, "/api/session/inspect", { token: links[0] });
  const { contributorId } = await inspected.json();
  expect((await keyed(visitor, "/api/session/resend", { assessmentId: id, id: contributorId })).status).toBe(200);
  links.push(await linkIn(server, person));
  expect(new Set(links).size).toBe(2);
  expect((await keyed(visitor, "/api/session/redeem", { token: links[1] })).status).toBe(200);
  const seatCookies = [...visitor.cookies.values()];

  const invited = { id, name: "Ola", email: colleague, role: "librarian", organization };
  expect((await keyed(visitor, "/api/schema/InviteContributor", invited)).status).toBe(200);
  links.push(await linkIn(server, colleague));
  const field = everyItem((await detailsOf(visitor, id)).schema.schemaItems).find((item) => item.blockType === "Text");
  await saveItem(visitor, id, field?.contentGuid ?? "", "Tekst");

  const { seen, theirs } = await signIn(visitor);
  expect((await visitor.get("/api/desk/assessments")).status).toBe(200);
  expect((await visitor.get("/login-renewal")).status).toBe(200);
  await visitor.get("/login-callback?code=hemmelig-kode-i-adressen&state=hemmelig-tilstand");
  await visitor.get("/rediger/1/?k=hemmelig-i-adressen");
  expect((await visitor.post("/api/logout")).status).toBe(200);
  const inAddresses = ["hemmelig-kode-i-adressen", "hemmelig-tilstand", "hemmelig-i-adressen"];

  await server.mails();
  const secrets = [...new Set([...links, ...seatCookies, ...seen, ...inAddresses])].filter((each) => each.length >= 16);
  expect(secrets.length).toBeGreaterThan(8);
  const log = server.logLines.join("\n");
  expect(server.logLines.length).toBeGreaterThan(10);
  expect([...secrets, ...theirs, person, colleague, "kari.hemmelig"].filter((secret) => log.includes(secret))).toEqual(
    [],
  );
  expect(log).not.toMatch(/eyJ[\w-]{10}/);

  const held: string[] = [];
  for (const secret of secrets)
    for (const table of await tablesHolding(database.db, secret)) held.push(`${secret} in ${table}`);
  expect(held).toEqual([]);
  // A signed token is JSON in base64, and begins like this: the identity provider's are kept sealed.
  expect(await tablesHolding(database.db, "eyJhbGciOi")).toEqual([]);
  expect(await tablesHolding(database.db, colleague)).not.toContain("graphile_worker._private_jobs");
});
