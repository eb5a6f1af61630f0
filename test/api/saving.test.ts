import type { KyselyPlugin } from "kysely";
import { describe, expect, test } from "vitest";
import type { Actor } from "../../features/access/rules/index.ts";
import type { SchemaItem } from "../../features/api/index.ts";
import { getDetails } from "../../features/assessment/server/details/get-details.ts";
import { defaultLanguage } from "../../platform/pure/language/index.ts";
import type { Read } from "../../platform/server/http/work.ts";
import { aFilledAssessment } from "../builders/a-filled-assessment.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const assessment = await anAssessment(database.db);
const { number } = assessment;
const initiator = await seatedAs(server, assessment.seats[0]?.id ?? "");
const items = everyItem((await detailsOf(initiator, number)).schema.schemaItems);

const block = (what: string, fits: (item: SchemaItem) => boolean): string => {
  const found = items.find(fits);
  if (!found) throw new Error(`the template has no ${what}`);
  return found.contentGuid;
};
const richText = () => block("rich text", ({ blockType }) => blockType === "TextEditor");

const save = async (id: string, value: unknown, more: object = {}, browser = initiator, page = number) => {
  const answer = await saveItem(browser, page, id, value, more);
  return { status: answer.status, body: await answer.json() };
};

describe("SaveSchemaItem", () => {
  test("cleans rich text and answers what is stored", async () => {
    const answer = await save(richText(), '<p onclick="x()">Trygt<script>alert(1)</script></p>');
    expect(answer).toMatchObject({ status: 200, body: { ok: true, value: "<p>Trygt</p>" } });
    const again = everyItem((await detailsOf(initiator, number)).schema.schemaItems);
    const stored = again.find(({ contentGuid }) => contentGuid === richText());
    expect([stored?.properties.text, stored?.rev]).toEqual(["<p>Trygt</p>", answer.body.rev]);
  });

  test("refuses an old revision with what is stored now", async () => {
    const first = await save(richText(), "<p>nyest</p>");
    const stale = await save(richText(), "<p>min</p>", { rev: first.body.rev - 1 });
    const current = { rev: first.body.rev, value: "<p>nyest</p>" };
    expect(stale).toMatchObject({ status: 409, body: { kind: "Stale", current } });
  });

  test("takes a Norwegian date for an ISO one, and none before 2022", async () => {
    const date = block("date", ({ properties }) => properties.isDateInput === true);
    expect((await save(date, "31.01.2026")).body.value).toBe("2026-01-31");
    const early = await save(date, "31.12.2021");
    expect(early).toMatchObject({ status: 422, body: { fields: [{ path: "value", kind: "DateTooEarly" }] } });
  });

  test("makes one choice a list, and refuses what is no option, whatever rule the client sends", async () => {
    const choice = items.find(({ blockType, properties }) => blockType === "Select" && properties.selectable?.[0]);
    const option = choice?.properties.selectable?.[0];
    const value = option?.children?.[0]?.value ?? option?.value ?? "";
    const id = choice?.contentGuid ?? "";
    expect((await save(id, value, { relationRule: "show-everything" })).body.value).toEqual([value]);
    expect((await save(id, ["finnes ikke"], { relationRule: { options: ["finnes ikke"] } })).status).toBe(422);
  });

  test("tells what else a value moves: blocks that a rule shows or hides, and what is missing", async () => {
    const { number: own, seats } = await anAssessment(database.db);
    const author = await seatedAs(server, seats[0]?.id ?? "");
    const theirs = everyItem((await detailsOf(author, own)).schema.schemaItems);
    const also = async (fits: (item: SchemaItem) => boolean, value: unknown) => {
      const id = theirs.find(fits)?.contentGuid ?? "";
      return (await save(id, value, {}, author, own)).body.alsoChanged;
    };
    const mandatory = (item: SchemaItem) => item.blockType === "TextEditor" && item.mandatory;
    expect(await also(mandatory, "<p>Nå står det noe</p>")).toEqual(["missing"]);
    expect(await also(mandatory, "<p>Noe annet</p>")).toEqual([]);
    expect(await also(mandatory, "<p></p>")).toEqual(["missing"]);
    expect(await also((item) => item.blockType === "TextEditor" && !item.mandatory, "<p>x</p>")).toEqual([]);
    const rules = (item: SchemaItem) => item.blockType === "RelationSelector" && item.mandatory;
    const [first, second] = theirs.find(rules)?.properties.selectable ?? [];
    expect(await also(rules, [first?.value])).toEqual(["blocks", "missing"]);
    expect(await also(rules, [first?.value])).toEqual([]);
    expect(await also(rules, [second?.value])).toEqual(["blocks"]);
  });

  test("says who may not, what is not there, and what can no longer be changed", async () => {
    const sent = await aFilledAssessment(server, { status: 2 });
    const theirs = await seatedAs(server, sent.seats[0]?.id ?? "");
    const text = "<p>x</p>";
    expect((await save(richText(), text, {}, aBrowser(server))).status).toBe(401);
    expect((await save(richText(), text, {}, aBrowser(server), 999_999)).status).toBe(401);
    expect((await save(richText(), text, {}, theirs)).status).toBe(404);
    expect((await save(richText(), text, {}, theirs, sent.number)).status).toBe(423);
    expect((await save("00000000-0000-4000-8000-000000000000", text)).status).toBe(404);
    for (const nobody of [999_999, 1_000_000_000, 2_147_483_647])
      expect((await save(richText(), text, {}, initiator, nobody)).status).toBe(404);
  });
});

