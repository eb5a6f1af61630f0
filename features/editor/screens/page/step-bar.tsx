import { useId, useState } from "react";
import { ChevronDownIcon } from "../../../../platform/ui/index.ts";
import { authorTexts } from "../../texts.ts";
import { StepList } from "./step-list.tsx";
import { StepMark } from "./step-mark.tsx";
import styles from "./steps.module.css";
import type { FormStep } from "./use-steps.ts";

type StepBarProps = Pick<Parameters<typeof StepList>[0], "steps" | "open"> & {
  /** The list never stands beside the form, however wide the window is. */
  readonly isOnly: boolean;
};

const current = (steps: readonly FormStep[]) => steps.find(({ isOpen }) => isOpen);

/** Where one is, over the whole width; it opens the list of steps. For windows without room for the list beside the form. */
export function StepBar({ steps, open, isOnly }: StepBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const step = current(steps);
  if (!step) return null;
  return (
    <nav className={styles.bar} aria-label={authorTexts.tabs} data-only={isOnly || undefined} data-print="hide">
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
      >
        <span className={styles.name}>{authorTexts.stepOf(step.number, steps.length, step.name)}</span>
        {step.state ? <StepMark state={step.state} /> : null}
        <ChevronDownIcon aria-hidden className={styles.chevron} />
      </button>
      {isOpen ? (
        <div id={id} className={styles.opened}>
          <StepList steps={steps} open={open} onFollow={() => setOpen(false)} />
        </div>
      ) : null}
    </nav>
  );
}
