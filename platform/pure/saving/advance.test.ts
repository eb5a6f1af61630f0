import { expect, test } from "vitest";
import { openText } from "../shared-text/index.ts";
import {
  advance,
  FIRST_PAUSE,
  type Field,
  hasUnsentText,
  LONGEST_UNSAVED,
  loadedField,
  PAUSE,
  restoredField,
  type SaveEvent,
} from "./index.ts";

const start = loadedField({ rev: 3, value: "før" }, "frø");
const run = (events: readonly (readonly [SaveEvent, number])[], field: Field = start) =>
  events.reduce((step, [event, now]) => advance(step.field, event, now), { field, commands: [] } as ReturnType<
    typeof advance
  >);
const type = (value: string): SaveEvent => ({ kind: "typed", value });
const left: SaveEvent = { kind: "left" };
const ack = (rev: number, value: string): SaveEvent => ({
  kind: "answered",
  answer: { kind: "acknowledged", rev, value, when: "2026-11-21T10:00:00.000Z" },
});
const failed: SaveEvent = { kind: "answered", answer: { kind: "failed" } };
const conflict = (rev: number, value: string): SaveEvent => ({
  kind: "answered",
  answer: { kind: "conflicted", theirs: { rev, value } },
});

test("typing waits for a pause, a short one before the first save, and never longer than the limit", () => {
  expect(run([[type("a"), 1000]]).commands).toEqual([{ do: "wait-for-pause", ms: FIRST_PAUSE }]);
  const saved = run([
    [type("a"), 0],
    [left, 1],
    [ack(4, "a"), 2],
  ]).field;
  expect(advance(saved, type("ab"), 3).commands).toEqual([{ do: "wait-for-pause", ms: PAUSE }]);
  const late = 1000 + LONGEST_UNSAVED - 100;
  expect(
    run([
      [type("a"), 1000],
      [type("ab"), late],
    ]).commands,
  ).toEqual([{ do: "wait-for-pause", ms: 100 }]);
});

test("leaving saves at once, with the revision last known", () => {
  expect(
    run([
      [type("a"), 0],
      [left, 1],
    ]).commands,
  ).toEqual([{ do: "send", attempt: { key: "frø-0", value: "a", rev: 3 } }]);
});

test("leaving a field without changes saves nothing", () => {
  expect(
    run([
      [type("før"), 0],
      [left, 1],
    ]).commands,
  ).toEqual([]);
});

test("what is typed during a save follows it with the new revision, at once if the field was left", () => {
  const during = run([
    [type("a"), 0],
    [left, 1],
    [type("ab"), 2],
  ]);
  expect(during.commands).toEqual([]);
  expect(advance(during.field, ack(4, "a"), 3).commands).toEqual([{ do: "wait-for-pause", ms: PAUSE }]);
  const gone = advance(during.field, left, 3).field;
  expect(advance(gone, ack(4, "a"), 4).commands).toEqual([
    { do: "send", attempt: { key: "frø-1", value: "ab", rev: 4 } },
  ]);
});

test("a repeat carries the same key and the same text, whatever was typed meanwhile", () => {
  const step = run([
    [type("a"), 0],
    [left, 1],
    [failed, 2],
    [type("ab"), 3],
    [{ kind: "retry-due" }, 4],
  ]);
  expect(step.commands).toEqual([{ do: "send", attempt: { key: "frø-0", value: "a", rev: 3 } }]);
  expect(step.field.state).toMatchObject({ at: "saving", tries: 2, since: 1 });
});

test("a field that is tried again keeps what the server said to the last try, and nothing when there was no answer", () => {
  const refused: SaveEvent = { kind: "answered", answer: { kind: "failed", said: "Noe gikk galt. (500)" } };
  const start = [
    [type("a"), 0],
    [left, 1],
    [refused, 2],
  ] as const;
  const retried = [...start, [{ kind: "retry-due" }, 4]] as const;
  expect(run([...start]).field.state).toMatchObject({ at: "offline", said: "Noe gikk galt. (500)" });
  expect(run([...retried]).field.state).toMatchObject({ at: "saving", said: "Noe gikk galt. (500)" });
  expect(run([...retried, [failed, 5]]).field.state).not.toHaveProperty("said");
});

