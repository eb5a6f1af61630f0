import { type Editor, Extension, type JSONContent } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { Plugin, type Transaction } from "@tiptap/pm/state";
import { useEffect, useState } from "react";
import { differenceBetween, htmlOf, type StepJson, textSchema } from "../../pure/shared-text/index.ts";
import type { OpenText, TextMoves } from "../saving/index.ts";
import { colleaguesWords } from "./colleagues-words.ts";
import { follow } from "./follow.ts";
import { cleanHtmlOf } from "./use-outside-value.ts";

/** Undo keeps each step by itself, so that it can follow what colleagues write before it, and leaves what these wrote inside one's own. */
export const KeepsUndo = Extension.create({
  name: "keeps-undo",
  addProseMirrorPlugins: () => [new Plugin({ historyPreserveItems: true }), colleaguesWords()],
});

/** The text as the editor takes it: with what only the editor knows, such as an empty paragraph. */
export const contentOf = (text: OpenText): JSONContent => text.now().doc.toJSON();

export const stepsOf = (transactions: readonly Transaction[]): readonly StepJson[] =>
  transactions.flatMap(({ steps }) => steps.map((step): StepJson => step.toJSON()));

/** The editor's document, in the schema of the texts. */
const docIn = (editor: Editor): Node => Node.fromJSON(textSchema, editor.state.doc.toJSON());

const followIn = (editor: Editor, moves: TextMoves["moves"]): void =>
  follow(
    () => editor.state,
    moves,
    (transaction) => editor.view.dispatch(transaction),
  );

/** Puts another text there, and touches only what differs. */
const showDoc = (editor: Editor, doc: Node): void => {
  const steps = differenceBetween(docIn(editor), doc);
  const theirs = { from: 0, until: steps.length };
  if (steps.length > 0) followIn(editor, { steps, theirs, mirrors: [], known: 0, tracked: 0 });
};

/**
 * Shows what others write in the text, and what is put there from outside: a conflict resolved, a reload.
 * @param value the text as the page drew it: it may be older than the text that the editor has
 * @returns whether something was kept that may stand elsewhere than it was written, until the person writes on
 */
export function useTogether(editor: Editor | null, text: OpenText | null, value: string): boolean {
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
    return text.listen(({ before, after, moves, hasKept }) => {
      if (docIn(editor).eq(before)) followIn(editor, moves);
      else showDoc(editor, after);
      if (hasKept) setKept(true);
    });
  }, [editor, text]);
  useEffect(() => {
    if (!editor || !text) return;
    const shown = cleanHtmlOf(editor);
    const { doc } = text.now();
    if (shown !== value && shown !== htmlOf(doc)) showDoc(editor, doc);
  }, [editor, text, value]);
  return isKept;
}
