import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classes } from "./classes.ts";
import styles from "./tab-set.module.css";
import { useHydrated } from "./use-hydrated.ts";

export type Tab = {
  readonly key: string;
  readonly name: ReactNode;
  /** The address with this tab open. With it the tab is a link, and the page works without script. */
  readonly href?: string;
};

export type TabSetProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active: string;
  readonly onChange?: (key: string) => void;
  /** The content of the open tab. */
  readonly children: ReactNode;
  /** For tabs under each other: what the list of tabs stands in, with all that stands before the open tab's content. */
  readonly around?: (list: ReactNode) => ReactNode;
};

const keyMoves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs; one of them is open. The arrows move between them, Enter or Space opens. They wrap, so that all are in view. */
export function TabSet({ label, tabs, active, onChange, children, around }: TabSetProps) {
  const id = useId();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  // Which tab the arrows have reached; none while the focus is elsewhere.
  const [reached, setReached] = useState<string | null>(null);
  const stop = reached ?? (tabs.some((tab) => tab.key === active) ? active : tabs[0]?.key);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    // Up and down scroll the page where the tabs stand in a line.
    if (!around && /Up|Down/.test(event.key)) return;
    const next = keyMoves[event.key]?.(
      tabs.findIndex((tab) => tab.key === stop),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    setReached(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) setReached(null);
  };

  const links = (
    <div
      ref={list}
      className={around ? undefined : styles.list}
      role="tablist"
      aria-label={label}
      aria-orientation={around && "vertical"}
      onKeyDown={move}
      onBlur={leave}
    >
      {tabs.map((tab) => {
        const isOpen = tab.key === active;
        const shared = {
          role: "tab",
          id: `${id}-tab-${tab.key}`,
          "aria-selected": isOpen,
          "aria-controls": isOpen ? `${id}-panel` : undefined,
          // Without script the arrows do nothing, so every link must be reachable by Tab.
          tabIndex: !hydrated || tab.key === stop ? 0 : -1,
          onClick: () => onChange?.(tab.key),
          children: tab.name,
        };
        return tab.href === undefined ? (
          <button key={tab.key} type="button" {...shared} />
        ) : (
          <a key={tab.key} {...shared} href={tab.href} onKeyDown={openOnSpace} />
        );
      })}
    </div>
  );
  const panel = (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${active}`}>
      {children}
    </div>
  );
  return around ? (
    <>
      {around(links)}
      {panel}
    </>
  ) : (
    <div className={classes("ds-tabs", styles.tabs)}>
      {links}
      {panel}
    </div>
  );
}

/** Space opens a tab, which a link does not do by itself. */
const openOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
};
