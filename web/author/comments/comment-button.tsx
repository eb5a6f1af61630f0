import type { AuthorBlock } from "../../../core/block/index.ts";
import { commentsTexts } from "../../../texts/comments.ts";
import { CommentIcon } from "../../ui/index.ts";
import styles from "./comments.module.css";
import { useOpenComments } from "./comments-context.tsx";
import { useCommentCount } from "./use-comments.ts";

/** The button of a block's pane, by which it is found again when the pane closes. */
export const buttonId = (block: string): string => `comments-of-${block}`;

/** What is marked in a block's rich text, on one line. */
const markedIn = (button: HTMLElement): string => {
  const selection = document.getSelection();
  const anchor = selection?.anchorNode;
  const editor = (anchor instanceof Element ? anchor : anchor?.parentElement)?.closest("[contenteditable]");
  const isHere = editor && button.parentElement?.contains(editor);
  return selection && isHere ? selection.toString().replace(/\s+/g, " ").trim() : "";
};

/** Opens and closes a block's comments, and says how many threads are open and how many comments are unread. */
export function CommentButton({ block }: { block: Pick<AuthorBlock, "contentGuid" | "title"> }) {
  const { contentGuid: guid, title } = block;
  const { open, show, close } = useOpenComments();
  const { open: threads, unread } = useCommentCount(guid);
  const isOpen = open === guid;
  return (
    <button
      id={buttonId(guid)}
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      title={commentsTexts.title}
      data-any={threads > 0}
      // The words that are marked stay marked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => void (isOpen ? close() : show(guid, markedIn(currentTarget)))}
    >
      <CommentIcon aria-hidden />
      <span className="ds-sr-only">{commentsTexts.button(title, threads, unread)}</span>
      {threads > 0 ? <span aria-hidden="true">{threads}</span> : null}
      {unread > 0 ? <span className={styles.dot} /> : null}
    </button>
  );
}
