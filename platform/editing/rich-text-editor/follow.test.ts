import { history, redo, undo } from "@tiptap/pm/history";
import { Fragment, Slice } from "@tiptap/pm/model";
import { EditorState, Plugin, TextSelection, type Transaction } from "@tiptap/pm/state";
import { ReplaceStep, type Step } from "@tiptap/pm/transform";
import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlOf, openText, received, textSchema, written } from "../../pure/shared-text/index.ts";
import { colleaguesWords } from "./colleagues-words.ts";
import { follow } from "./follow.ts";

const START = "<p>abcd</p><p>efgh</p>";
const inserts = (at: number, text: string) =>
  new ReplaceStep(at, at, new Slice(Fragment.from(textSchema.text(text)), 0, 0));
const deletes = (from: number, to: number) => new ReplaceStep(from, to, Slice.empty);

/** The editor after what a colleague wrote has come. */
function heard(before: EditorState, news: ReturnType<typeof received>): EditorState {
  if (!news || typeof news === "string") throw new Error("it is newer");
  let state = before;
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

/** Somebody does these steps, each an event of its own for undo, and a colleague writes into the first paragraph before they are saved. */
function afterColleague(own: readonly Step[]): EditorState {
  const plugins = [history({ newGroupDelay: -1 }), new Plugin({ historyPreserveItems: true }), colleaguesWords()];
  let state = EditorState.create({ doc: openText(0, START).doc, plugins });
  let text = openText(0, START);
  for (const step of own) {
    state = state.apply(state.tr.step(step));
    text = written(text, [step]);
  }
  const steps = [inserts(3, "Q").toJSON()];
  const value = "<p>abQcd</p><p>efgh</p>";
  const news = received(text, { rev: 1, value, changes: [{ rev: 1, batch: "theirs", steps }] });
  return heard(state, news);
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

/** A place, and how much is deleted there. */
type Act = { readonly at: number; readonly length: number; readonly isTyped: boolean };
const anAct: fc.Arbitrary<Act> = fc.record({ at: fc.nat(40), length: fc.nat(12), isTyped: fc.boolean() });
const anEvent = fc.oneof(
  { weight: 5, arbitrary: fc.record({ own: anAct }) },
  { weight: 3, arbitrary: fc.record({ theirs: anAct }) },
  { weight: 3, arbitrary: fc.constant("undo" as const) },
  { weight: 2, arbitrary: fc.constant("hear" as const) },
);

/** Types a letter three times, or deletes: over the edge of a paragraph too. */
function actIn(state: EditorState, { at, length, isTyped }: Act, letter: string) {
  const { tr } = state;
  const near = (place: number) => TextSelection.near(tr.doc.resolve(Math.min(place, tr.doc.content.size))).from;
  const from = near(at);
  if (!isTyped) return tr.delete(from, Math.max(from, near(from + length)));
  for (let count = 0; count < 3; count++) tr.insertText(letter, from + count);
  return tr;
}

const lettersIn = (state: EditorState): ReadonlySet<string> => new Set(state.doc.textContent.match(/[\u4e00-\u9fff]/g));

test("whatever two write and delete, undo takes no letter of the other's, and the editor has the text that is to be saved", () => {
  fc.assert(
    fc.property(fc.array(anEvent, { minLength: 5, maxLength: 25 }), (events) => {
      const plugins = [history({ newGroupDelay: -1 }), new Plugin({ historyPreserveItems: true }), colleaguesWords()];
      let state = EditorState.create({ doc: openText(0, START).doc, plugins });
      let theirs = EditorState.create({ doc: openText(0, START).doc });
      let text = openText(0, START);
      const changes: { readonly rev: number; readonly batch: string; readonly steps: Record<string, unknown>[] }[] = [];
      const othersLetters = new Set<string>();
      const write = (tr: Transaction) => {
        const done = state.applyTransaction(tr);
        state = done.state;
        text = written(
          text,
          done.transactions.flatMap(({ steps }) => steps),
        );
      };
      events.forEach((event, count) => {
        const letter = String.fromCharCode(0x4e00 + count);
        if (event === "undo") {
          const before = lettersIn(state);
          undo(state, write);
          const taken = [...before].filter((each) => othersLetters.has(each) && !lettersIn(state).has(each));
          expect(taken).toEqual([]);
        } else if (event === "hear") {
          const newer = { rev: changes.length, value: htmlOf(theirs.doc), changes: changes.slice(text.rev) };
          const news = received(text, newer);
          if (!news || typeof news === "string") return;
          text = news.text;
          follow(
            () => state,
            news.moves,
            (tr) => {
              state = state.apply(tr);
            },
          );
        } else if ("own" in event) write(actIn(state, event.own, letter));
        else {
          const tr = actIn(theirs, event.theirs, letter);
          theirs = theirs.apply(tr);
          if (event.theirs.isTyped) othersLetters.add(letter);
          const steps = tr.steps.map((step): Record<string, unknown> => step.toJSON());
          changes.push({ rev: changes.length + 1, batch: `theirs-${count}`, steps });
        }
        expect(state.doc.eq(text.doc)).toBe(true);
      });
    }),
    { numRuns: 500 },
  );
});

/** Somebody does these steps and saves them, then a colleague does theirs. */
function savedThenColleague(start: string, own: readonly Step[], theirs: readonly Step[]): EditorState {
  const plugins = [history(), new Plugin({ historyPreserveItems: true }), colleaguesWords()];
  let state = EditorState.create({ doc: openText(0, start).doc, plugins });
  for (const step of own) state = state.apply(state.tr.step(step));
  const text = openText(1, htmlOf(state.doc));
  const now = written(text, theirs).doc;
  const changes = [{ rev: 2, batch: "theirs", steps: theirs.map((step) => step.toJSON()) }];
  const news = received(text, { rev: 2, value: htmlOf(now), changes });
  return heard(state, news);
}

test("undo leaves what a colleague wrote inside what it takes, and redo puts one's own around it again", () => {
  const line = savedThenColleague("<p>abcd</p>", [inserts(3, "12345")], [inserts(5, "Q")]);
  expect(htmlOf(line.doc)).toBe("<p>ab12Q345cd</p>");
  expect(undone(line, 1)).toBe("<p>abQcd</p>");
  let again = line;
  for (const does of [undo, redo]) does(again, (tr) => (again = again.applyTransaction(tr).state));
  expect(htmlOf(again.doc)).toBe("<p>ab12Q345cd</p>");

  const paragraphs = new Slice(openText(0, "<p>en</p><p>to</p>").doc.content, 0, 0);
  const pasted = savedThenColleague(
    "<p>abcd</p>",
    [new ReplaceStep(6, 6, paragraphs)],
    [inserts(8, "Q"), inserts(13, "R")],
  );
  expect(htmlOf(pasted.doc)).toBe("<p>abcd</p><p>eQn</p><p>tRo</p>");
  expect(undone(pasted, 1)).toBe("<p>abcd</p><p>Q</p><p>R</p>");
});

test("so it is where one had only taken an empty line away and got it again", () => {
  const empty = new Slice(Fragment.from(textSchema.nodes.paragraph.create()), 0, 0);
  const state = savedThenColleague("", [new ReplaceStep(0, 2, empty)], [inserts(1, "Q")]);
  expect(undone(state, 1)).toContain("<p>Q</p>");
});

test("undo takes what one wrote inside a colleague's words, and what one deleted of them comes back", () => {
  const before = savedThenColleague("<p>ab</p>", [inserts(3, "x")], [inserts(1, "QRST")]);
  const inside = before.apply(before.tr.insertText("12", 3));
  expect(undone(inside, 1)).toBe("<p>QRSTabx</p>");
  const cut = before.apply(before.tr.delete(2, 4));
  expect(htmlOf(cut.doc)).toBe("<p>QTabx</p>");
  expect(undone(cut, 1)).toBe("<p>QRSTabx</p>");
});
