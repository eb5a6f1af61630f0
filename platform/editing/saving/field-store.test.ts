import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Attempt, SaveAnswer } from "../../pure/saving/index.ts";
import { type FieldAddress, fieldKey } from "./field-address.ts";
import { createFieldStore, type KeptField } from "./field-store.ts";

const title: FieldAddress = { block: "b1" };
const cell = (column: string): FieldAddress => ({ block: "b2", of: "evidence", part: "PrimaryStudy", row: 7, column });
const loaded = { rev: 1, value: "før" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store whose sends are answered by the test, and a browser that keeps what is unsent. */
const aStore = () => {
  const sent: { address: FieldAddress; attempt: Attempt; answer: (answer: SaveAnswer) => void }[] = [];
  const kept = new Map<string, KeptField>();
  let seeds = 0;
  const store = createFieldStore({
    newSeed: () => `seed${++seeds}`,
    send: (address, attempt) => new Promise((answer) => sent.push({ address, attempt, answer })),
    keep: (key, value) => (value ? kept.set(key, value) : kept.delete(key)),
  });
  const answer = async (answer: SaveAnswer) => {
    sent.shift()?.answer(answer);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, sent, kept, answer };
};
const acknowledged = (rev: number, value: string): SaveAnswer => ({
  kind: "acknowledged",
  rev,
  value,
  when: "2026-11-21T10:00:00.000Z",
});

test("a field that nobody writes in has no entry, whatever it is told and however often it is loaded", () => {
  const { store, sent } = aStore();
  store.tell(title, { kind: "left" });
  store.refresh(() => ({ rev: 9, value: "nytt" }));
  store.type(title, loaded, "før");
  expect(store.peek(fieldKey(title))).toBeUndefined();
  expect(sent).toEqual([]);
});

test("a keystroke is heard by its own field only", () => {
  const { store } = aStore();
  const heard: string[] = [];
  store.subscribe(fieldKey(cell("population")), () => heard.push("population"));
  store.subscribe(fieldKey(cell("reference")), () => heard.push("reference"));
  store.type(cell("reference"), loaded, "ny");
  expect(heard).toEqual(["reference"]);
});

test("each cell is sent with the revision at which it was seen, though the row's has grown since", async () => {
  const { store, sent, answer } = aStore();
  store.type(cell("population"), loaded, "voksne");
  store.type(cell("reference"), loaded, "Hansen");
  store.tell(cell("population"), { kind: "left" });
  expect(sent[0]?.attempt.rev).toBe(1);
  await answer(acknowledged(2, "voksne"));
  store.tell(cell("reference"), { kind: "left" });
  expect(sent[0]).toMatchObject({ address: cell("reference"), attempt: { rev: 1, value: "Hansen" } });
  await answer(acknowledged(3, "Hansen"));
  store.type(cell("population"), loaded, "barn");
  store.tell(cell("population"), { kind: "left" });
  expect(sent[0]?.attempt.rev).toBe(2);
});

test("a cell stays saved when another cell of its row gives the row a new revision", async () => {
  const { store, answer } = aStore();
  store.type(cell("population"), loaded, "voksne");
  store.tell(cell("population"), { kind: "left" });
  await answer(acknowledged(2, "voksne"));
  store.refresh(() => ({ rev: 5, value: "voksne" }));
  expect(store.peek(fieldKey(cell("population")))).toMatchObject({ state: { at: "saved" }, base: { rev: 5 } });
  store.refresh(() => ({ rev: 6, value: "den andres" }));
  expect(store.peek(fieldKey(cell("population")))).toBeUndefined();
});

test("unsent text is kept in the browser until the server has it", async () => {
  const { store, kept, answer } = aStore();
  store.type(title, loaded, "nå");
  expect(kept.get("b1")).toMatchObject({ address: title, field: { text: "nå" } });
  expect(store.unsent()).toEqual([title]);
  store.tell(title, { kind: "left" });
  await answer({ kind: "failed" });
  expect(kept.has("b1")).toBe(true);
  await vi.runOnlyPendingTimersAsync();
  await answer(acknowledged(2, "nå"));
  expect(kept.size).toBe(0);
  expect(store.unsent()).toEqual([]);
});

test("a text that did not come through stays among those in trouble while it is tried again: a press on the link to it must meet it", async () => {
  const { store, sent, answer } = aStore();
  store.type(title, loaded, "nå");
  store.tell(title, { kind: "left" });
  expect(store.inTrouble()).toEqual([]);
  await answer({ kind: "failed" });
  expect(store.inTrouble()).toEqual([title]);
  await vi.runOnlyPendingTimersAsync();
  expect(sent.length).toBe(1);
  expect(store.inTrouble()).toEqual([title]);
  await answer(acknowledged(2, "nå"));
  expect(store.inTrouble()).toEqual([]);
});

test("what was kept is taken up: the same attempt with its key, other text as written now, and nothing that is stored", async () => {
  const before = aStore();
  before.store.type(title, loaded, "på vei");
  before.store.tell(title, { kind: "left" });
  before.store.type(cell("population"), loaded, "skrevet");
  before.store.type(cell("reference"), loaded, "lagret alt");
  const after = aStore();
  after.store.restore([...before.kept.values()], (address) =>
    fieldKey(address) === fieldKey(cell("reference")) ? { rev: 2, value: "lagret alt" } : loaded,
  );
  expect(after.sent.map(({ attempt }) => attempt)).toEqual([
    before.sent[0]?.attempt,
    { key: "seed2-0", rev: 1, value: "skrevet" },
  ]);
  expect([...after.kept.keys()]).toEqual(["b1", fieldKey(cell("population"))]);
});

test("what was kept is compared with what the server acknowledged here, not with an older load", async () => {
  const other = aStore();
  other.store.type(title, { rev: 2, value: "nytt" }, "før");
  const { store, sent, answer } = aStore();
  store.type(title, loaded, "nytt");
  store.tell(title, { kind: "left" });
  await answer(acknowledged(2, "nytt"));
  store.restore([...other.kept.values()], () => loaded);
  expect(store.peek(fieldKey(title))?.text).toBe("før");
  expect(sent[0]?.attempt).toMatchObject({ rev: 2, value: "før" });
});

test("a text that is put back replaces what was written here, and leaves a text that the person took from another", async () => {
  const { store, sent, answer } = aStore();
  const [mine, theirs] = [cell("population"), cell("reference")];
  for (const address of [mine, theirs]) {
    store.type(address, loaded, "skrevet her");
    store.tell(address, { kind: "left" });
  }
  await answer(acknowledged(2, "skrevet her"));
  await answer({ kind: "conflicted", theirs: { rev: 3, value: "den andres" } });
  store.tell(theirs, { kind: "chose", choice: { keep: "theirs" } });
  for (const address of [mine, theirs]) store.revert(address, "før");
  expect(sent.map(({ address, attempt }) => [address, attempt.value])).toEqual([[mine, "før"]]);
  expect(store.peek(fieldKey(theirs))?.text).toBe("den andres");
});

test("a text that was refused since its field was gone is sent when the field is there again, and once for each time that it comes back", async () => {
  const { store, sent, answer } = aStore();
  store.type(title, loaded, "min");
  store.tell(title, { kind: "left" });
  store.refresh(() => undefined);
  await answer({ kind: "locked", because: "gone" });
  store.refresh(() => undefined);
  expect(sent).toEqual([]);

  store.refresh(() => loaded);
  expect(sent).toMatchObject([{ attempt: { value: "min", rev: 1 } }]);
  await answer({ kind: "locked", because: "gone" });
  // The server lists it and takes nothing: it is not asked for ever.
  store.refresh(() => loaded);
  expect(sent).toEqual([]);

  store.refresh(() => undefined);
  store.refresh(() => loaded);
  await answer(acknowledged(2, "min"));
  expect(store.peek(fieldKey(title))?.state.at).toBe("saved");
});

test("a text that was refused for another reason is not sent by a reload", async () => {
  const { store, sent, answer } = aStore();
  store.type(title, loaded, "min");
  store.tell(title, { kind: "left" });
  await answer({ kind: "locked", because: "forbidden" });
  store.refresh(() => undefined);
  store.refresh(() => loaded);
  expect(sent).toEqual([]);
});
