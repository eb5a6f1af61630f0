import type { Editor } from "@tiptap/core";
import { useCallback, useEffect, useRef } from "react";
import { PARSE_OPTIONS } from "./schema.ts";

/** The editor's text as it is stored: '' when there is nothing to read. */
export const cleanHtmlOf = (editor: Editor): string =>
  /[^\s\u200B\u2060]/u.test(editor.state.doc.textContent) || editor.$node("picture") ? editor.getHTML() : "";

/** Puts another text in the place of the whole. */
function setContent(editor: Editor, value: string): void {
  const { from, to } = editor.state.selection;
  editor
    .chain()
    .setContent(value, { emitUpdate: false, parseOptions: PARSE_OPTIONS })
    .setTextSelection({ from, to })
    // Undo must not undo a change that came from outside.
    .setMeta("addToHistory", false)
    .run();
}

/** More unanswered changes than a caller lets pass before it draws again. */
const REMEMBERED = 50;

/**
 * Puts a value from outside (a conflict resolved, a reload) into the editor, keeping the selection where it can be kept. A
 * value that comes back from the editor itself, even late, changes nothing. Answers with what to call for each value sent.
 */
export const useOutsideValue = (editor: Editor | null, value: string): ((html: string) => void) => {
  const unanswered = useRef<string[]>([]);

  useEffect(() => {
    if (editor === null) return;
    const answered = unanswered.current.lastIndexOf(value);
    unanswered.current.splice(0, answered + 1);
    if (answered !== -1 || cleanHtmlOf(editor) === value) return;
    unanswered.current = [];
    setContent(editor, value);
  }, [editor, value]);

  return useCallback((html: string) => {
    unanswered.current = [...unanswered.current, html].slice(-REMEMBERED);
  }, []);
};
