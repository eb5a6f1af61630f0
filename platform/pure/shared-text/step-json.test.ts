import { RemoveMarkStep, Transform } from "@tiptap/pm/transform";
import { expect, test } from "vitest";
import {
  acceptSteps,
  acknowledged,
  htmlOf,
  keptText,
  openText,
  type SharedText,
  textKept,
  textSchema,
  toSend,
  written,
} from "./index.ts";

/** All that is pending is saved. */
const acknowledgedAs = (text: SharedText): SharedText => {
  const next = toSend(text, "saved");
  return next ? acknowledged(next.text, "saved", { rev: text.rev + 1, value: htmlOf(text.doc) }) : text;
};

test("undo of letters in bold that were not all bold is sent as steps that the server takes", () => {
  const opened = openText(1, "<p>a<strong>b</strong>c<strong>d</strong>e</p>");
  const less = new RemoveMarkStep(1, 6, textSchema.marks.bold.create());
  const tr = new Transform(opened.doc).step(less);
  const text = written(acknowledgedAs(written(opened, [less])), [less.invert(opened.doc)]);
  const next = toSend(text, "undo");
  expect(acceptSteps(htmlOf(tr.doc), next?.body.steps ?? [])?.value).toBe(htmlOf(opened.doc));
  const kept = textKept(keptText(next?.text ?? text), null, htmlOf(opened.doc));
  expect(kept && toSend(kept, "other")?.body).toEqual(next?.body);
});
