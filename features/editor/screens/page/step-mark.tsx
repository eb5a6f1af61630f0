import type { StepState } from "../../rules/index.ts";
import { authorTexts } from "../../texts.ts";
import styles from "./steps.module.css";

const texts = authorTexts.stepStates;

/** The words of the mark for a screen reader. */
const words = (state: StepState): string => (state.kind === "missing" ? texts.missing(state.count) : texts[state.kind]);

/** Ring, half, tick, or a dot with a number: the shape carries the meaning, and words carry it for a screen reader. */
export const StepMark = ({ state }: { state: StepState }) => (
  <>
    {state.kind === "missing" ? (
      <span className={styles.dot} aria-hidden="true">
        {state.count}
      </span>
    ) : (
      <svg className={styles.mark} data-state={state.kind} viewBox="0 0 20 20" aria-hidden="true" focusable={false}>
        <circle cx="10" cy="10" r="8" />
        {state.kind === "begun" ? <path d="M10 2a8 8 0 0 0 0 16z" /> : null}
        {state.kind === "done" ? <path d="m6.2 10.4 2.6 2.6 5-5.8" /> : null}
      </svg>
    )}
    <span className="ds-sr-only">({words(state)})</span>
  </>
);
