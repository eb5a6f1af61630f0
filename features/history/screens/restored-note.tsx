import { useKnownField } from "../../../platform/editing/saving/index.ts";
import { sameValue } from "../../../platform/pure/saving/index.ts";
import { Button } from "../../../platform/ui/index.ts";
import { fieldHistoryTexts as texts } from "../texts.ts";
import styles from "./history.module.css";
import { type HistoryOf, type Restored, useHistory, useUndoRestoring } from "./history-context.tsx";

/** A note at a field whose text was restored from the history on this page. Offers undo until the text changes again. */
export function RestoredNote({ of }: { of: HistoryOf }) {
  const restored = useHistory().restoredIn(of);
  return restored ? <Note of={of} restored={restored} /> : null;
}

function Note({ of, restored }: { of: HistoryOf; restored: Restored }) {
  const { forget } = useHistory();
  const undo = useUndoRestoring();
  const field = useKnownField(restored.address);
  if (field && !sameValue(field.text, restored.value)) return null;
  return (
    <p className={styles.restored} role="status">
      {texts.restored(restored.column, restored.when)}
      <Button
        variant="tertiary"
        size="sm"
        aria-label={texts.undoNamed}
        onClick={() => {
          undo(restored);
          forget(of);
        }}
      >
        {texts.undo}
      </Button>
    </p>
  );
}
