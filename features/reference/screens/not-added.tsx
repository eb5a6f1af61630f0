import { useEffect, useRef } from "react";
import { Alert, Button, LiveRegion } from "../../../platform/ui/index.ts";
import { referenceTexts as texts } from "../texts.ts";
import styles from "./import-references.module.css";
import type { Adding } from "./read-references.ts";
import type { Target } from "./target.ts";

type NotAddedProps = {
  readonly state: Adding;
  readonly target: Target;
  readonly onTryAgain: () => void;
  readonly onCancel: () => void;
};

/** The rows that are being added, or that could not be added. */
export function NotAdded({ state: { left, added, trouble }, target, onTryAgain, onCancel }: NotAddedProps) {
  const isAdding = trouble === null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.step}>
      <LiveRegion assertive visible>
        {isAdding ? (
          <p>{texts.adding}</p>
        ) : (
          <Alert tone="danger" heading={texts.addedOf(added, added + left.length)} headingLevel={3}>
            <p>{trouble}</p>
            <p>{texts.notAdded(left.length)}</p>
          </Alert>
        )}
      </LiveRegion>
      <ul className={styles.list}>
        {left.map(({ key, into, cells }) => (
          <li key={key}>
            <strong>{target.nameOf({ ...into?.cells, ...cells })}</strong> {target.lineOf(cells)}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button type="button" loading={isAdding} onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
        <Button type="button" variant="secondary" aria-disabled={isAdding} onClick={() => !isAdding && onCancel()}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
