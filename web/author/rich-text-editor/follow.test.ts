import { history, undo } from "@tiptap/pm/history";
import { Fragment, Slice } from "@tiptap/pm/model";
import { EditorState, Plugin } from "@tiptap/pm/state";
import { ReplaceStep, type Step } from "@tiptap/pm/transform";
import { expect, test } from "vitest";
import { htmlOf, openText, received, textSchema, written } from "../../../core/shared-text/index.ts";
import { follow } from "./follow.ts";

const START = "<p>abcd</p><p>efgh</p>";
const inserts = (at: number, text: string) =>
  new ReplaceStep(at, at, new Slice(Fragment.from(textSchema.text(text)), 0, 0));
const deletes = (from: number, to: number) => new ReplaceStep(from, to, Slice.empty);

/** Somebody does these steps, each an event of its own for undo, and a colleague writes into the first paragraph before they are saved. */
function afterColleague(own: readonly Step[]): EditorState {
  const plugins = [history({ newGroupDelay: -1 }), new Plugin({ historyPreserveItems: true })];
  let state = EditorState.create({ doc: openText(0, START).doc, plugins });
  let text = openText(0, START);
  for (const step of own) {
    state = state.apply(state.tr.step(step));
    text = written(text, [step]);
  }
  const steps = [inserts(3, "Q").toJSON()];
  const value = "<p>abQcd</p><p>efgh</p>";
  const news = received(text, { rev: 1, value, changes: [{ rev: 1, batch: "theirs", steps }] });
  if (!news || typeof news === "string") throw new Error("it is newer");
  follow(
    () => state,
    news.moves,
    (tr) => {
      state = state.apply(tr);
    },
  );
  expect(htmlOf(state.doc)).toBe(htmlOf(news.text.doc));
  return state;
}

const undone = (state: EditorState, times: number): string => {
  let now = state;
  for (let count = 0; count < times; count++) undo(now, (tr) => (now = now.apply(tr)));
  return htmlOf(now.doc);
};

test("undo takes one's own words, also when a deletion after them went around what a colleague wrote", () => {
  const state = afterColleague([inserts(7, "xy"), deletes(1, 5)]);
  expect(htmlOf(state.doc)).toBe("<p>Q</p><p>xyefgh</p>");
  expect(undone(state, 1)).toBe("<p>Q</p><p>efgh</p>");
  expect(undone(state, 3)).toBe("<p>Q</p><p>efgh</p>");
});

test("so it does what was written after such a deletion, or leaves it, but takes nobody else's", () => {
  const state = afterColleague([inserts(9, "xy"), deletes(1, 5), inserts(3, "z")]);
  expect(htmlOf(state.doc)).toBe("<p>Q</p><p>zefxygh</p>");
  for (const times of [1, 2, 3, 4])
    expect(["<p>Q</p><p>zefgh</p>", "<p>Q</p><p>efgh</p>"]).toContain(undone(state, times));
});
