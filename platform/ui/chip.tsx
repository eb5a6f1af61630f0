import styles from "./chip.module.css";
import { classes } from "./classes.ts";
import { uiTexts } from "./texts.ts";

type ChipProps = {
  readonly text: string;
  readonly onRemove?: () => void;
  /** Where the page without this choice is; then the chip is a link and works without script. */
  readonly href?: string;
  readonly disabled?: boolean;
};

/** Something chosen, that is taken away by pressing it. */
export function Chip({ text, onRemove, href, disabled }: ChipProps) {
  const look = { className: classes("ds-chip", styles.chip), "data-removable": "true", "data-size": "sm" };
  const label = uiTexts.remove(text);
  if (href !== undefined)
    return (
      <a {...look} href={href} aria-label={label}>
        {text}
      </a>
    );
  return (
    <button {...look} type="button" aria-label={label} disabled={disabled} onClick={onRemove}>
      {text}
    </button>
  );
}
