import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { AddMarkStep, ReplaceStep, type Step } from "@tiptap/pm/transform";
import { expect, test } from "vitest";
import { htmlOf, isSaved, openText, received, type SharedText, textSchema, toSend, written } from "./index.ts";

const opened = openText(0, "<p>en</p><p>to</p>");

/** A colleague has deleted the first of the two paragraphs. */
function afterDeletion(text: SharedText): SharedText {
  const steps = [new ReplaceStep(0, 4, Slice.empty).toJSON()];
  const news = received(text, { rev: 1, value: "<p>to</p>", changes: [{ rev: 1, batch: "theirs", steps }] });
  if (!news || typeof news === "string") throw new Error("it is newer");
  return news.text;
}

const piecesIn = (doc: Node): number => {
  let pieces = 0;
  doc.descendants((node) => {
    if (node.isText) pieces++;
  });
  return pieces;
};

test("lines whose place a colleague deleted are kept as one text, in one piece as the editor has it", () => {
  const line = (text: string) => textSchema.nodes.paragraph.create(null, text === "" ? [] : textSchema.text(text));
  const lines = new Slice(Fragment.from(["a", "b", "", "c"].map(line)), 1, 1);
  const { doc } = afterDeletion(written(opened, [new ReplaceStep(2, 2, lines)]));
  expect(htmlOf(doc)).toBe("<p>a b c</p><p>to</p>");
  expect(piecesIn(doc)).toBe(2);
});

test("what was sent without an answer and has nothing to do any more is not sent again", () => {
  const bold: Step = new AddMarkStep(1, 3, textSchema.mark("bold"));
  const sent = toSend(written(opened, [bold]), "mine");
  if (!sent) throw new Error("there is something to send");
  const text = afterDeletion(sent.text);
  expect(isSaved(text)).toBe(true);
  expect(toSend(text, "mine")).toBeNull();
});

test("what was written and taken back does not return when a colleague deleted its place", () => {
  const typed = new ReplaceStep(2, 2, new Slice(Fragment.from(textSchema.text("xy")), 0, 0));
  const { doc } = afterDeletion(written(opened, [typed, new ReplaceStep(2, 4, Slice.empty)]));
  expect(htmlOf(doc)).toBe("<p>to</p>");
});

test("paragraphs that were pasted over and brought back stand there once when a colleague wrote inside them meanwhile", () => {
  const start = openText(0, "<p>en</p><p>to tre</p><p>fire</p>");
  const { paragraph } = textSchema.nodes;
  const pasted = [paragraph.create(), paragraph.create(null, textSchema.text("ny tre"))];
  const over = new ReplaceStep(3, 11, new Slice(Fragment.from(pasted), 1, 1));
  const text = written(start, [over, over.invert(start.doc)]);
  expect(htmlOf(text.doc)).toBe("<p>en</p><p>to tre</p><p>fire</p>");
  const theirs = new ReplaceStep(7, 7, new Slice(Fragment.from(textSchema.text("(her)")), 0, 0));
  const value = "<p>en</p><p>to(her) tre</p><p>fire</p>";
  const news = received(text, { rev: 1, value, changes: [{ rev: 1, batch: "theirs", steps: [theirs.toJSON()] }] });
  if (!news || typeof news === "string") throw new Error("it is newer");
  expect(htmlOf(news.text.doc)).toBe(value);
});
