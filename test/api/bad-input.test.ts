import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { Problem } from "../../features/api/index.ts";
import type { Browser } from "../builders/browser.ts";
import { signedInAs } from "../builders/signed-in.ts";
import { serverForFile } from "../server-for-file.ts";
import { workIsDone } from "../work-is-done.ts";
import { matrix } from "./authorization/matrix.ts";
import { type Request, requestFor } from "./authorization/requests.ts";
import { aWorld, type World } from "./authorization/world.ts";
import { anyJson, deepJson, oddValues } from "./bad-input/odd-values.ts";
import { storedRows } from "./bad-input/stored-rows.ts";

const { database, server } = await serverForFile();
beforeEach(() => database.db.deleteFrom("rate_counter").execute());

// Whole words: a random link may hold any three letters.
const written = /\b(?:select |insert |update .* set|syntax error|at .*\.ts|node_modules|stack|kysely|zod|postgres)/i;

/** A refusal has a Norwegian title and nothing about the server's inside, and is never a fault. */
async function expectRefusal(answer: Response, what: string): Promise<void> {
  const text = await answer.text();
  expect([400, 413, 415, 422], `${what}: ${text.slice(0, 300)}`).toContain(answer.status);
  expect(answer.headers.get("content-type"), what).toContain("application/problem+json");
  const { title, kind } = Problem.parse(JSON.parse(text));
  expect(title, what).toMatch(/[a-zæøå]{3,}/);
  expect(kind, what).not.toBe("Fault");
  expect(text, what).not.toMatch(written);
}

/** The calls that take JSON and write, in the status where they may be made. */
const writing = [...new Set(matrix.map(({ request }) => request))].filter(
  (name) => /^POST \/api\/(schema|desk|session)/.test(name) && !/UploadPdf/.test(name),
);
const statusFor = (name: string): 1 | 2 | 3 => (/publish|return/.test(name) ? 2 : /reopen/.test(name) ? 3 : 1);

/**
 * Each key gets a third of the odd values, the next key the next third: every call meets all of them. `EVERY_ODD_VALUE=1` gives each key
 * all, which takes three times as long.
 */
const oddValuesFor = (turn: number): readonly unknown[] =>
  process.env.EVERY_ODD_VALUE ? oddValues : oddValues.filter((_, at) => (at + turn) % 3 === 0);

/** Calls that can be done once: what follows needs a new world. */
const spends = /Delete|Send|publish|return|reopen|initiator|redeem|logout/;

type Place = { readonly world: World; readonly browser: Browser };
const untouched = new Map<1 | 2 | 3, Promise<Place>>();

/** The same world for all calls that are refused: each test shows that nothing in it was changed. */
const untouchedIn = (status: 1 | 2 | 3): Promise<Place> => {
  const made =
    untouched.get(status) ?? aWorld(server, status).then(async (world) => ({ world, browser: await entitled(world) }));
  untouched.set(status, made);
  return made;
};

/** The initiator's seat and the editor's account in one browser: nothing is refused because of who asks. */
async function entitled(world: World): Promise<Browser> {
  return signedInAs(server, "redaktor", await world.as("initiator"));
}

const postText = (browser: Browser, path: string, body: string, type = "application/json") =>
  browser.fetch(path, { method: "POST", headers: { "content-type": type }, body });

const shapeless = ["[]", '"x"', "7", "null", deepJson(), `{"id":${deepJson()}}`];
const broken = ["{", '{"id":}', "\0", "<xml/>", '{"__proto__":{"a":1}}'];

describe.each(writing)("%s", (name) => {
  test("refuses what is malformed, and stores nothing", async () => {
    const { world, browser } = await untouchedIn(statusFor(name));
    const { path, json = {} } = requestFor(name, world);
    // A card that an earlier call asked for would be written meanwhile.
    await workIsDone(database.db);
    const before = await storedRows(database.db);
    const takesBody = requestFor(name, world).json !== undefined;
    for (const body of [...(takesBody ? shapeless : []), ...broken])
      await expectRefusal(await postText(browser, path, body), body.slice(0, 40));
    const tooLarge = JSON.stringify({ ...json, filler: "x".repeat(1024 * 1024) });
    const large = await postText(browser, path, tooLarge);
    expect(large.status).toBe(413);
    await expectRefusal(large, "a body that is too large");
    const type = await postText(browser, path, JSON.stringify(json), "text/plain");
    expect(type.status).toBe(415);
    await expectRefusal(type, "plain text");
    expect(await storedRows(database.db)).toEqual(before);
  });

  test("takes or refuses any value in any place, and never falls over", async () => {
    let world = await aWorld(server, statusFor(name));
    let browser = await entitled(world);
    const send = async (change: (request: Request) => object) => {
      const request = requestFor(name, world);
      const body = change(request);
      await database.db.deleteFrom("rate_counter").execute();
      const answer = await postText(browser, request.path, JSON.stringify(body));
      const text = await answer.text();
      expect(answer.status, `${JSON.stringify(body).slice(0, 300)} -> ${text.slice(0, 300)}`).toBeLessThan(500);
      expect(text).not.toMatch(written);
      if (answer.status !== 200 || !spends.test(name)) return;
      world = await aWorld(server, statusFor(name));
      if (/session/.test(name)) browser = await entitled(world);
      else browser = await moved(browser, world);
    };
    // Most calls may carry the revision that the caller saw, also where the example does without.
    const keys = [...new Set([...Object.keys(requestFor(name, world).json ?? { note: "" }), "rev"])];
    for (const [at, key] of keys.entries())
      for (const odd of oddValuesFor(at + writing.indexOf(name))) await send(({ json }) => ({ ...json, [key]: odd }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...keys), anyJson, (key, value) =>
        send(({ json }) => ({ ...json, [key]: value })),
      ),
      { numRuns: 10 },
    );
  });
});

/** The same signed-in browser, with the initiator's seat in another world. */
async function moved(browser: Browser, world: World): Promise<Browser> {
  const seat = world.seats.get("initiator") ?? "";
  const session = await (await browser.get("/api/session")).json();
  if (!session.user) return entitled(world);
  const row = await database.db
    .selectFrom("session")
    .select("id")
    .where("account_id", "is not", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto("session_seat")
    .values({ session_id: row.id, contributor: seat, expires_at: new Date(Date.now() + 3_600_000) })
    .execute();
  return browser;
}
