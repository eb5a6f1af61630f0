import type { ClosedBecause } from "../../pure/saving/index.ts";
import { Alert, Button, CopyButton } from "../../ui/index.ts";
import styles from "./saving.module.css";
import { savingTexts } from "./texts.ts";

type UnsentPanelProps = {
  readonly because: ClosedBecause;
  /** The field's name on the screen: several such texts may stand on one page. */
  readonly field: string;
  /** The unsent value in words. */
  readonly text: string;
  /** Gives the text up; without it the panel stays. */
  readonly onDiscard?: () => void;
  /** Of its heading; a block's own is 3. */
  readonly level?: 2 | 3;
};

/** A text that can no longer be saved here stays visible and can be copied. */
export const UnsentPanel = ({ because, field, text, onDiscard, level = 3 }: UnsentPanelProps) => (
  <Alert tone="warning" heading={savingTexts.lockedTitle} headingLevel={level}>
    <p>{savingTexts.locked[because]}</p>
    <section className={styles.version} aria-label={savingTexts.unsentIn(field)}>
      <strong>{savingTexts.unsentText}</strong>
      <p className={styles.lines}>{text}</p>
    </section>
    <div className={styles.ways}>
      <CopyButton text={text} label={savingTexts.copy} />
      {onDiscard ? (
        <Button variant="tertiary" size="sm" onClick={onDiscard}>
          {savingTexts.discard}
        </Button>
      ) : null}
    </div>
  </Alert>
);
