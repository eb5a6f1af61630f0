import { CommentIcon } from "../../../platform/ui/index.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorSection } from "../../kinds/rules/index.ts";
import { commentsTexts } from "../texts.ts";
import styles from "./comments.module.css";
import { useHasComments } from "./use-comments.ts";

/** How many comments are unread in these sections; nothing when none are. */
export function UnreadMark({ sections }: { sections: readonly AuthorSection[] }) {
  const { comments } = useEditing().assessment;
  const hasComments = useHasComments();
  const guids = new Set(sections.flatMap(({ blocks }) => blocks.map(({ contentGuid }) => contentGuid)));
  const unread = comments.reduce((sum, each) => (guids.has(each.contentGuid) ? sum + each.unread : sum), 0);
  if (unread === 0 || !hasComments) return null;
  return (
    <>
      <span className={styles.unread} aria-hidden="true">
        <CommentIcon />
        {unread}
      </span>
      <span className="ds-sr-only">({commentsTexts.unread(unread)})</span>
    </>
  );
}
