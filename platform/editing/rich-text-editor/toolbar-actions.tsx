import type { Editor } from "@tiptap/core";
import type { ComponentType, ReactNode } from "react";
import {
  BoldIcon,
  BulletListIcon,
  CodeIcon,
  HeadingIcon,
  type IconProps,
  ImageIcon,
  IndentIcon,
  ItalicIcon,
  LinkIcon,
  NumberListIcon,
  OutdentIcon,
  RedoIcon,
  TableAddColumnIcon,
  TableAddRowIcon,
  TableHeaderRowIcon,
  TableIcon,
  TableRemoveColumnIcon,
  TableRemoveRowIcon,
  TrashIcon,
  UnderlineIcon,
  UndoIcon,
} from "../../ui/index.ts";
import { richTextTexts } from "./texts.ts";

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
  | "code"
  | "h2"
  | "h3"
  | "h4"
  | "picture"
  | TableAction;

type TableAction = "table" | "headerRow" | "addRow" | "addColumn" | "removeRow" | "removeColumn" | "removeTable";

export type ToolbarAction = {
  readonly name: ActionName;
  readonly icon: ReactNode;
  readonly shortcut?: string;
  /** The same for assistive technology (aria-keyshortcuts). */
  readonly keys?: string;
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

/** The toolbar's buttons in order, in groups with a line between them. features/block/README.md */
const TOOLBAR: readonly (readonly ToolbarAction[])[] = [
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

const heading = (level: 2 | 3 | 4): ToolbarAction => ({
  name: `h${level}`,
  icon: <HeadingIcon level={level} aria-hidden />,
  shortcut: `Ctrl+Alt+${level}`,
  keys: `Control+Alt+${level}`,
  isOn: (editor) => editor.isActive("heading", { level }),
  isPossible: (editor) => editor.can().toggleHeading({ level }),
  run: (editor) => editor.commands.toggleHeading({ level }),
});

const tableAction = (
  name: TableAction,
  Icon: ComponentType<IconProps>,
  isPossible: (editor: Editor) => boolean,
  run: (editor: Editor) => void,
): ToolbarAction => ({ name, icon: <Icon aria-hidden />, isPossible, run });

const isInTable = (editor: Editor) => editor.isActive("table");

/** Whether every cell of the table's first row is a heading. */
const hasHeaderRow = ({ state: { selection } }: Editor): boolean => {
  const { $from } = selection;
  const depth = Array.from({ length: $from.depth + 1 }, (_, at) => at).findLast(
    (at) => $from.node(at).type.name === "table",
  );
  const row = depth === undefined ? null : $from.node(depth).firstChild;
  return row?.children.every(({ type }) => type.name === "tableHeader") ?? false;
};

/** Three rows of three, the first of them headings; a table in a table is not made. */
const TABLE: readonly ToolbarAction[] = [
  tableAction(
    "table",
    TableIcon,
    (editor) => !isInTable(editor),
    (editor) => editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  ),
  {
    ...tableAction("headerRow", TableHeaderRowIcon, isInTable, (editor) => editor.commands.toggleHeaderRow()),
    isOn: hasHeaderRow,
  },
  tableAction("addRow", TableAddRowIcon, isInTable, (editor) => editor.commands.addRowAfter()),
  tableAction("addColumn", TableAddColumnIcon, isInTable, (editor) => editor.commands.addColumnAfter()),
  tableAction("removeRow", TableRemoveRowIcon, isInTable, (editor) => editor.commands.deleteRow()),
  tableAction("removeColumn", TableRemoveColumnIcon, isInTable, (editor) => editor.commands.deleteColumn()),
  tableAction("removeTable", TrashIcon, isInTable, (editor) => editor.commands.deleteTable()),
];

const PICTURE: ToolbarAction = {
  name: "picture",
  icon: <ImageIcon aria-hidden />,
  isPossible: () => true,
  run: () => {},
};

/** An author's buttons; for a page's text also those of its headings, and what else it may hold. */
export const toolbarFor = (tags: readonly string[] | undefined): readonly (readonly ToolbarAction[])[] => {
  if (tags === undefined) return TOOLBAR;
  const headings = ([2, 3, 4] as const).filter((level) => tags.includes(`h${level}`)).map(heading);
  const others = TOOLBAR.map((group) => group.filter(({ name }) => name !== "code" || tags.includes("code")));
  const more = [tags.includes("img") ? [PICTURE] : [], tags.includes("table") ? TABLE : []];
  return [...others.slice(0, 1), headings, ...others.slice(1), ...more].filter((group) => group.length > 0);
};

export const nameOf = (action: ToolbarAction): string => richTextTexts[action.name];