test("a conflict keeps both texts until the person chooses", () => {
  const met = run([
    [type("min"), 0],
    [left, 1],
    [conflict(5, "deres"), 2],
    [type("min igjen"), 3],
    [left, 4],
  ]);
  expect(met.commands).toEqual([]);
  expect(met.field).toMatchObject({ text: "min igjen", state: { at: "conflict", theirs: { value: "deres" } } });
  const chose = (choice: Extract<SaveEvent, { kind: "chose" }>["choice"]) =>
    advance(met.field, { kind: "chose", choice }, 5);
  expect(chose({ keep: "mine" }).commands).toMatchObject([{ attempt: { value: "min igjen", rev: 5 } }]);
  expect(chose({ keep: "theirs" })).toMatchObject({ field: { text: "deres", state: { at: "clean" } }, commands: [] });
  expect(chose({ keep: "combined", value: "begge" }).commands).toMatchObject([{ attempt: { value: "begge", rev: 5 } }]);
});

test("a conflict with the very same text is no conflict: it is confirmed on top of theirs", () => {
  const step = run([
    [type("a"), 0],
    [left, 1],
    [conflict(5, "a"), 2],
  ]);
  expect(step.commands).toMatchObject([{ do: "send", attempt: { value: "a", rev: 5 } }]);
});

test.each(["read-only", "forbidden", "gone", "signed-out"] as const)("locked because %s keeps the text", (because) => {
  const locked = run([
    [type("a"), 0],
    [left, 1],
    [{ kind: "answered", answer: { kind: "locked", because } }, 2],
  ]);
  expect(locked.field).toMatchObject({ text: "a", state: { at: "locked", because } });
  expect(hasUnsentText(locked.field)).toBe(true);
  expect(advance(locked.field, { kind: "unlocked" }, 3).commands).toMatchObject([{ attempt: { value: "a", rev: 3 } }]);
});

test("who is signed out writes on, and all of it is sent when the session is back", () => {
  const written = run([
    [type("a"), 0],
    [left, 1],
    [{ kind: "answered", answer: { kind: "locked", because: "signed-out" } }, 2],
    [type("ab"), 3],
    [left, 4],
  ]);
  expect(written.field).toMatchObject({ text: "ab", state: { at: "locked", because: "signed-out" } });
  const sent = advance(written.field, { kind: "session-back" }, 5);
  expect(sent.commands).toMatchObject([{ do: "send", attempt: { value: "ab", rev: 3 } }]);
});

test("a try that may have been stored before the session ended is made again under its key, and what was written since follows", () => {
  const locked = run([
    [type("a"), 0],
    [left, 1],
    [failed, 2],
    [{ kind: "retry-due" }, 3],
    [{ kind: "answered", answer: { kind: "locked", because: "signed-out" } }, 4],
    [type("ab"), 5],
  ]).field;
  for (const field of [locked, restoredField(locked, "en annen side", 6)]) {
    const again = advance(field, { kind: field === locked ? "session-back" : "retry-due" }, 7);
    expect(again.commands).toEqual([{ do: "send", attempt: { key: "frø-0", value: "a", rev: 3 } }]);
    const known = advance(again.field, ack(4, "a"), 8);
    expect(known.field).toMatchObject({ text: "ab", base: { rev: 4, value: "a" } });
    expect(known.commands).toMatchObject([{ do: "send", attempt: { value: "ab", rev: 4 } }]);
  }
});

