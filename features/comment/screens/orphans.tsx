import { placeKey, useRowStore } from "../../../platform/editing/saving/index.ts";
import { Alert, Button, CopyButton, useConfirm } from "../../../platform/ui/index.ts";
import type { Comment } from "../calls.ts";
import { commentsTexts } from "../texts.ts";
import styles from "./comments.module.css";
import { useUnsent } from "./use-drafts.ts";
import { orphansAmong, writingIn } from "./writing.ts";

const texts = commentsTexts.orphan;

/** Unsaved texts to a comment that somebody has deleted meanwhile, to copy or discard. */
export function Orphans({ block, comments }: { block: string; comments: readonly Comment[] }) {
  const rows = useRowStore();
  const confirm = useConfirm();
  return orphansAmong(useUnsent(block), comments).map((place) => {
    const key = placeKey(place);
    const text = rows.draft(key)?.cells.comment ?? "";
    const discard = async () => {
      if (await confirm(commentsTexts.confirmDiscard, { deletes: true })) rows.discard(place);
    };
    return (
      <Alert key={key} tone="warning" heading={texts.title(writingIn(place).kind)} headingLevel={3} role="alert">
        <p>{texts.explain}</p>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        <div className={styles.actions}>
          <CopyButton text={text} />
          <Button variant="tertiary" size="sm" onClick={() => void discard()}>
            {texts.discard}
          </Button>
        </div>
      </Alert>
    );
  });
}
