import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Dialog, focusWhenDrawn, IconButton, useMedia, XMarkIcon } from "../../../platform/ui/index.ts";
import { uiTexts } from "../../../platform/ui/texts.ts";
import styles from "./beside-list.module.css";

/** Whether a media query holds. It stays as it was while something is open, because a part that is drawn elsewhere loses its text. */
export function useSteadyMedia(query: string, isOpen: boolean): boolean {
  const now = useMedia(query);
  const [steady, setSteady] = useState(now);
  if (!isOpen && steady !== now) setSteady(now);
  return steady;
}

type BesideListProps = {
  /** Its button of the chosen one has `aria-current`. */
  readonly list: ReactNode;
  /** The number of the chosen one; null for none. */
  readonly chosen: number | null;
  readonly title: string;
  /** Stands there while nothing is chosen. */
  readonly nothing: string;
  readonly onClose: () => void;
  /** The chosen one. */
  readonly children: ReactNode;
};

/**
 * A list and the one that is chosen in it: beside the list on a wide screen, in a dialog on others. A window that changes its width
 * meanwhile keeps it where it is, with its text.
 */
export function BesideList({ list, chosen, title, nothing, onClose, children }: BesideListProps) {
  const isWide = useSteadyMedia("(width >= 80rem)", chosen !== null);
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.both}>
      <div className={styles.list} ref={buttons}>
        {list}
      </div>
      {isWide ? (
        <div className={styles.side}>
          {chosen === null ? (
            <p className={styles.nothing}>{nothing}</p>
          ) : (
            <Beside key={chosen} title={title} buttons={buttons} onClose={onClose}>
              {children}
            </Beside>
          )}
        </div>
      ) : (
        <Dialog open={chosen !== null} onClose={onClose} title={title}>
          {children}
        </Dialog>
      )}
    </div>
  );
}

type BesideProps = Pick<BesideListProps, "title" | "onClose" | "children"> & {
  readonly buttons: RefObject<HTMLElement | null>;
};

/** The chosen one beside the list. It takes the focus, and gives it back to its button when it closes. */
function Beside({ title, buttons, onClose, children }: BesideProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = buttons.current?.querySelector<HTMLElement>('[aria-current="true"]');
    // A question whether to forget the one before may still be open over it.
    focusWhenDrawn(() => heading.current);
    return () => {
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [buttons]);
  return (
    <section
      aria-labelledby={id}
      data-forgets=""
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        // A dialog or a list that is open over it closes by itself.
        if (event.target instanceof Element && event.target.closest("dialog, [popover]")) return;
        onClose();
      }}
    >
      <header className={styles.top}>
        <h2 id={id} ref={heading} tabIndex={-1} className="ds-heading" data-size="sm">
          {title}
        </h2>
        <IconButton label={uiTexts.close} icon={<XMarkIcon aria-hidden />} color="neutral" onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