test.each(["read-only", "forbidden", "gone", "removed"] as const)(
  "a field locked because %s waits for no session",
  (because) => {
    const locked = run([
      [type("a"), 0],
      [left, 1],
      [{ kind: "answered", answer: { kind: "locked", because } }, 2],
    ]);
    expect(advance(locked.field, { kind: "session-back" }, 3)).toEqual({ field: locked.field, commands: [] });
  },
);

test("a text that was only an echo gives way to the newer one, unless something was written meanwhile", () => {
  const echoed: SaveEvent = { kind: "answered", answer: { kind: "echoed", theirs: { rev: 5, value: "den andres" } } };
  const given = run([
    [type("a"), 0],
    [left, 1],
    [echoed, 2],
  ]);
  expect(given.field).toMatchObject({ text: "den andres", base: { rev: 5 }, state: { at: "clean" } });
  const written = run([
    [type("a"), 0],
    [left, 1],
    [type("ab"), 2],
    [echoed, 3],
  ]);
  expect(written.field).toMatchObject({ text: "ab", base: { rev: 5 }, state: { at: "dirty" } });
});

test("a rejected text is saved again when it is changed", () => {
  const rules = [{ kind: "TooLong", message: "Teksten er for lang" }];
  const rejected = run([
    [type("a"), 0],
    [left, 1],
    [{ kind: "answered", answer: { kind: "rejected", rules } }, 2],
  ]);
  expect(rejected.field.state).toEqual({ at: "rejected", rules });
  expect(advance(rejected.field, type("b"), 3).commands).toEqual([{ do: "wait-for-pause", ms: PAUSE }]);
});

test("a colleague's text shows in a field that is not being written in, and never replaces one that is", () => {
  const theirs: SaveEvent = { kind: "refreshed", theirs: { rev: 4, value: "deres" } };
  expect(run([[theirs, 0]]).field).toMatchObject({ text: "deres", base: { rev: 4 }, state: { at: "clean" } });
  const writing = run([
    [type("min"), 0],
    [theirs, 1],
  ]).field;
  expect(writing).toMatchObject({ text: "min", base: { rev: 3 }, state: { at: "dirty" } });
});

test("an older reload changes nothing", () => {
  const saved = run([
    [type("a"), 0],
    [left, 1],
    [ack(4, "a"), 2],
  ]).field;
  expect(advance(saved, { kind: "refreshed", theirs: { rev: 3, value: "før" } }, 3).field).toBe(saved);
});

test("a newer revision of the text that one wrote upon is no conflict: a file of the block was changed", () => {
  const met = run([
    [type("etter"), 0],
    [left, 1],
    [conflict(5, "før"), 2],
  ]);
  expect(met.commands).toEqual([{ do: "send", attempt: { key: "frø-1", value: "etter", rev: 5 } }]);
});

test("a conflict follows the other's text as it grows", () => {
  const met = run([
    [type("min"), 0],
    [left, 1],
    [conflict(5, "deres"), 2],
    [{ kind: "refreshed", theirs: { rev: 6, value: "deres igjen" } }, 3],
  ]);
  expect(met).toMatchObject({ field: { text: "min", base: { rev: 6 }, state: { theirs: { value: "deres igjen" } } } });
});

test("the steps that led to a text are in the field as long as it has that text and that base", () => {
  const written: SaveEvent = { kind: "typed", value: "<p>a</p>", shared: openText(3, "<p>a</p>") };
  const stays: readonly SaveEvent[] = [left, failed, { kind: "retry-due" }];
  const goes: readonly SaveEvent[] = [
    type("<p>b</p>"),
    ack(4, "<p>a</p>"),
    conflict(5, "<p>deres</p>"),
    { kind: "sent", as: "whole" },
  ];
  let { field } = run([[written, 0]]);
  for (const event of stays) {
    field = advance(field, event, 1).field;
    expect(field.shared).toBe(written.shared);
  }
  for (const event of goes) expect(advance(field, event, 2).field.shared).toBeUndefined();
});
