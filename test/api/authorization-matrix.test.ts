import { access } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { serverForFile } from "../server-for-file.ts";
import { deskActors, deskBrowsers, deskMatrix, limitPages } from "./authorization/desk-matrix.ts";
import { matrix, type Row } from "./authorization/matrix.ts";
import { ask, namesOfRequests } from "./authorization/requests.ts";
import { type ActorName, actors, aWorld, type World } from "./authorization/world.ts";

const { database, server } = await serverForFile();

const once = (names: readonly string[]) => [...new Set(names)].sort();

test("every route has a row, every row a route, every request a row, and no cell is given twice", () => {
  expect(once(matrix.map(({ route }) => route))).toEqual(once([...server.routes]));
  const requested = new Set(matrix.map(({ request }) => request));
  expect(namesOfRequests.filter((name) => !requested.has(name))).toEqual([]);
  const cells = matrix.flatMap(({ request, statuses }) => statuses.map((status) => `${request} ${status}`));
  expect(cells).toEqual([...new Set(cells)]);
});

const cellsIn = (status: 1 | 2 | 3): readonly Row[] => matrix.filter(({ statuses }) => statuses.includes(status));

/** Callers whose session has nothing to do with the assessment of a world. */
const belongsElsewhere: ReadonlySet<ActorName> = new Set(["editor", "plain", "elsewhere"]);

/** What leaves the world as it was: it only reads, or it is about the caller's own session or alerts. */
const keepsTheWorld = (request: string): boolean =>
  /^POST (?:\/api\/session\/inspect|\/api\/search\/|\/api\/logout|\/api\/subscriptions|\/varsel\/)/.test(request);

/** A write must not influence the next cell: after a successful one there is a new world, unless it was left as it was. */
async function answersIn(status: 1 | 2 | 3): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  let world = await aWorld(server, status);
  const browsers = new Map<ActorName, Awaited<ReturnType<World["as"]>>>();
  for (const { request } of cellsIn(status)) {
    const codes: number[] = [];
    for (const actor of actors) {
      const browser = browsers.get(actor) ?? (await world.as(actor));
      browsers.set(actor, browser);
      await database.db.deleteFrom("rate_counter").execute();
      const code = await ask(request, world, browser);
      codes.push(code);
      if (code !== 200 || request.startsWith("GET ")) continue;
      if (/logout|session/.test(request)) browsers.delete(actor);
      if (keepsTheWorld(request)) continue;
      world = await aWorld(server, status);
      for (const each of actors) if (!belongsElsewhere.has(each)) browsers.delete(each);
    }
    answers[request] = codes.join(" ");
  }
  return answers;
}

// Pages are drawn by what `npm run build` made: without it every page of the matrix would be a fault.
test("the pages are built: run `npm run build` first", async () => {
  await expect(access("dist/server/nb/entry-server.js")).resolves.toBeUndefined();
});

describe.each([1, 2, 3] as const)("in working status %i", (status) => {
  test("each route answers each caller as the matrix says", async () => {
    const expected = cellsIn(status).map(({ request, expected: codes }) => [
      request,
      actors.map((actor) => codes[actor]).join(" "),
    ]);
    expect(await answersIn(status)).toEqual(Object.fromEntries(expected));
  });
});

test("each call of the desk answers by role and site as its matrix says", async () => {
  const calls = [...server.routes].filter((route) => route.includes(" /api/desk/") && !route.startsWith("HEAD"));
  expect(deskMatrix.map(({ request }) => request).sort()).toEqual(calls.sort());
  const browsers = await deskBrowsers(server);
  const answers: Record<string, string> = {};
  let world = await aWorld(server, 1);
  for (const { request } of deskMatrix) {
    const codes: number[] = [];
    for (const actor of deskActors) {
      await database.db.deleteFrom("rate_counter").execute();
      if (actor === "limited") await limitPages(server, true);
      const code = await ask(request, world, browsers[actor]);
      if (actor === "limited") await limitPages(server, false);
      codes.push(code);
      if (code === 200 && !request.startsWith("GET ")) world = await aWorld(server, 1);
    }
    answers[request] = codes.join(" ");
  }
  expect(answers).toEqual(Object.fromEntries(deskMatrix.map(({ request, expected }) => [request, expected])));
});

test.each([1, 2, 3] as const)(
  "a peer who has declined is refused in working status %i wherever an assessment is asked for, and else answered as anybody signed in",
  async (status) => {
    const world = await aWorld(server, status);
    const peer = world.seats.get("peer") ?? "";
    await database.db
      .updateTable("peer_review")
      .set({ declined_at: new Date() })
      .where("contributor", "=", peer)
      .execute();
    const differing: string[] = [];
    for (const { request, expected } of cellsIn(status)) {
      if (/logout|redeem/.test(request)) continue;
      await database.db.deleteFrom("rate_counter").execute();
      const code = await ask(request, world, await world.as("peer"));
      const isTold = code === 403 && expected.plain === 404;
      const mayBeHidden = code === expected.plain && expected.peer === expected.plain;
      if (!isTold && !mayBeHidden) differing.push(`${request}: ${code}`);
    }
    expect(differing).toEqual([]);
  },
);
