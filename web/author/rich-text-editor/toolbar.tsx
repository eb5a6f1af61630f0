import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type Ref, useState } from "react";
import { richTextTexts } from "../../../texts/rich-text.ts";
import { IconButton } from "../../ui/index.ts";
import styles from "./toolbar.module.css";
import { type ActionName, nameOf, TOOLBAR, type ToolbarAction } from "./toolbar-actions.tsx";

type ToolbarProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly editor: Editor;
  readonly label: string;
  readonly isLinking: boolean;
  readonly onLink: () => void;
};

const ORDER: readonly ActionName[] = TOOLBAR.flat().map((action) => action.name);

/** One stop for the Tab key; arrows, Home and End move inside it; Escape goes back to the text. */
export function Toolbar({ ref, editor, label, isLinking, onLink }: ToolbarProps) {
  const [current, setCurrent] = useState<ActionName>("undo");
  const states = useEditorState({ editor, selector: ({ editor: now }) => statesOf(now) });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") editor.view.focus();
    const next = nextAction(event.key, current);
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
      {TOOLBAR.map((group) => (
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
              title={richTextTexts.withShortcut(nameOf(action), action.shortcut)}
              aria-keyshortcuts={action.keys}
              aria-pressed={states[action.name].isOn ?? undefined}
              aria-disabled={!states[action.name].isPossible}
              aria-expanded={action.name === "link" ? isLinking : undefined}
              tabIndex={action.name === current ? 0 : -1}
              onFocus={() => setCurrent(action.name)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                if (action.name === "link") onLink();
                else action.run(editor);
                // After a click the focus returns to the text. With the keyboard it stays, so that screen readers read the pressed state.
                if (event.detail > 0 && action.name !== "link") editor.view.focus();
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type ActionState = { readonly isOn: boolean | null; readonly isPossible: boolean };

const stateOf = (editor: Editor, action: ToolbarAction): ActionState => ({
  isOn: action.isOn?.(editor) ?? null,
  isPossible: action.isPossible(editor),
});

const statesOf = (editor: Editor): Record<ActionName, ActionState> => {
  const states: Partial<Record<ActionName, ActionState>> = {};
  for (const action of TOOLBAR.flat()) states[action.name] = stateOf(editor, action);
  return states as Record<ActionName, ActionState>;
};

const nextAction = (key: string, current: ActionName): ActionName | undefined => {
  const at = ORDER.indexOf(current);
  switch (key) {
    case "ArrowRight":
      return ORDER[(at + 1) % ORDER.length];
    case "ArrowLeft":
      return ORDER.at(at - 1);
    case "Home":
      return ORDER[0];
    case "End":
      return ORDER.at(-1);
    default:
      return undefined;
  }
};
