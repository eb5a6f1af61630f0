import { expect, test } from "vitest";
import { type CreateAnswer, createRowStore, placeKey } from "../../../platform/editing/saving/index.ts";
import type { Comment } from "../calls.ts";
import { endDraft, orphansAmong, placeOfWriting, type Writing } from "./writing.ts";

const block = "b1";
const comment = (commentId: number, parentId: number | null = null): Comment => ({
  commentId,
  parentId,
  comment: "Tekst",
  username: "Kari Eksempel",
  date: "2026-03-02T10:00:00.000Z",
  resolvedAt: null,
  mine: true,
  quote: null,
  changed: null,
  unread: false,
  rev: 1,
});

test.each<[Writing, boolean]>([
  [{ kind: "new" }, false],
  [{ kind: "edit", comment: 1 }, false],
  [{ kind: "edit", comment: 2 }, false],
  [{ kind: "edit", comment: 9 }, true],
  [{ kind: "edit", comment: 3 }, true],
  [{ kind: "answer", thread: 1 }, false],
  [{ kind: "answer", thread: 3 }, false],
  [{ kind: "answer", thread: 9 }, true],
])("what is written as %j is without a form: %s", (writing, isOrphan) => {
  // The first comment of thread 3 was deleted, its answer is left.
  const comments = [comment(1), comment(2, 1), comment(4, 3)];
  expect(orphansAmong([placeOfWriting(block, writing)], comments)).toHaveLength(isOrphan ? 1 : 0);
});

test.each<Writing>([{ kind: "new" }, { kind: "answer", thread: 1 }, { kind: "edit", comment: 7 }])(
  "what was written after the answer to %j was lost waits as a change of the comment",
  async (writing) => {
    const answers: CreateAnswer[] = [
      { kind: "refused", problem: { type: "about:blank", title: "Ingen svar", status: 0, kind: "NoAnswer" } },
      { kind: "created", row: 7, rev: 2 },
    ];
    const rows = createRowStore({
      newId: () => "key",
      create: async () => answers.shift() ?? { kind: "created", row: 0, rev: 0 },
      keep: () => {},
    });
    const place = placeOfWriting(block, writing);
    rows.add(place, { comment: "", rev: "", quote: "" });
    rows.write(place, { comment: "Sendt" });
    await rows.commit(place);
    rows.write(place, { comment: "Sendt, og mer" });
    const saved = await rows.commit(place);
    if (saved?.kind !== "created") throw new Error("the second try is answered");
    endDraft(rows, place, saved);
    const change = placeOfWriting(block, { kind: "edit", comment: 7 });
    expect(rows.unsent()).toEqual([change]);
    expect(rows.draft(placeKey(change))?.cells).toEqual({ comment: "Sendt, og mer", rev: "2", quote: "" });
  },
);

test("a draft that was saved as it stands is gone", async () => {
  const rows = createRowStore({
    newId: () => "key",
    create: async () => ({ kind: "created", row: 7, rev: 1 }),
    keep: () => {},
  });
  const place = placeOfWriting(block, { kind: "new" });
  rows.add(place, { comment: "", rev: "", quote: "" });
  rows.write(place, { comment: "Sendt" });
  await rows.commit(place);
  endDraft(rows, place, { row: 7, rev: 1 });
  expect(rows.unsent()).toEqual([]);
});
