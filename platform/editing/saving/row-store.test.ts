import { expect, test } from "vitest";
import type { Problem } from "../../pure/contract/problem.ts";
import type { Cells } from "../../pure/saving/index.ts";
import { type CreateAnswer, createRowStore, type KeptDraft, placeKey, type RowPlace } from "./row-store.ts";

const place: RowPlace = { block: "b1", of: "evidence", part: "PrimaryStudy" };
const empty = { shortId: "", country: "" };
const problem = (status: number): Problem => ({ type: "about:blank", title: "Nei", status, kind: "Kind" });

/** A store whose creates are answered by the test. */
const aStore = (kept = new Map<string, KeptDraft>()) => {
  const sent: { cells: Cells; key: string; answer: (answer: CreateAnswer) => void }[] = [];
  let ids = 0;
  const store = createRowStore({
    newId: () => `key${++ids}`,
    create: (_place, cells, key) => new Promise((answer) => sent.push({ cells, key, answer })),
    keep: (key, value) => (value ? kept.set(key, value) : kept.delete(key)),
  });
  return { store, sent, kept };
};

test("an add form is kept in the browser while there is text in it, and opened again with it", () => {
  const { store, kept } = aStore();
  store.add(place, empty);
  expect(kept.size).toBe(0);
  expect(store.unsent()).toEqual([]);
  store.write(place, { shortId: "Hansen 2021" });
  expect(store.unsent()).toEqual([place]);
  const next = aStore(kept);
  next.store.restore([...kept.values()]);
  expect(next.store.draft(placeKey(place))?.cells).toEqual({ shortId: "Hansen 2021", country: "" });
  next.store.discard(place);
  expect(kept.size).toBe(0);
});

test("a create whose answer was lost is repeated as it was with its key, so the row is made once", async () => {
  const { store, sent } = aStore();
  store.add(place, empty);
  store.write(place, { shortId: "Hansen 2021" });
  const first = store.commit(place);
  expect(await store.commit(place)).toBeNull();
  store.write(place, { country: "Norge" });
  sent[0]?.answer({ kind: "refused", problem: problem(0) });
  await first;
  void store.commit(place);
  expect(sent[1]).toMatchObject({ key: sent[0]?.key, cells: { shortId: "Hansen 2021", country: "" } });
});

test("a create with an answer that could not be read, whatever its status, is repeated as it was", async () => {
  const { store, sent } = aStore();
  store.add(place, empty);
  store.write(place, { shortId: "Hansen 2021" });
  const first = store.commit(place);
  sent[0]?.answer({ kind: "refused", problem: { ...problem(403), kind: "Unreadable" } });
  await first;
  store.write(place, { shortId: "Nilsen 2024" });
  void store.commit(place);
  expect(sent[1]?.cells).toMatchObject({ shortId: "Hansen 2021" });
});

test("a create that was refused is sent again with what stands in the form now", async () => {
  const { store, sent } = aStore();
  store.add(place, empty);
  const first = store.commit(place);
  sent[0]?.answer({ kind: "refused", problem: problem(422) });
  expect(await first).toMatchObject({ kind: "refused" });
  store.write(place, { shortId: "Hansen 2021" });
  void store.commit(place);
  expect(sent[1]?.cells).toMatchObject({ shortId: "Hansen 2021" });
});
