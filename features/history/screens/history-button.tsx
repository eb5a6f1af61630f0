import { ClockIcon } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { hasRows } from "../../editor/screens/loaded-revision.ts";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { fieldHistoryTexts as texts } from "../texts.ts";
import styles from "./history.module.css";
import { useHistory } from "./history-context.tsx";
import { useFieldPlace } from "./use-field-place.ts";

/** Whether somebody has written in a block, in its value, its rows or its files, as far as the loaded form tells. */
const isWritten = (block: AuthorBlock): boolean => block.rev > 0 || hasRows(block);

/** Opens a block's history; nothing for a block that nobody has written in, or to who may not read it. */
export function HistoryButton({ block }: { block: AuthorBlock }) {
  const { assessment } = useEditing();
  const { show } = useHistory();
  const { title } = useFieldPlace()(block.contentGuid);
  if (!assessment.abilities.includes("read-history") || !isWritten(block)) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-print="hide"
      aria-haspopup="dialog"
      onClick={() => show({ block: block.contentGuid })}
    >
      <ClockIcon aria-hidden />
      <span aria-hidden="true">{texts.button}</span>
      <span className="ds-sr-only">{texts.ofField(title)}</span>
    </button>
  );
}
