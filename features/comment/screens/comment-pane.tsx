import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useWrite } from "../../../platform/browser/api/use-write.ts";
import { useKnownField } from "../../../platform/editing/saving/index.ts";
import { lineOf } from "../../../platform/pure/rich-text/index.ts";
import { Alert, IconButton, Loader, SlidePanel, XMarkIcon } from "../../../platform/ui/index.ts";
import { uiTexts } from "../../../platform/ui/texts.ts";
import { useEditing } from "../../editor/screens/editing.tsx";
import { type AuthorBlock, fieldValue } from "../../kinds/rules/index.ts";
import type { Comment } from "../calls.ts";
import { commentsTexts } from "../texts.ts";
import { buttonId } from "./comment-button.tsx";
import { CommentForm } from "./comment-form.tsx";
import styles from "./comments.module.css";
import { useOpenComments } from "./comments-context.tsx";
import { DeletedComments } from "./deleted-comments.tsx";
import { Orphans } from "./orphans.tsx";
import { Threads } from "./thread-view.tsx";
import { useCommentActions, useComments, useRefresh } from "./use-comments.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

const WIDE = "(width >= 80rem)";
const watchWidth = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};
const useIsWide = (): boolean => useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches);

/** The comments of a block: in the column beside the form where there is one, else in a sheet from the bottom. */
export function CommentPane({ block }: { block: AuthorBlock }) {
  const { close, column } = useOpenComments();
  // Beside the form of an adoption stands its original.
  const hasColumn = useEditing().assessment.adopts === null;
  const isWide = useIsWide() && hasColumn;
  const button = buttonId(block.contentGuid);
  // A link in a mail or in the column opens the comments of a field that is out of sight.
  useEffect(() => {
    document.getElementById(button)?.scrollIntoView({ block: "nearest" });
  }, [button]);
  const leave = async () => {
    if (await close()) document.getElementById(button)?.focus();
  };
  if (!isWide)
    return (
      <SlidePanel placement="bottom" open onClose={() => void leave()} title={commentsTexts.about(block.title)}>
        <Content block={block} />
      </SlidePanel>
    );
  return column ? createPortal(<SidePane block={block} leave={leave} />, column) : null;
}

function SidePane({ block, leave }: { block: AuthorBlock; leave: () => Promise<void> }) {
  const { takesFocus } = useOpenComments();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = `${buttonId(block.contentGuid)}-pane`;
  const focus = useEffectEvent(() => {
    // After the section that opens with it, which takes the focus too.
    if (takesFocus()) queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  });
  useEffect(() => focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // The same key would close the question that leaving may ask.
    event.preventDefault();
    void leave();
  };
  return (
    // Escape closes it as it closes the sheet of a small screen.
    <aside className={styles.pane} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header className={styles.top}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          <span className={styles.eyebrow}>
            {commentsTexts.title}
            <span className="ds-sr-only">: </span>
          </span>
          {block.title}
        </h3>
        <IconButton
          label={uiTexts.close}
          icon={<XMarkIcon aria-hidden />}
          size="sm"
          color="neutral"
          onClick={() => void leave()}
        />
      </header>
      <Content block={block} />
    </aside>
  );
}

function Content({ block }: { block: AuthorBlock }) {
  const { comments, problem } = useComments(block.contentGuid);
  if (comments) return <Loaded block={block} comments={comments} />;
  return problem ? <Alert tone="danger">{problem.title}</Alert> : <Loader />;
}

function Loaded({ block, comments }: { block: AuthorBlock; comments: readonly Comment[] }) {
  const guid = block.contentGuid;
  const { abilities } = useEditing().assessment;
  const { quote, dropQuote, deleted } = useOpenComments();
  const actions = useCommentActions(guid);
  const stands = useStanding(block);
  const fresh = useSeen(guid, comments);
  const content = useRef<HTMLElement>(null);
  const keepFocus = useKeptFocus(content);
  const gone = (deleted.get(guid) ?? []).filter(
    ({ commentId }) => !comments.some((each) => each.commentId === commentId),
  );
  return (
    <section
      ref={content}
      tabIndex={-1}
      className={styles.content}
      aria-label={commentsTexts.about(block.title)}
      onFocus={keepFocus}
    >
      <p className={styles.meta}>{commentsTexts.internal}</p>
      <Orphans block={guid} comments={[...comments, ...gone]} />
      <Threads
        block={guid}
        comments={[...comments, ...gone]}
        actions={actions}
        deleted={new Set(gone.map(({ commentId }) => commentId))}
        fresh={fresh}
        stands={stands}
      />
      {abilities.includes("comment") ? (
        <>
          <CommentForm
            key={quote}
            block={guid}
            writing={{ kind: "new" }}
            label={commentsTexts.newLabel}
            quote={quote}
            onDropQuote={dropQuote}
          />
          <DeletedComments block={guid} actions={actions} now={comments.map(({ commentId }) => commentId).join()} />
        </>
      ) : null}
    </section>
  );
}

/** Whether marked words still stand in the block, in what is on the screen. */
function useStanding(block: AuthorBlock): (quote: string) => boolean {
  const field = useKnownField({ block: block.contentGuid });
  const value = field?.text ?? fieldValue(block) ?? "";
  const text = lineOf([value].flat().join("\n"));
  return (quote) => text.includes(quote);
}

/** Tells the server what was shown; answers the comments that were unread when they were. */
function useSeen(block: string, comments: readonly Comment[]): ReadonlySet<number> {
  const { number: pageId, assessment } = useEditing();
  const refresh = useRefresh(block);
  const { run } = useWrite("seeComments", refresh);
  const seeing = useRef(run);
  useEffect(() => {
    seeing.current = run;
  });
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unread = comments.filter((each) => each.unread).map(({ commentId }) => commentId);
  const added = unread.filter((id) => !fresh.has(id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added]));
  const upto = Math.max(0, ...unread);
  const mayTell = assessment.abilities.includes("comment");
  useEffect(() => {
    if (upto > 0 && mayTell) void seeing.current({ body: { id: block, upto, pageId } });
  }, [upto, mayTell, block, pageId]);
  return fresh;
}
