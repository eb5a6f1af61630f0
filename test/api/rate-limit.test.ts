import Fastify from "fastify";
import { expect, test } from "vitest";
import { defaultLimits, forgetOldCounters, networkOf, openLimits } from "../../server/rate-limit/index.ts";
import { clone } from "../clone.ts";
import { inOneHour } from "../in-one-hour.ts";
import { tablesHolding } from "../tables-holding.ts";

const table = { ...defaultLimits, "sign-in": { max: 2, seconds: 3600 }, "resend-to-seat": { max: 1, seconds: 3600 } };

async function anInstance(db: Parameters<typeof openLimits>[0]) {
  const limits = openLimits(db, table);
  const app = Fastify();
  const perSeat = limits.by("resend-to-seat", ({ url }) => url);
  app.get("/seat/:id", { preHandler: [perSeat] }, () => ({ ok: true }));
  app.get("/sign-in", { preHandler: [limits.byAddress("sign-in")] }, () => ({ ok: true }));
  await app.ready();
  return app;
}

test("a limit is shared by all instances, counts each address by itself and says when to come back", async () => {
  await using database = await clone();
  const instances = [await anInstance(database.db), await anInstance(database.db)] as const;
  const ask = (instance: 0 | 1, remoteAddress: string) =>
    instances[instance].inject({ url: "/sign-in", remoteAddress });
  const [first, second, refused] = await inOneHour(async (attempt) => {
    const address = `192.0.2.${attempt}`;
    return [await ask(0, address), await ask(1, address), await ask(0, address)] as const;
  });
  expect([first.statusCode, second.statusCode, refused.statusCode]).toEqual([200, 200, 429]);
  expect(refused.headers["content-type"]).toContain("application/problem+json");
  const { kind, retryAfter } = refused.json();
  expect(kind).toBe("TooMany");
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(3600);
  expect(refused.headers["retry-after"]).toBe(String(retryAfter));
  expect((await ask(1, "192.0.2.200")).statusCode).toBe(200);
  expect(await tablesHolding(database.db, "192.0.2")).toEqual([]);
});

test("calls at the same moment are all counted", async () => {
  await using database = await clone();
  const app = await anInstance(database.db);
  const answers = await inOneHour((attempt) =>
    Promise.all(Array.from({ length: 8 }, () => app.inject({ url: `/seat/1${attempt}` }))),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await app.inject({ url: "/seat/2" })).statusCode).toBe(200);
});

test("a new window starts over, and old windows are forgotten", async () => {
  await using database = await clone();
  const app = await anInstance(database.db);
  const { url, second } = await inOneHour(async (attempt) => {
    const seat = { url: `/seat/1${attempt}` };
    await app.inject(seat);
    return { ...seat, second: await app.inject(seat) };
  });
  expect(second.statusCode).toBe(429);
  const before = new Date(Date.now() - 2 * 86_400_000);
  await database.db.updateTable("rate_counter").set({ window_start: before }).execute();
  expect((await app.inject({ url })).statusCode).toBe(200);
  await forgetOldCounters(database.db);
  expect(await database.db.selectFrom("rate_counter").select("count").execute()).toEqual([{ count: 1 }]);
});

test("a /64 of IPv6 addresses counts as one", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8:1:2::9")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8::9")).toBe("2001:db8:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});
