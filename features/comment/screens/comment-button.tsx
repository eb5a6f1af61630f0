import { CommentIcon, ExclamationmarkTriangleIcon } from "../../../platform/ui/index.ts";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { commentsTexts } from "../texts.ts";
import styles from "./comments.module.css";
import { useOpenComments } from "./comments-context.tsx";
import { useCommentCount } from "./use-comments.ts";
import { useUnsent } from "./use-drafts.ts";

/** The button of a block's pane, by which it is found again when the pane closes. */
export const buttonId = (block: string): string => `comments-of-${block}`;

/** The text selected in a block's rich text, on one line. */
const markedIn = (button: HTMLElement): string => {
  const selection = document.getSelection();
  const anchor = selection?.anchorNode;
  const editor = (anchor instanceof Element ? anchor : anchor?.parentElement)?.closest("[contenteditable]");
  const isHere = editor && button.parentElement?.contains(editor);
  return selection && isHere ? selection.toString().replace(/\s+/g, " ").trim() : "";
};

/** Opens and closes a block's comments; says how many threads are open, how many comments are unread, and that one is not saved. */
export function CommentButton({ block }: { block: Pick<AuthorBlock, "contentGuid" | "title"> }) {
  const { contentGuid: guid, title } = block;
  const { open, show, close } = useOpenComments();
  const { open: threads, unread } = useCommentCount(guid);
  const isUnsent = useUnsent(guid).length > 0;
  const isOpen = open === guid;
  return (
    <button
      id={buttonId(guid)}
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      data-any={threads > 0}
      // The words that are marked stay marked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => void (isOpen ? close() : show(guid, markedIn(currentTarget)))}
    >
      <span className={styles.icon} title={isUnsent ? commentsTexts.unsent : commentsTexts.title} aria-hidden="true">
        <CommentIcon aria-hidden />
      </span>
      <span className="ds-sr-only">{commentsTexts.button(title, { open: threads, unread, isUnsent })}</span>
      {threads > 0 ? <span aria-hidden="true">{threads}</span> : null}
      {unread > 0 ? <span className={styles.dot} /> : null}
      {isUnsent ? <ExclamationmarkTriangleIcon aria-hidden className={styles.warning} /> : null}
    </button>
  );
}
