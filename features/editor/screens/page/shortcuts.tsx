import { useEffect, useEffectEvent, useState } from "react";
import { Checkbox, Dialog } from "../../../../platform/ui/index.ts";
import { shortcutsTexts as texts } from "../../texts-shortcuts.ts";
import styles from "./shortcuts.module.css";

/** A key without Ctrl must be possible to switch off (WCAG 2.1.4): speech control writes letters. */
const SWITCH = "minimetode-shortcut-list";

/** A browser that keeps nothing has the list on its key. */
const isOn = (): boolean => {
  try {
    return localStorage.getItem(SWITCH) !== "off";
  } catch {
    return true;
  }
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null;

/** Whether the list of keyboard shortcuts is open: `?` outside of fields opens it. */
export function useShortcutList() {
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || isWriting(event.target) || !isOn()) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, []);
  return { open: isOpen, show: () => setOpen(true), onClose: () => setOpen(false) };
}

type ShortcutListProps = Omit<ReturnType<typeof useShortcutList>, "show">;

export const ShortcutList = ({ open, onClose }: ShortcutListProps) => (
  <Dialog open={open} onClose={onClose} title={texts.title}>
    <List />
  </Dialog>
);

function List() {
  const [isChosen, setChosen] = useState(isOn);
  const choose = (on: boolean) => {
    setChosen(on);
    try {
      localStorage.setItem(SWITCH, on ? "on" : "off");
    } catch {
      // It holds until the page is left.
    }
  };
  return (
    <div className={styles.list}>
      {texts.groups.map(({ name, keys }) => (
        <section key={name}>
          <h3>{name}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p>{texts.mac}</p>
      <Checkbox
        label={texts.switch}
        hint={texts.switchHint}
        checked={isChosen}
        onChange={({ target }) => choose(target.checked)}
      />
    </div>
  );
}
