import type { Editor } from "@tiptap/core";
import { useEffect } from "react";

/** A click on the field's visible label puts the cursor in the text, as a label does for an ordinary field. */
export const useLabelClick = (editor: Editor | null, labelId: string | undefined): void => {
  useEffect(() => {
    const label = labelId === undefined ? null : document.getElementById(labelId);
    const focus = () => editor?.view.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [editor, labelId]);
};
