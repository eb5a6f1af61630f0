import fc from "fast-check";
import { expect, test } from "vitest";
import {
  acknowledged,
  docOf,
  openText,
  received,
  rewritten,
  type StepJson,
  toSend,
} from "../../platform/pure/shared-text/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import { aBrowser, type Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { stepsBetween } from "../builders/text-steps.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { startTestServer } from "../server.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();

async function twoWriters() {
  const seats = [{ role: "initiator" }, { role: "librarian" }] as const;
  const made = await anAssessment(database.db, { opened: true, seats });
  const [kari, berit] = await Promise.all(made.seats.map(({ id }) => seatedAs(server, id)));
  if (!kari || !berit) throw new Error("two seats were asked for");
  const items = everyItem((await detailsOf(kari, made.number)).schema.schemaItems);
  const item = items.find(({ blockType }) => blockType === "TextEditor");
  if (!item) throw new Error("no rich text");
  return { number: made.number, kari, berit, item, path: `/api/live/${made.number}/text/${item.contentGuid}` };
}

const historyOf = (item: number) =>
  database.db
    .selectFrom("history")
    .select(["rev", "value"])
    .where("ref", "=", item)
    .where("kind", "=", "block")
    .orderBy("id")
    .execute();

type Stale = {
  readonly current: { rev: number; value: string; changes: { rev: number; batch: string; steps: StepJson[] }[] };
};

test("steps upon the revision are saved once; upon another they answer what was written in between, one's own by its name", async () => {
  const { number, kari, berit, item, path } = await twoWriters();
  const first = { rev: 0, batch: "kari-0001", steps: stepsBetween("", "<p>Et funn</p>") };
  const answer = await kari.post(path, first);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ ok: true, rev: 1, value: "<p>Et funn</p>" });
  const late = await berit.post(path, { rev: 0, batch: "berit-001", steps: stepsBetween("", "<p>Noe annet</p>") });
  expect(late.status).toBe(409);
  const { current } = (await late.json()) as Stale;
  expect(current).toMatchObject({ rev: 1, value: "<p>Et funn</p>", changes: [{ rev: 1, batch: "kari-0001" }] });
  // The answer was lost: the same again is not written twice.
  const again = await kari.post(path, first);
  expect(again.status).toBe(409);
  expect(((await again.json()) as Stale).current.changes[0]?.batch).toBe("kari-0001");
  expect(await (await berit.get(`${path}?after=0`)).json()).toMatchObject({
    rev: 1,
    changes: [{ batch: "kari-0001" }],
  });

  // An older client saves the whole value; the text goes on from there.
  expect((await saveItem(berit, number, item.contentGuid, "<p>Et nytt funn</p>")).status).toBe(200);
  const after = await (await kari.get(`${path}?after=1`)).json();
  expect(after).toEqual({ rev: 2, value: "<p>Et nytt funn</p>", changes: [] });
  const next = { rev: 2, batch: "kari-0002", steps: stepsBetween("<p>Et nytt funn</p>", "<p>Et nytt funn!</p>") };
  expect((await kari.post(path, next)).status).toBe(200);
  expect((await historyOf(item.contentId)).map(({ value }) => value)).toEqual([
    "<p>Et funn</p>",
    "<p>Et nytt funn</p>",
    "<p>Et nytt funn!</p>",
  ]);
});

test("steps that are sent again with their key are answered as the first time, and written once", async () => {
  const { kari, item, path } = await twoWriters();
  const headers = { "content-type": "application/json", "idempotency-key": "steps-of-kari" };
  const body = JSON.stringify({ rev: 0, batch: "kari-0001", steps: stepsBetween("", "<p>Et funn</p>") });
  const send = async () => {
    const answer = await kari.fetch(path, { method: "POST", headers, body });
    return { status: answer.status, body: await answer.json() };
  };
  const first = await send();
  expect(first).toMatchObject({ status: 200, body: { rev: 1, value: "<p>Et funn</p>" } });
  expect(await send()).toEqual(first);
  expect(await historyOf(item.contentId)).toHaveLength(1);
});

