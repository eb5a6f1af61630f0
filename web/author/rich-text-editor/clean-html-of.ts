import type { Editor } from "@tiptap/core";

/** The editor's text as it is stored: '' when there is nothing to read. */
export const cleanHtmlOf = (editor: Editor): string =>
  /[^\s\u200B\u2060]/u.test(editor.state.doc.textContent) ? editor.getHTML() : "";
