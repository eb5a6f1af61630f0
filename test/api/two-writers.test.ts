import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REFERENCES_PART } from "../../features/reference/rules/index.ts";
import { reviewBlocks, textsOf } from "../builders/a-review.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem } from "../builders/working-copy.ts";
import { lostOf, reviewAtRandom, writeAtRandom } from "../random-writing.ts";
import { serverForFile } from "../server-for-file.ts";
import { requestFor } from "./authorization/requests.ts";
import { aWorld, type World } from "./authorization/world.ts";
import { aField, aHeading, anAnswer, aReview, aSearch } from "./two-writers/things.ts";

const { database, server } = await serverForFile();

type Step = { readonly writer: 0 | 1; readonly does: "look" | "save" | "save-blindly" };
const aStep: fc.Arbitrary<Step> = fc.record({
  writer: fc.constantFrom(0, 1),
  does: fc.constantFrom("look", "save", "save", "save-blindly"),
});

const texts = (rows: readonly { readonly text: string }[]) => rows.map(({ text }) => text);

describe.each([
  { what: "a field", make: aField, role: "initiator" },
  { what: "the heading", make: aHeading, role: "initiator" },
  { what: "a literature search", make: aSearch, role: "initiator" },
  { what: "what a reviewer writes", make: aReview, role: "peer" },
  { what: "an answer to a review", make: anAnswer, role: "initiator" },
] as const)("$what", ({ make, role }) => {
  const prepared = async () => {
    const world = await aWorld(server, 1);
    const thing = await make(database.db, world);
    const writers: readonly [Browser, Browser] = [await world.as(role), await world.as(role)];
    return { thing, writers, already: (await thing.kept()).length };
  };

  test("two writers in any order: a save is refused only when its writer had not seen the newest text, and no text is lost", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 2, maxLength: 12 }), async (steps) => {
        const { thing, writers, already } = await prepared();
        let now = await thing.stored();
        const seen = [now.rev, now.rev];
        const accepted: string[] = [];
        for (const { writer, does } of steps) {
          if (does === "look") {
            seen[writer] = now.rev;
            continue;
          }
          const text = `skrevet ${randomUUID()}`;
          const rev = does === "save" ? seen[writer] : undefined;
          const answer = await thing.save(writers[writer], text, rev);
          const body = await answer.json();
          if (rev !== undefined && rev !== now.rev) {
            expect(answer.status).toBe(409);
            expect(body.current.rev).toBe(now.rev);
            expect(JSON.stringify(body.current)).toContain(now.text);
            continue;
          }
          expect([answer.status, body.rev]).toEqual([200, now.rev + 1]);
          accepted.push(text);
          now = { rev: body.rev, text };
          seen[writer] = now.rev;
        }
        expect(await thing.stored()).toEqual(now);
        expect(texts((await thing.kept()).slice(already))).toEqual(accepted);
      }),
      { numRuns: 8 },
    );
  });

  test("eight who save at once from the same revision: one wins, the others are shown what the winner wrote", async () => {
    const { thing, writers, already } = await prepared();
    const { rev } = await thing.stored();
    const written = Array.from({ length: 8 }, (_, index) => `samtidig ${index}`);
    const answers = await Promise.all(
      written.map(async (text, index) => {
        const answer = await thing.save(writers[index % 2 === 0 ? 0 : 1], text, rev);
        return { text, status: answer.status, body: await answer.json() };
      }),
    );
    const [winner, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(await thing.stored()).toEqual({ rev: rev + 1, text: winner?.text });
    for (const { status, body } of answers.filter((answer) => answer !== winner)) {
      expect(status).toBe(409);
      expect(JSON.stringify(body.current)).toContain(winner?.text);
    }
    expect(texts((await thing.kept()).slice(already))).toEqual([winner?.text]);
  });

  test("eight who save at once and say no revision: the last one wins and the history has every text", async () => {
    const { thing, writers, already } = await prepared();
    const written = Array.from({ length: 8 }, (_, index) => `uten rev ${index}`);
    const answers = await Promise.all(written.map((text, index) => thing.save(writers[index % 2 === 0 ? 0 : 1], text)));
    expect(answers.map(({ status }) => status)).toEqual(written.map(() => 200));
    const kept = (await thing.kept()).slice(already);
    expect(texts(kept).sort()).toEqual(written);
    expect(await thing.stored()).toEqual(kept.at(-1));
    expect(new Set(kept.map(({ rev }) => rev)).size).toBe(8);
  });

  test("a save that is sent again with its key does not write over what came between", async () => {
    const { thing, writers } = await prepared();
    const key = randomUUID();
    const first = await (await thing.save(writers[0], "først", undefined, key)).json();
    await thing.save(writers[1], "imellom");
    const again = await Promise.all([1, 2, 3].map(() => thing.save(writers[0], "først", undefined, key)));
    for (const answer of again) expect(await answer.json()).toEqual(first);
    expect((await thing.stored()).text).toBe("imellom");
    const other = await thing.save(writers[0], "noe annet", undefined, key);
    expect([other.status, (await other.json()).kind]).toEqual([422, "KeyReused"]);
    expect((await thing.stored()).text).toBe("imellom");
  });
});

