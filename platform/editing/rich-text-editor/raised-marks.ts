import { Mark } from "@tiptap/core";

/** A superscript or a subscript: by paste and by keyboard. They have no button: features/block/README.md names the toolbar's. */
const raisedMark = (name: "superscript" | "subscript", tag: "sup" | "sub", key: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      const other = name === "superscript" ? "subscript" : "superscript";
      return { [key]: () => this.editor.chain().unsetMark(other).toggleMark(name).run() };
    },
  });

export const superscript = raisedMark("superscript", "sup", "Mod-.");
export const subscript = raisedMark("subscript", "sub", "Mod-,");
