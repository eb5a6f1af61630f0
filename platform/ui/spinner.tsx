import styles from "./spinner.module.css";
import { uiTexts } from "./texts.ts";

const ring = { cx: 25, cy: 25, r: 20, fill: "none", strokeWidth: 5 } as const;

/**
 * Designsystemet's spinner without its script. The script only keeps several spinners in step, and would be a kilobyte
 * on every public page. The text beside the spinner says what is loading.
 */
export const Spinner = ({ small = false }: { small?: boolean }) => (
  <svg className="ds-spinner" viewBox="0 0 50 50" aria-hidden="true" {...(small ? { "data-size": "sm" } : {})}>
    <circle className="ds-spinner__background" {...ring} />
    <circle className="ds-spinner__circle" {...ring} />
  </svg>
);

/** Something is on its way. Says so once to screen readers. */
export const Loader = ({ text = uiTexts.loading }: { text?: string }) => (
  <div className={styles.loader} role="status">
    <Spinner small />
    <span>{text}</span>
  </div>
);