const withKey = (browser: Browser, world: World, name: string, key: string, more: object = {}) => {
  const { path, json } = requestFor(name, world);
  return browser.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ ...json, ...more }),
  });
};

test("a search that is created six times at once with one key is one search; another session's key is another's", async () => {
  const world = await aWorld(server, 1);
  const browser = await world.as("librarian");
  const key = randomUUID();
  const name = "POST /api/schema/CreateLiteratureSearchItem";
  const create = (by: Browser, more?: object) => withKey(by, world, name, key, more);
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(browser)));
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect((await create(browser, { source: "Cinahl" })).status).toBe(422);
  const elsewhere = await (await create(await world.as("economist"))).json();
  expect(elsewhere.id).not.toBe(ids[0]);
  const rows = database.db.selectFrom("block_row").select("id").where("owner", "=", world.literature);
  const those = rows.where("part", "<>", REFERENCES_PART);
  expect(await those.execute()).toHaveLength(3);
});

test("an assessment that is started four times at once with one key is one, with one mail; where the visitor is, is not kept", async () => {
  const world = await aWorld(server, 1);
  const email = `${randomUUID()}@eksempel.no`;
  const key = randomUUID();
  const start = () => withKey(aBrowser(server), world, "POST /api/schema/CreateMethodAssessment", key, { email });
  const answers = await Promise.all([start(), start(), start(), start()]);
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect((await server.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  const { owner } = await database.db
    .selectFrom("idempotency_key")
    .select("owner")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  expect(owner).not.toMatch(/127\.0\.0\.1|::1/);
});

test("an update that meets a deletion is told, and the deleted text is in the history", async () => {
  const world = await aWorld(server, 1);
  const thing = await aSearch(database.db, world);
  const [one, two] = [await world.as("librarian"), await world.as("economist")];
  await thing.save(one, "før slettingen");
  await Promise.all([two.post("/api/schema/DeleteLiteratureSearchItem", { id: world.search })]);
  const late = await thing.save(one, "etter slettingen");
  expect([late.status, (await late.json()).current]).toMatchObject([409, { deleted: true }]);
  expect(texts(await thing.kept()).at(-1)).toBe("før slettingen");
});

test("three who write numbers, rows and comments while two review, at random: nothing acknowledged is lost, and the last of each cell stands", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), async (seeds) => {
      const roles = ["initiator", "librarian", "economist", "peer", "peer"] as const;
      const { number, seats } = await anAssessment(database.db, {
        opened: true,
        seats: roles.map((role, at) => ({ role, email: `${role}-${at}@eksempel.no` })),
      });
      const browsers = await Promise.all(seats.map(({ id }) => seatedAs(server, id)));
      const [reader] = browsers;
      if (!reader) throw new Error("five seats were asked for");
      const items = everyItem((await detailsOf(reader, number)).schema.schemaItems);
      const of = (kind: string) => {
        const item = items.find(({ blockType }) => blockType === kind);
        if (!item) throw new Error(`no ${kind}`);
        return item;
      };
      const things = {
        numbers: of("EconomyEvaluation").contentId,
        table: of("EvidenceTable").contentGuid,
        text: of("TextEditor").contentGuid,
        literature: of("LiteratureSearch").contentId,
      };
      const told = await Promise.all(
        browsers.map(async (browser, at) => {
          const next = dice(seeds[at] ?? 0);
          if (roles[at] !== "peer") return writeAtRandom(browser.post, things, next, 25);
          const texts = textsOf(await reviewBlocks(browser, number)).map(({ contentGuid }) => contentGuid);
          return reviewAtRandom(browser.post, { assessment: number, texts }, next, 15);
        }),
      );
      for (const own of told) expect(own.length).toBeGreaterThan(2);
      expect(await lostOf(database.db, number, told.flat())).toEqual([]);
    }),
    { numRuns: 2 },
  );
});

/** The same numbers for the same seed, so that a history that failed can be tried again. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
