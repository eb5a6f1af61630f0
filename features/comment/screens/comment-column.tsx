import { PlaceLink, useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorSection } from "../../kinds/rules/index.ts";
import { WhoIsWhere } from "../../live/screens/index.ts";
import { commentsTexts } from "../texts.ts";
import styles from "./comments.module.css";
import { useOpenComments } from "./comments-context.tsx";

/**
 * The column beside the form on wide screens. An open pane is drawn in it; else it shows the open comments of the step, and who is where.
 * It is there before anything is in it, so that no field moves.
 */
export function CommentColumn({ sections }: { readonly sections: readonly AuthorSection[] }) {
  const { setColumn } = useOpenComments();
  return (
    <div ref={setColumn} className={styles.column} data-print="hide">
      <aside className={styles.rail} aria-label={commentsTexts.column}>
        <OpenComments sections={sections} />
        <WhoIsWhere />
      </aside>
    </div>
  );
}

function OpenComments({ sections }: { readonly sections: readonly AuthorSection[] }) {
  const { comments } = useEditing().assessment;
  const { show } = useOpenComments();
  const discussed = sections.flatMap(({ fieldGroup: tab, contentGuid: section, blocks }) =>
    blocks.flatMap(({ contentGuid, title, hiddenByRule }) => {
      const count = comments.find((each) => each.contentGuid === contentGuid);
      return count && count.open > 0 && !hiddenByRule ? [{ ...count, title, place: { tab, section } }] : [];
    }),
  );
  if (discussed.length === 0) return null;
  return (
    <>
      <h3>{commentsTexts.inStep}</h3>
      <ul className="bare">
        {discussed.map(({ contentGuid, title, place, open, unread }) => (
          <li key={contentGuid}>
            <PlaceLink place={place} onFollow={() => void show(contentGuid, "")}>
              {title}
            </PlaceLink>
            <p className={styles.meta}>{commentsTexts.counted({ open, unread })}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