describe("SaveSchemaBaseProp", () => {
  const rename = async (value: string, more: object = {}) => {
    const answer = await initiator.post("/api/schema/SaveSchemaBaseProp", {
      id: number,
      type: "heading",
      value,
      ...more,
    });
    return { status: answer.status, body: await answer.json() };
  };

  test("saves a heading in one line; an empty one is refused, an old revision is told what stands there", async () => {
    const saved = await rename("  Ny \n tittel ");
    expect(saved.status).toBe(200);
    expect((await detailsOf(initiator, number)).name).toBe("Ny tittel");
    expect(await rename(" ")).toMatchObject({ status: 422, body: { fields: [{ kind: "TitleRequired" }] } });
    expect(await rename("\u202eon.d")).toMatchObject({ status: 422, body: { fields: [{ kind: "TitleTurned" }] } });
    const stale = await rename("En annen", { rev: saved.body.rev - 1 });
    const by = { role: "initiator", at: saved.body.changed };
    expect(stale).toMatchObject({ status: 409, body: { current: { value: "Ny tittel", rev: saved.body.rev, by } } });
  });
});

test("GetLastSavedSchemaPage answers a date as JSON, which a save moves", async () => {
  const last = async () => (await initiator.get(`/api/schema/GetLastSavedSchemaPage?id=${number}`)).json();
  const before = await last();
  const { body } = await save(richText(), `<p>${before}</p>`);
  expect(await last()).toBe(body.changed);
  expect(Date.parse(body.changed)).toBeGreaterThanOrEqual(Date.parse(before));
});

test("the working copy is read with as many statements for a short template as for a long one", async () => {
  const statements = async (type: "1" | "2") => {
    const { number: each, seats } = await anAssessment(database.db, { type });
    const [seat] = seats;
    if (!seat) throw new Error("an assessment without a seat");
    const counted = countsStatements(database.db);
    const actor = { kind: "known", sessionId: "", account: null, seats: [] } as const;
    const held = { contributorId: seat.id, assessment: each, role: "initiator", name: "Eksempel" } as const;
    const read = await getDetails(aRead(counted.db, { ...actor, seats: [held] }), String(each));
    if (!read.ok) throw new Error(JSON.stringify(read));
    return { asked: counted.count(), blocks: everyItem(read.value.schema.schemaItems).length };
  };
  const [long, short] = [await statements("1"), await statements("2")];
  expect(long.blocks).toBeGreaterThan(short.blocks);
  expect(long.asked).toBe(short.asked);
  expect(short.asked).toBeGreaterThan(0);
});

/** The first argument of a reading use case, for calling it without HTTP. */
const aRead = (db: Read["db"], actor: Actor): Read => ({
  ...{
    db,
    actor,
    at: new Date(),
    address: "127.0.0.1",
    siteId: 1,
    siteKey: "minimetode",
    language: defaultLanguage,
    ownLanguage: null,
    siteLanguage: defaultLanguage,
    origin: server.url,
    moved: [],
    log: server.platform.log,
  },
  shows: () => undefined,
  madeFrom: () => undefined,
  opens: async () => undefined,
});

/** The same database, counting only the statements that go through it. */
function countsStatements(db: Read["db"]): { readonly db: Read["db"]; count(): number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), count: () => count };
}
