import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import styles from "./dialog.module.css";
import { XMarkIcon } from "./icons.tsx";
import { uiTexts } from "./texts.ts";

export type DialogProps = {
  readonly open: boolean;
  /** Escape, a click outside, or the close button. */
  readonly onClose: () => void;
  readonly title: string;
  /** `left` and `right` slide in from the side and take the whole height, `bottom` from below, and takes a part of it. */
  readonly placement?: "center" | "left" | "right" | "bottom";
  readonly children: ReactNode;
  /** The focus goes to the first field instead of the heading: for a form with nothing above it that must be read first. */
  readonly beginsInField?: boolean;
  /** Buttons at the bottom. */
  readonly actions?: ReactNode;
};

const isOutside = ({ currentTarget, target, clientX: x, clientY: y }: MouseEvent<HTMLDialogElement>): boolean => {
  const box = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < box.left || x > box.right || y < box.top || y > box.bottom);
};

/** A modal dialog: the page behind it waits, and gets its focus back when the dialog closes. */
export function Dialog({ open, onClose, title, placement = "center", beginsInField, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    // The browser would take the close button.
    const field = beginsInField ? element.querySelector<HTMLElement>("form :is(input, select, textarea)") : null;
    (field ?? element.querySelector("h2"))?.focus();
  }, [open, beginsInField]);
  // One that is taken away while it is open is closed first: the browser gives the focus back at that alone.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return (
    // The keyboard's way of closing is Escape, which the browser reports as `cancel`.
    <dialog
      ref={dialog}
      className={classes("ds-dialog", styles.dialog)}
      data-placement={placement}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // At a second Escape with nothing in between the browser closes it, whatever is said. Its owner decides, as ever: below.
        if (!event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget: element }) => {
        if (!open || element.open) return;
        element.showModal();
        onClose();
      }}
      onMouseDown={(event) => {
        if (!isOutside(event)) return;
        // Else the press itself would take the focus from where the dialog gives it back.
        event.preventDefault();
        onClose();
      }}
    >
      {open ? (
        <>
          <header className={styles.top}>
            <h2 id={titleId} tabIndex={-1} className="ds-heading" data-size="sm">
              {title}
            </h2>
            <IconButton label={uiTexts.close} icon={<XMarkIcon aria-hidden />} color="neutral" onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions ? <footer className={styles.actions}>{actions}</footer> : null}
        </>
      ) : null}
    </dialog>
  );
}

/** A panel that slides in from the side, or from below: filters and sorting on small screens. */
export const SlidePanel = (props: Omit<DialogProps, "placement"> & { placement?: "left" | "right" | "bottom" }) => (
  <Dialog placement="right" {...props} />
);
