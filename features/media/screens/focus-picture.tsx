import type { KeyboardEvent, MouseEvent } from "react";
import { addressInWidth } from "../../image/rules/index.ts";
import type { MediaItem } from "../calls.ts";
import { mediaTexts } from "../texts.ts";
import styles from "./media.module.css";

const texts = mediaTexts.details;

/** In per cent from the left and from above. */
export type Focus = { readonly focusX: number; readonly focusY: number };

/** Per cent of a press on an arrow key. */
const STEP = 5;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

type FocusPictureProps = { readonly file: MediaItem; readonly focus: Focus; readonly onFocus: (focus: Focus) => void };

/** The picture with the point that stays in sight when it is cut, which is moved by a press or by the arrow keys. */
export function FocusPicture({ file, focus, onFocus }: FocusPictureProps) {
  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // A press of a key has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onFocus({
      focusX: within(((clientX - box.left) / box.width) * 100),
      focusY: within(((clientY - box.top) / box.height) * 100),
    });
  };
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    onFocus({ focusX: within(focus.focusX + by[0]), focusY: within(focus.focusY + by[1]) });
  };
  return (
    <div className={styles.focusField}>
      <button
        type="button"
        className={styles.focusPicture}
        aria-label={texts.focus}
        aria-describedby="utsnitt-hjelp utsnitt-sted"
        onClick={press}
        onKeyDown={move}
      >
        <img
          src={addressInWidth(file.url, file.widths[0] ?? 480)}
          alt=""
          width={file.width ?? undefined}
          height={file.height ?? undefined}
        />
        <span className={styles.focusPoint} style={{ left: `${focus.focusX}%`, top: `${focus.focusY}%` }} />
      </button>
      <p id="utsnitt-hjelp" className={styles.quiet}>
        {texts.focusHint}
      </p>
      <p id="utsnitt-sted" className={styles.quiet} role="status">
        {texts.at(focus.focusX, focus.focusY)}
      </p>
    </div>
  );
}
