import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { defaultLimits, forgetOldCounters, networkOf, openLimits } from "../../platform/server/rate-limit/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { type Clone, clone } from "../clone.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { tablesHolding } from "../tables-holding.ts";

const table = { ...defaultLimits, "sign-in": { max: 2, seconds: 3600 }, "resend-to-seat": { max: 1, seconds: 3600 } };

const limitsOf = ({ db }: Clone) => openLimits(db, table);

test("a limit is shared by all instances, counts each address by itself and says when to come back", async () => {
  await using database = await clone();
  const [one, other] = [limitsOf(database).byAddress("sign-in"), limitsOf(database).byAddress("sign-in")];
  const address = "192.0.2.1";
  expect([await one({ address }), await other({ address })]).toEqual([null, null]);
  const refused = await one({ address });
  expect(refused).toEqual({ kind: "TooMany", retryAfter: expect.any(Number) });
  const retryAfter = refused?.kind === "TooMany" ? refused.retryAfter : 0;
  expect(retryAfter).toBeGreaterThan(3000);
  expect(retryAfter).toBeLessThanOrEqual(3780);
  expect(await other({ address: "192.0.2.200" })).toBeNull();
  expect(await tablesHolding(database.db, "192.0.2")).toEqual([]);
});

test("calls at the same moment are all counted", async () => {
  await using database = await clone();
  const limit = limitsOf(database).byAddress("resend-to-seat");
  /** How many of eight are counted; again when one part of the hour ended meanwhile, since those of the next may not see them. */
  const counted = async (attempt = 1): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => limit({ address: `192.0.2.${attempt}` })));
    const parts = await database.db.deleteFrom("rate_counter").returning("count").execute();
    return parts.length > 1 ? counted(attempt + 1) : answers.filter((refusal) => refusal === null).length;
  };
  expect(await counted()).toBe(1);
});

/** As if so many minutes had passed since what was counted. */
const minutesLater = ({ db }: Clone, minutes: number) =>
  sql`update rate_counter set window_start = window_start - make_interval(mins => ${minutes})`.execute(db);

test("an hour is the hour before the call, whatever the clock shows", async () => {
  await using database = await clone();
  const limit = limitsOf(database).byAddress("sign-in");
  const address = "192.0.2.1";
  const call = async () => (await limit({ address }))?.kind ?? "counted";
  expect(await call()).toBe("counted");
  await minutesLater(database, 30);
  expect(await call()).toBe("counted");
  await minutesLater(database, 10);
  expect(await call()).toBe("TooMany");
  const refused = await limit({ address });
  const minutes = refused?.kind === "TooMany" ? refused.retryAfter / 60 : 0;
  // Until the first of the two is an hour old.
  expect(minutes).toBeGreaterThan(15);
  expect(minutes).toBeLessThanOrEqual(23);
  await minutesLater(database, 15);
  expect(await call()).toBe("TooMany");
  await minutesLater(database, 9);
  expect([await call(), await call()]).toEqual(["counted", "TooMany"]);
});

test("a call that is refused is not counted: who asks again and again gets in when the time is over", async () => {
  await using database = await clone();
  const limit = limitsOf(database).byAddress("sign-in");
  for (let each = 0; each < 9; each++) await limit({ address: "192.0.2.1" });
  expect(await database.db.selectFrom("rate_counter").select(sql`sum(count)::int`.as("sum")).execute()).toEqual([
    { sum: 2 },
  ]);
});

test("what was counted is forgotten after a day", async () => {
  await using database = await clone();
  const limit = limitsOf(database).byAddress("sign-in");
  await limit({ address: "192.0.2.1" });
  await minutesLater(database, 24 * 60);
  await forgetOldCounters(database.db);
  expect(await database.db.selectFrom("rate_counter").select("count").execute()).toEqual([{ count: 1 }]);
  await minutesLater(database, 2 * 60);
  await forgetOldCounters(database.db);
  expect(await database.db.selectFrom("rate_counter").select("count").execute()).toEqual([]);
});

test("a /64 of IPv6 addresses counts as one", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8::9")).toBe("2001:db8:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});

const servers: AsyncDisposable[] = [];
afterAll(async () => {
  for (const each of servers.reverse()) await each[Symbol.asyncDispose]();
});

async function aServer(): Promise<{ readonly database: Clone; readonly server: TestServer }> {
  const database = await clone({ seed: "demo" });
  const server = await startTestServer({ clone: database });
  servers.push(database, server);
  return { database, server };
}

