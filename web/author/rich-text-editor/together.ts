import { type Editor, Extension, type JSONContent } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { Plugin, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Step } from "@tiptap/pm/transform";
import { useEffect, useState } from "react";
import { differenceBetween, docOf, type StepJson, textSchema } from "../../../core/shared-text/index.ts";
import type { OpenText, TextMoves } from "../saving/index.ts";
import { cleanHtmlOf } from "./use-outside-value.ts";

/** Undo keeps each step by itself, so that it can follow what colleagues write before it. */
export const KeepsUndo = Extension.create({
  name: "keeps-undo",
  addProseMirrorPlugins: () => [new Plugin({ historyPreserveItems: true })],
});

/** The text as the editor takes it: with what only the editor knows, such as an empty paragraph. */
export const contentOf = (text: OpenText): JSONContent => text.doc().toJSON();

export const stepsOf = (transactions: readonly Transaction[]): readonly StepJson[] =>
  transactions.flatMap(({ steps }) => steps.map((step): StepJson => step.toJSON()));

/** What stands in the editor, by the schema of the texts. */
const docIn = (editor: Editor): Node => Node.fromJSON(textSchema, editor.state.doc.toJSON());

/** What is taken back and done again keeps its place. prosemirror-collab uses it too; its type leaves it out. */
type Mirrored = Transaction["mapping"] & { setMirror(undone: number, again: number): void };

type Written = Pick<TextMoves, "moves">["moves"];

/** Does the steps of others: the cursor stays where it was in the words, undo takes one's own only, and nothing counts as written here. */
function follow(editor: Editor, { steps, mirrors, tracked }: Written): void {
  const { tr, schema, selection } = editor.state;
  for (const step of steps) tr.step(Step.fromJSON(schema, step.toJSON()));
  for (const [undone, again] of mirrors) (tr.mapping as Mirrored).setMirror(undone, again);
  if (selection instanceof TextSelection) {
    const at = (place: number) => tr.doc.resolve(tr.mapping.map(place, -1));
    tr.setSelection(TextSelection.between(at(selection.anchor), at(selection.head)));
  }
  if (tracked > 0) tr.setMeta("rebased", tracked);
  editor.view.dispatch(tr.setMeta("addToHistory", false).setMeta("preventUpdate", true));
}

/** Puts another text there, and touches only what differs. */
const showDoc = (editor: Editor, doc: Node): void => {
  const steps = differenceBetween(docIn(editor), doc);
  if (steps.length > 0) follow(editor, { steps, mirrors: [], tracked: 0 });
};

export const showText = (editor: Editor, value: string): void => showDoc(editor, docOf(value));

/**
 * Shows what others write in the text.
 * @param emitted told each value that the editor has by itself then
 * @returns whether something was kept that may stand elsewhere than it was written, until the person writes on
 */
export function useTogether(editor: Editor | null, text: OpenText | null, emitted: (html: string) => void): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!editor || !text) return;
    const seen = ({ transaction }: { readonly transaction: Transaction }) => {
      if (transaction.docChanged && !transaction.getMeta("preventUpdate")) setKept(false);
    };
    editor.on("transaction", seen);
    return () => void editor.off("transaction", seen);
  }, [editor, text]);
  useEffect(() => {
    if (!editor || !text) return;
    // What came before the editor was there.
    if (!docIn(editor).eq(text.doc())) showDoc(editor, text.doc());
    return text.listen(({ before, after, moves, hasKept }) => {
      if (docIn(editor).eq(before)) follow(editor, moves);
      else showDoc(editor, after);
      emitted(cleanHtmlOf(editor));
      if (hasKept) setKept(true);
    });
  }, [editor, text, emitted]);
  return isKept;
}
