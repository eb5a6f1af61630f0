import { useEffect } from "react";
import { useToast } from "../../ui/index.ts";
import { richTextTexts } from "../rich-text-editor/texts.ts";

/** HTML that may say something else than the plain text beside it. Nearly all that word processors write is such. */
const MAY_DIFFER =
  /<(?:del|ins|s|strike|sup|sub)\b|line-through|vertical-align|mso-|track|insertion|deletion|display:\s*none/i;
const FIELDS = 'textarea,input:not([type]),input[type="text"],input[type="search"]';

/**
 * In every plain field a pasted text means what it meant where it was copied, and what stays out is named in a toast. The reader of pasted text is
 * fetched at the first such paste; without it the clipboard's plain text is taken, as browsers do. docs/adr/0103-pasted-text-keeps-its-meaning.md
 */
export function usePlainPaste(): void {
  const toast = useToast();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if (!isField || !target.matches(FIELDS) || target.readOnly || !clipboardData) return;
      const html = clipboardData.getData("text/html");
      if (!MAY_DIFFER.test(html)) return;
      const plain = clipboardData.getData("text/plain");
      event.preventDefault();
      void import("./read-plain-paste.ts")
        .then(({ readPlainPaste }) => readPlainPaste(html))
        .catch(() => null)
        .then((read) => {
          insert(target, read?.text ?? plain);
          if (read && read.leftOut.length > 0) toast(richTextTexts.leftOut(read.leftOut));
        });
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [toast]);
}

/** As the person would type it: it can be undone, and the field hears of it. A field that is gone by then gets nothing, and no other does. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (!field.isConnected) return;
  const written = field instanceof HTMLInputElement ? text.replace(/\s*\n\s*/g, " ") : text;
  field.focus();
  // The command writes where the focus is, which a dialog may have taken meanwhile.
  if (document.activeElement === field && document.execCommand("insertText", false, written)) return;
  field.setRangeText(written, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste", data: written }));
}