/** A start form's fields, as the call and as the form post take them, with a title of its own. */
async function aStart(server: TestServer) {
  const query = new URLSearchParams({ contentUrl: "/start/helseforetak", matchExact: "true", expand: "*" });
  const [page] = await (await fetch(`${server.url}/api/episerver/v3.0/content?${query}`)).json();
  const [group] = page.organizationOptions;
  let started = 0;
  const fields = () => ({
    title: `Eksempel ${++started}`,
    name: "Kari Eksempel",
    email: `kari${started}@eksempel.no`,
    organizationId: String(group.subItems[0]?.value ?? group.value),
  });
  const browser = aBrowser(server);
  return {
    call: () =>
      browser.post("/api/schema/CreateMethodAssessment", { ...fields(), id: page.contentLink.id, assessmentType: "1" }),
    form: () => browser.fetch("/start/helseforetak", { method: "POST", body: new URLSearchParams(fields()) }),
  };
}

test("a start form that is posted without script meets the limit of the call: both are counted together", async () => {
  const { database, server } = await aServer();
  const start = await aStart(server);
  const seats = () => database.db.selectFrom("contributor").select("id").where("email", "like", "kari%@eksempel.no");
  const counted = async () => (await seats().execute()).length;
  const { max } = defaultLimits.create;
  for (let each = 0; each < max; each++) expect((await (each % 2 ? start.form() : start.call())).status).toBe(200);
  const before = await counted();
  const call = await start.call();
  expect([call.status, (await call.json()).kind]).toEqual([429, "TooMany"]);
  expect(Number(call.headers.get("retry-after"))).toBeGreaterThan(0);
  const form = await start.form();
  expect(form.status).toBe(429);
  expect(Number(form.headers.get("retry-after"))).toBeGreaterThan(0);
  const page = await form.text();
  // The page of the form itself, with what was written.
  expect(page).toContain(`value="Eksempel ${max + 2}"`);
  expect(page).toContain("Det kom for mange forespørsler");
  expect(await counted()).toBe(before);
});

test("a new link is counted by the seat that is asked for, however its id is spelled", async () => {
  const { database, server } = await aServer();
  const { number, seats } = await anAssessment(database.db);
  const browser = aBrowser(server);
  const id = seats[0]?.id ?? "";
  const ask = async (spelled: string) =>
    (await browser.post("/api/session/resend", { assessmentId: number, id: spelled })).status;
  const answers = [await ask(id), await ask(id.toUpperCase()), await ask(id), await ask(id.toUpperCase())];
  expect(answers).toEqual([200, 200, 200, 429]);
});

test("a hospital shares one address: who has a session is counted by it, in calls and in invitations", async () => {
  await using database = await clone({ seed: "demo" });
  await using server = await startTestServer({ clone: database, env: { TRUST_PROXY: "127.0.0.1,::1" } });
  const { seats } = await anAssessment(database.db);
  const seated = await seatedAs(server, seats[0]?.id ?? "");
  const call = async (headers: Record<string, string>) => {
    const answer = await fetch(`${server.url}/api/session`, { headers });
    await answer.arrayBuffer();
    const told = (name: string) => Number(answer.headers.get(`x-ratelimit-${name}`));
    expect(told("limit")).toBe(1200);
    return { limit: told("limit"), left: told("remaining"), secondsLeft: told("reset") };
  };
  /** What two calls of each take from the count of its own; again when a count has begun again meanwhile. */
  const taken = async (attempt = 1): Promise<readonly number[]> => {
    const hospital = { "x-forwarded-for": `192.0.2.${attempt}` };
    const elsewhere = { "x-forwarded-for": `198.51.100.${attempt}` };
    const { cookie } = seated;
    const [address, session] = [await call(hospital), await call({ ...hospital, cookie })];
    const [other, sameSession] = [await call(elsewhere), await call({ ...elsewhere, cookie })];
    const sameAddress = await call(hospital);
    const isNew = sameAddress.secondsLeft > address.secondsLeft || sameSession.secondsLeft > session.secondsLeft;
    if (isNew) return taken(attempt + 1);
    return [address.left - sameAddress.left, session.left - sameSession.left, other.limit - other.left];
  };
  expect(await taken()).toEqual([1, 1, 1]);

  const limit = limitsOf(database).bySession("sign-in");
  const actorOf = (sessionId: string) => ({ kind: "known", sessionId, account: null, seats: [] }) as const;
  const address = "192.0.2.7";
  const ask = (sessionId: string) => limit({ actor: actorOf(sessionId), address });
  const [first, second, third, other] = [await ask("a"), await ask("a"), await ask("a"), await ask("b")];
  expect([first, second, third?.kind, other]).toEqual([null, null, "TooMany", null]);
});
