import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type Ref, useMemo, useState } from "react";
import { IconButton } from "../../ui/index.ts";
import { richTextTexts } from "./texts.ts";
import styles from "./toolbar.module.css";
import { type ActionName, nameOf, type ToolbarAction, toolbarFor } from "./toolbar-actions.tsx";

type ToolbarProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly editor: Editor;
  readonly label: string;
  readonly tags: readonly string[] | undefined;
  readonly isLinking: boolean;
  readonly onLink: () => void;
  readonly onPicture: () => void;
};

/** One stop for the Tab key; arrows, Home and End move inside it; Escape goes back to the text. */
export function Toolbar({ ref, editor, label, tags, isLinking, onLink, onPicture }: ToolbarProps) {
  const [current, setCurrent] = useState<ActionName>("undo");
  const groups = useMemo(() => toolbarFor(tags), [tags]);
  const states = useEditorState({ editor, selector: ({ editor: now }) => statesOf(now, groups) });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") editor.view.focus();
    const next = nextAction(
      event.key,
      groups.flat().map(({ name }) => name),
      current,
    );
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-action="${next}"]`)?.focus();
  };

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={richTextTexts.toolbar(label)}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {groups.map((group) => (
        <div key={group[0]?.name} className={styles.group}>
          {group.map((action) => (
            <IconButton
              key={action.name}
              type="button"
              size="sm"
              color="neutral"
              className={styles.button}
              data-action={action.name}
              label={nameOf(action)}
              icon={action.icon}
              title={action.shortcut ? richTextTexts.withShortcut(nameOf(action), action.shortcut) : nameOf(action)}
              aria-keyshortcuts={action.keys}
              aria-pressed={states[action.name]?.isOn ?? undefined}
              aria-disabled={!states[action.name]?.isPossible}
              aria-expanded={action.name === "link" ? isLinking : undefined}
              tabIndex={action.name === current ? 0 : -1}
              onFocus={() => setCurrent(action.name)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                if (action.name === "link") onLink();
                else if (action.name === "picture") onPicture();
                else action.run(editor);
                // After a click the focus returns to the text. With the keyboard it stays, so that screen readers read the pressed state.
                if (event.detail > 0 && !opensAnother(action.name)) editor.view.focus();
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The focus goes to what they open. */
const opensAnother = (name: ActionName): boolean => name === "link" || name === "picture";

type ActionState = { readonly isOn: boolean | null; readonly isPossible: boolean };

const stateOf = (editor: Editor, action: ToolbarAction): ActionState => ({
  isOn: action.isOn?.(editor) ?? null,
  isPossible: action.isPossible(editor),
});

type Groups = ReturnType<typeof toolbarFor>;

const statesOf = (editor: Editor, groups: Groups): Partial<Record<ActionName, ActionState>> => {
  const states: Partial<Record<ActionName, ActionState>> = {};
  for (const action of groups.flat()) states[action.name] = stateOf(editor, action);
  return states;
};

const nextAction = (key: string, order: readonly ActionName[], current: ActionName): ActionName | undefined => {
  const at = order.indexOf(current);
  switch (key) {
    case "ArrowRight":
      return order[(at + 1) % order.length];
    case "ArrowLeft":
      return order.at(at - 1);
    case "Home":
      return order[0];
    case "End":
      return order.at(-1);
    default:
      return undefined;
  }
};
