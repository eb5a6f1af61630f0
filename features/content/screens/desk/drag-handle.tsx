import type { ComponentProps } from "react";
import { Button, DragIcon, LiveRegion } from "../../../../platform/ui/index.ts";
import { contentScreenTexts } from "../../texts-desk-screens.ts";
import styles from "./content.module.css";

const texts = contentScreenTexts.drag;

type DragHandleProps = { readonly what: string; readonly on: Partial<ComponentProps<"span">> };

/** The handle for dragging. Keyboard and screen readers use the buttons beside it. */
export const DragHandle = ({ what, on }: DragHandleProps) => (
  <span className={styles.handle} aria-hidden title={texts.handle(what)} {...on}>
    <DragIcon aria-hidden />
  </span>
);

/** The last move, with undo. `said` is empty when there was none. */
export const LastMove = ({ said, onUndo }: { readonly said: string; readonly onUndo: () => void }) => (
  <div className={`${styles.inline} ${styles.moved}`}>
    <LiveRegion visible>{said}</LiveRegion>
    {said === "" ? null : (
      <Button size="sm" variant="secondary" onClick={onUndo}>
        {texts.undo}
      </Button>
    )}
  </div>
);