test("two who type at once on two instances come to the same text, which has every word and is what the steps make of it", async () => {
  await using other = await startTestServer({ clone: database, dataDir: server.platform.config.dataDir });
  const { kari, berit, item, path } = await twoWriters();
  const words = (of: string) => Array.from({ length: 12 }, (_, i) => `${of}${i}`);
  const writes = async (browser: Browser, of: string) => {
    let text = openText(0, "");
    for (const [index, word] of words(of).entries()) {
      const { doc } = text;
      const value = doc.textContent === "" ? `<p>${word}</p>` : `<p>${doc.textContent} ${word}</p>`;
      text = rewritten(text, value);
      for (;;) {
        const next = toSend(text, `${of}-batch-${index}`);
        if (!next) break;
        const answer = await browser.post(path, next.body);
        text = next.text;
        if (answer.status === 200) text = acknowledged(text, next.body.batch, (await answer.json()) as never);
        else {
          expect(answer.status).toBe(409);
          const news = received(text, ((await answer.json()) as Stale).current);
          if (news && typeof news === "object") text = news.text;
        }
      }
    }
    return text;
  };
  await Promise.all([writes(kari, "kari"), writes(aBrowser(other, berit.cookies), "berit")]);
  const stored = await database.db
    .selectFrom("schema_item")
    .select(["rev", "value"])
    .where("number", "=", item.contentId)
    .executeTakeFirstOrThrow();
  const { textContent } = docOf(String(stored.value));
  for (const word of [...words("kari"), ...words("berit")]) expect(textContent.split(word).length).toBeGreaterThan(1);
  const whole = await (await kari.get(`${path}?after=0`)).json();
  const replayed = received(openText(0, ""), { ...(whole as Stale["current"]), value: null });
  if (!replayed || typeof replayed === "string") throw new Error("every revision has its steps");
  expect(replayed.text.confirmed.eq(docOf(String(stored.value)))).toBe(true);
});

test("one author's steps within seconds are one entry of the history; a colleague's begin another", async () => {
  const { kari, berit, item, path } = await twoWriters();
  const values = ["", "<p>a</p>", "<p>ab</p>", "<p>abc</p>", "<p>abcd</p>"];
  for (const [rev, who] of [kari, kari, berit, kari].entries()) {
    const steps = stepsBetween(values[rev] ?? "", values[rev + 1] ?? "");
    expect((await who.post(path, { rev, batch: `skriver-${rev}`, steps })).status).toBe(200);
  }
  expect(await historyOf(item.contentId)).toEqual([
    { rev: 2, value: "<p>ab</p>" },
    { rev: 3, value: "<p>abc</p>" },
    { rev: 4, value: "<p>abcd</p>" },
  ]);
});

test("what is redacted in the history leaves no steps behind", async () => {
  const { kari, item, path } = await twoWriters();
  await kari.post(path, { rev: 0, batch: "kari-0001", steps: stepsBetween("", "<p>Ola Nordmann</p>") });
  await database.db
    .updateTable("history")
    .set({ action: "redacted", value: null })
    .where("ref", "=", item.contentId)
    .where("kind", "=", "block")
    .execute();
  expect(await (await kari.get(`${path}?after=0`)).json()).toMatchObject({ changes: [] });
});

const text = (words: string, marks: object[] = []) => ({
  type: "text",
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const insert = (...content: object[]) => ({ stepType: "replace", from: 1, to: 1, slice: { content } });

test.each([
  ["a link that runs something", insert(text("x", [{ type: "link", attrs: { href: "javascript:alert(1)" } }]))],
  ["a place outside", { ...insert(text("x")), from: 900, to: 900 }],
  ["a place that is none", { ...insert(text("x")), from: "1", to: {} }],
  ["another kind of node", insert({ type: "image", attrs: { src: "x" } })],
  ["another kind of step", { stepType: "docAttr", attr: "x", value: 1 }],
  ["no kind of step", { stepType: "__proto__" }],
  ["no content", { stepType: "replace", from: 0, to: 2 }],
  ["a character that cannot be stored", insert(text("a\0b"))],
  ["half a character", insert(text("\ud83d"))],
  ["a list of a start that is none", insert({ type: "orderedList", attrs: { start: "<b>" }, content: [] })],
])("steps with %s are refused with a sentence, and nothing is written", async (_, step) => {
  const { kari, item, path } = await twoWriters();
  const answer = await kari.post(path, { rev: 0, batch: "kari-0001", steps: [step] });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    fields: [{ kind: "StepsDoNotFit", message: expect.stringMatching(/passer ikke/) }],
  });
  expect(await historyOf(item.contentId)).toEqual([]);
});

