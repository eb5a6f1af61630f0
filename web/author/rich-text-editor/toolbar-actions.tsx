import type { Editor } from "@tiptap/core";
import type { ReactNode } from "react";
import { richTextTexts } from "../../../texts/rich-text.ts";
import {
  BoldIcon,
  BulletListIcon,
  CodeIcon,
  IndentIcon,
  ItalicIcon,
  LinkIcon,
  NumberListIcon,
  OutdentIcon,
  RedoIcon,
  UnderlineIcon,
  UndoIcon,
} from "../../ui/index.ts";

export type ActionName =
  | "undo"
  | "redo"
  | "bold"
  | "italic"
  | "underline"
  | "bulletList"
  | "orderedList"
  | "indent"
  | "outdent"
  | "link"
  | "code";

export type ToolbarAction = {
  readonly name: ActionName;
  readonly icon: ReactNode;
  readonly shortcut: string;
  /** The same for assistive technology (aria-keyshortcuts). */
  readonly keys: string;
  /** Absent for actions that are not on or off. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isPossible: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
};

/** Marked words become code; with nothing marked, or several paragraphs, the whole becomes a block of code. */
const toggleCode = (editor: Editor): void => {
  const { selection } = editor.state;
  const isWithinParagraph =
    !selection.empty && selection.$from.sameParent(selection.$to) && !editor.isActive("codeBlock");
  if (isWithinParagraph || editor.isActive("code")) editor.commands.toggleCode();
  else editor.commands.toggleCodeBlock();
};

/** The toolbar's buttons in order, in groups with a line between them. docs/spec/blocks.md, TextEditor */
export const TOOLBAR: readonly (readonly ToolbarAction[])[] = [
  [
    {
      name: "undo",
      icon: <UndoIcon aria-hidden />,
      shortcut: "Ctrl+Z",
      keys: "Control+Z",
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => editor.commands.undo(),
    },
    {
      name: "redo",
      icon: <RedoIcon aria-hidden />,
      shortcut: "Ctrl+Y",
      keys: "Control+Y",
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => editor.commands.redo(),
    },
  ],
  [
    {
      name: "bold",
      icon: <BoldIcon aria-hidden />,
      shortcut: "Ctrl+B",
      keys: "Control+B",
      isOn: (editor) => editor.isActive("bold"),
      isPossible: (editor) => editor.can().toggleBold(),
      run: (editor) => editor.commands.toggleBold(),
    },
    {
      name: "italic",
      icon: <ItalicIcon aria-hidden />,
      shortcut: "Ctrl+I",
      keys: "Control+I",
      isOn: (editor) => editor.isActive("italic"),
      isPossible: (editor) => editor.can().toggleItalic(),
      run: (editor) => editor.commands.toggleItalic(),
    },
    {
      name: "underline",
      icon: <UnderlineIcon aria-hidden />,
      shortcut: "Ctrl+U",
      keys: "Control+U",
      isOn: (editor) => editor.isActive("underline"),
      isPossible: (editor) => editor.can().toggleUnderline(),
      run: (editor) => editor.commands.toggleUnderline(),
    },
  ],
  [
    {
      name: "bulletList",
      icon: <BulletListIcon aria-hidden />,
      shortcut: "Ctrl+Shift+8",
      keys: "Control+Shift+8",
      isOn: (editor) => editor.isActive("bulletList"),
      isPossible: (editor) => editor.can().toggleBulletList(),
      run: (editor) => editor.commands.toggleBulletList(),
    },
    {
      name: "orderedList",
      icon: <NumberListIcon aria-hidden />,
      shortcut: "Ctrl+Shift+7",
      keys: "Control+Shift+7",
      isOn: (editor) => editor.isActive("orderedList"),
      isPossible: (editor) => editor.can().toggleOrderedList(),
      run: (editor) => editor.commands.toggleOrderedList(),
    },
  ],
  [
    {
      name: "outdent",
      icon: <OutdentIcon />,
      shortcut: "Alt+Shift+←",
      keys: "Alt+Shift+ArrowLeft",
      isPossible: (editor) => editor.can().liftListItem("listItem"),
      run: (editor) => editor.commands.liftListItem("listItem"),
    },
    {
      name: "indent",
      icon: <IndentIcon />,
      shortcut: "Alt+Shift+→",
      keys: "Alt+Shift+ArrowRight",
      isPossible: (editor) => editor.can().sinkListItem("listItem"),
      run: (editor) => editor.commands.sinkListItem("listItem"),
    },
  ],
  [
    {
      name: "link",
      icon: <LinkIcon aria-hidden />,
      shortcut: "Ctrl+K",
      keys: "Control+K",
      isOn: (editor) => editor.isActive("link"),
      isPossible: (editor) => editor.can().setLink({ href: "https://example.org" }),
      run: () => {},
    },
    {
      name: "code",
      icon: <CodeIcon aria-hidden />,
      shortcut: "Ctrl+E",
      keys: "Control+E",
      isOn: (editor) => editor.isActive("code") || editor.isActive("codeBlock"),
      isPossible: () => true,
      run: toggleCode,
    },
  ],
];

export const nameOf = (action: ToolbarAction): string => richTextTexts[action.name];
