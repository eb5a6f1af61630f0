import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { Comment } from "../../features/api/index.ts";
import { anAssessment } from "../builders/an-assessment.ts";
import type { Browser } from "../builders/browser.ts";
import { seatedAs } from "../builders/signed-in.ts";
import { detailsOf, everyItem, saveItem } from "../builders/working-copy.ts";
import { serverForFile } from "../server-for-file.ts";

const { database, server } = await serverForFile();
const roles = ["initiator", "librarian", "economist"] as const;

const aStep = fc.record({
  does: fc.constantFrom("write", "write", "answer", "answer", "edit", "edit", "delete", "restore", "resolve", "save"),
  which: fc.nat(20),
  /** The answer is lost on its way, and the call is made again with its key. */
  isLost: fc.boolean(),
});
type Step = typeof aStep extends fc.Arbitrary<infer S> ? S : never;

/** What a writer was told is stored of a comment of theirs. */
type Told = { readonly id: number; text: string; isThere: boolean };

const send = async (browser: Browser, method: "POST" | "DELETE", path: string, body: object, isLost: boolean) => {
  const key = randomUUID();
  const once = () =>
    browser.fetch(path, {
      method,
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(body),
    });
  const lost: unknown = isLost ? await (await once()).json() : null;
  const answer = await once();
  expect([path, answer.status]).toEqual([path, 200]);
  const said = await answer.json();
  if (lost !== null) expect(said).toEqual(lost);
  return said;
};

/** One writer's steps in turn. Threads are shared with the others, who write at the same time. */
async function write(
  browser: Browser,
  on: { number: number; text: string },
  steps: readonly Step[],
  threads: number[],
) {
  const mine: Told[] = [];
  const kept: string[] = [];
  let saved = "";
  for (const { does, which, isLost } of steps) {
    const own = mine[which % Math.max(1, mine.length)];
    const thread = threads[which % Math.max(1, threads.length)];
    const text = `${does} ${randomUUID()}`;
    if (does === "write" || does === "answer") {
      const parentId = does === "answer" ? (thread ?? null) : null;
      const answer = await send(
        browser,
        "POST",
        "/api/schema/SaveComment",
        { id: on.text, value: text, parentId },
        isLost,
      );
      const { commentId } = Comment.parse(answer);
      mine.push({ id: commentId, text, isThere: true });
      kept.push(text);
      if (parentId === null) threads.push(commentId);
    } else if (does === "save") {
      saved = `<p>${text}</p>`;
      expect((await saveItem(browser, on.number, on.text, saved)).status).toBe(200);
    } else if (does === "resolve" && thread !== undefined)
      await send(browser, "POST", `/api/schema/ResolveComment/${thread}`, { resolved: which % 2 === 0 }, isLost);
    else if (does === "edit" && own?.isThere) {
      await send(browser, "POST", `/api/schema/EditComment/${own.id}`, { id: on.text, value: text }, isLost);
      own.text = text;
      kept.push(text);
    } else if (does === "delete" && own) {
      await send(browser, "DELETE", `/api/schema/DeleteComment/${own.id}`, {}, isLost);
      own.isThere = false;
    } else if (does === "restore" && own) {
      await send(browser, "POST", "/api/schema/Restore", { kind: "comment", id: own.id }, isLost);
      own.isThere = true;
    }
  }
  return { mine, kept, saved };
}

test("three who write, answer, change, delete, bring back and resolve at once, while answers are lost: nothing acknowledged is lost", async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(...roles.map(() => fc.array(aStep, { minLength: 3, maxLength: 10 }))), async (plans) => {
      const { number, seats } = await anAssessment(database.db, { seats: roles.map((role) => ({ role })) });
      const browsers = await Promise.all(seats.map(({ id }) => seatedAs(server, id)));
      const [reader] = browsers;
      if (!reader) throw new Error("three seats were asked for");
      const items = everyItem((await detailsOf(reader, number)).schema.schemaItems);
      const text = items.find(({ blockType }) => blockType === "TextEditor")?.contentGuid ?? "";
      const threads: number[] = [];
      const told = await Promise.all(
        browsers.map((browser, at) => write(browser, { number, text }, plans[at] ?? [], threads)),
      );
      const list = z.array(Comment).parse(await (await reader.get(`/api/schema/GetComments/${text}`)).json());
      const expected = told.flatMap(({ mine }) => mine).filter(({ isThere }) => isThere);
      expect(list.map(({ commentId, comment }) => [commentId, comment])).toEqual(
        expected.sort((a, b) => a.id - b.id).map((each) => [each.id, each.text]),
      );
      const rows = await database.db.selectFrom("history").select("value").where("assessment", "=", number).execute();
      const history = JSON.stringify(rows);
      expect(told.flatMap(({ kept, saved }) => [...kept, saved]).filter((each) => !history.includes(each))).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

test("hostile comments are text, or refused; they never fail the server, and the details can still be read", async () => {
  const { number, seats } = await anAssessment(database.db, { seats: roles.map((role) => ({ role })) });
  const browser = await seatedAs(server, seats[0]?.id ?? "");
  const items = everyItem((await detailsOf(browser, number)).schema.schemaItems);
  const text = items.find(({ blockType }) => blockType === "TextEditor")?.contentGuid ?? "";
  const hostile = [
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    "'; drop table comment; --",
    "\u202Etxet\u202C @[a](javascript:alert(1))",
    "{{7*7}} #{7*7} %s %n",
    "\ud800 \u0000 \uffff \ufdd0",
    `@${"Eksempel ".repeat(1000)}`,
    "@".repeat(9000),
    "👩‍👩‍👧‍👦".repeat(900),
    "a\u0301".repeat(4000),
    `${"\n".repeat(5000)}x`,
  ];
  for (const value of hostile) {
    const answer = await browser.post("/api/schema/SaveComment", { id: text, value, quote: value });
    expect([value.slice(0, 20), [200, 422].includes(answer.status)]).toEqual([value.slice(0, 20), true]);
  }
  for (const body of [{ id: text, value: ["x"] }, { id: text, value: "x", parentId: "1 or 1=1" }, { id: text }, []])
    expect((await browser.post("/api/schema/SaveComment", body)).status).toBe(400);
  expect((await browser.post("/api/schema/SaveComment", { id: text, value: "x".repeat(100_001) })).status).toBe(400);
  const [first] = z.array(Comment).parse(await (await browser.get(`/api/schema/GetComments/${text}`)).json());
  expect(first?.comment).toBe(hostile[0]);
  expect((await detailsOf(browser, number)).contentLink.id).toBe(number);
});