/** Steps that are nearly right: any key of a valid one may hold anything. */
const hostileStep = () => {
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom("__proto__", "a\0b", "\ud83d", -1, 1e300));
  const place = fc.oneof(fc.integer({ min: -2, max: 40 }), anything);
  const mark = fc.record({ type: fc.constantFrom("bold", "link", "x"), attrs: anything }, { requiredKeys: ["type"] });
  const node = fc.record(
    {
      type: fc.constantFrom("text", "paragraph", "bulletList", "listItem", "heading", "doc", "constructor"),
      text: fc.oneof(fc.string(), anything),
      marks: fc.array(mark, { maxLength: 2 }),
      attrs: anything,
      content: fc.array(anything, { maxLength: 2 }),
    },
    { requiredKeys: ["type"] },
  );
  const slice = fc.record(
    { content: fc.oneof(fc.array(node, { maxLength: 3 }), anything), openStart: place, openEnd: place },
    { requiredKeys: [] },
  );
  return fc.record(
    {
      stepType: fc.constantFrom("replace", "replaceAround", "addMark", "removeMark", "attr", "toString"),
      from: place,
      to: place,
      gapFrom: place,
      gapTo: place,
      insert: place,
      slice: fc.oneof(slice, anything),
      mark: fc.oneof(mark, anything),
      structure: fc.oneof(fc.boolean(), anything),
    },
    { requiredKeys: ["stepType", "from", "to"] },
  );
};

test("whatever is sent as steps is written or refused and never a fault, and what stands there is a text as it was stored", async () => {
  const { kari, item, path } = await twoWriters();
  const first = {
    rev: 0,
    batch: "kari-0001",
    steps: stepsBetween("", "<p>Et funn</p><ul><li><p>Et til</p></li></ul>"),
  };
  expect((await kari.post(path, first)).status).toBe(200);
  let [rev, at] = [1, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(hostileStep(), { minLength: 1, maxLength: 3 }), async (steps) => {
      // A session may send 300 times in 10 s.
      if (at % 200 === 0) await database.db.deleteFrom("rate_counter").execute();
      const answer = await kari.post(path, { rev, batch: `hostile-${at++}`, steps });
      const said = await answer.json();
      expect([200, 400, 422], JSON.stringify([steps, said])).toContain(answer.status);
      if (answer.status !== 200) return;
      ({ rev } = said);
      const { value } = await (await kari.get(path)).json();
      expect(value).not.toMatch(/script|javascript:|__proto__/);
      expect(docOf(value).check()).toBeUndefined();
    }),
    { numRuns: 250 },
  );
  expect((await historyOf(item.contentId)).length).toBeGreaterThan(0);
}, 120_000);

test("what is too long, too much or no text is refused", async () => {
  const { number, kari, path } = await twoWriters();
  const steps = [insert(text("x".repeat(200_001)))];
  expect((await kari.post(path, { rev: 0, batch: "kari-0001", steps })).status).toBe(422);
  const many = Array.from({ length: 201 }, () => insert(text("x")));
  expect((await kari.post(path, { rev: 0, batch: "kari-0001", steps: many })).status).toBe(400);
  const deep = JSON.parse(`${'{"type":"bulletList","content":['.repeat(1000)}${"]}".repeat(1000)}`);
  expect((await kari.post(path, { rev: 0, batch: "kari-0001", steps: [insert(deep)] })).status).toBe(400);
  expect((await kari.post(path, { rev: 0, batch: "x", steps: [insert(text("x"))] })).status).toBe(400);
  const items = everyItem((await detailsOf(kari, number)).schema.schemaItems);
  const other = items.find(({ blockType }) => blockType === "Select");
  const toChoice = `/api/live/${number}/text/${other?.contentGuid}`;
  expect((await kari.post(toChoice, { rev: 0, batch: "kari-0001", steps: [insert(text("x"))] })).status).toBe(404);
});

test("a body nested deeper than any call needs is refused, also with a key by which it could be repeated", async () => {
  const { number, kari, item } = await twoWriters();
  const relationRule = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  const body = `{"id":"${item.contentGuid}","value":"","pageId":${number},"rev":0,"relationRule":${relationRule}}`;
  const headers = { "content-type": "application/json", "idempotency-key": "deeply-nested" };
  const answer = await kari.fetch("/api/schema/SaveSchemaItem", { method: "POST", headers, body });
  expect(answer.status).toBe(400);
  expect(await historyOf(item.contentId)).toEqual([]);
});
