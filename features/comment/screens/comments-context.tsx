import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from "react";
import { useRowStore } from "../../../platform/editing/saving/index.ts";
import { useConfirm } from "../../../platform/ui/index.ts";
import { addresses } from "../../address/rules/index.ts";
import type { Comment } from "../calls.ts";
import { commentsTexts } from "../texts.ts";

/** The open pane, and what it showed that is no longer there. */
type Comments = {
  /** The contentGuid of the block whose pane is open: one at a time. */
  readonly open: string | null;
  /** Opens a block's pane; asks first when another one holds what is not saved. */
  readonly show: (block: string, quote: string) => Promise<void>;
  /** Closes it; asks first when it holds what is not saved. */
  readonly close: () => Promise<boolean>;
  /** The words that were marked when the pane was opened; empty when none were. */
  readonly quote: string;
  readonly dropQuote: () => void;
  /** Comments deleted on this page, by block: each shows 'Angre' until the reader leaves the page. */
  readonly deleted: ReadonlyMap<string, readonly Comment[]>;
  readonly noteDeleted: (block: string, comment: Comment) => void;
  readonly forgetDeleted: (block: string, comment: number) => void;
  /** The column beside the form, which the pane is drawn in; null where there is none. */
  readonly column: HTMLElement | null;
  readonly setColumn: (column: HTMLElement | null) => void;
  /** True once for each opening: a pane that is drawn again when its section comes back leaves the focus where it is. */
  readonly takesFocus: () => boolean;
};

const CommentsContext = createContext<Comments | null>(null);

/** The open pane of an editing page. */
export const useOpenComments = (): Comments => {
  const comments = use(CommentsContext);
  if (!comments) throw new Error("useOpenComments needs a CommentsProvider above it");
  return comments;
};

/** A mail about a comment leads to its pane by the address's fragment. */
const askedFor = (): string | null => {
  const start = `#${addresses.commentsOn("")}`;
  return location.hash.startsWith(start) ? location.hash.slice(start.length) : null;
};

type Shown = { readonly block: string | null; readonly quote: string };

export function CommentsProvider({ children }: { children: ReactNode }) {
  const rows = useRowStore();
  const confirm = useConfirm();
  const [{ block: open, quote }, setShown] = useState<Shown>(() => ({ block: askedFor(), quote: "" }));
  const [deleted, setDeleted] = useState<ReadonlyMap<string, readonly Comment[]>>(new Map());
  const isAsked = useRef(open !== null);
  const [column, setColumn] = useState<HTMLElement | null>(null);

  const close = useCallback(async () => {
    const unsaved = rows.unsent().filter(({ of, block }) => of === "comment" && block === open);
    if (unsaved.length > 0 && !(await confirm(commentsTexts.confirmDiscard, { deletes: true }))) return false;
    for (const place of unsaved) rows.discard(place);
    setShown({ block: null, quote: "" });
    return true;
  }, [rows, confirm, open]);

  const put = useCallback(
    (block: string, change: (comments: readonly Comment[]) => readonly Comment[]) =>
      setDeleted((known) => new Map([...known, [block, change(known.get(block) ?? [])]])),
    [],
  );

  const comments = useMemo<Comments>(
    () => ({
      open,
      quote,
      dropQuote: () => setShown({ block: open, quote: "" }),
      close,
      show: async (block, marked) => {
        if (!(await close())) return;
        isAsked.current = true;
        setShown({ block, quote: marked });
      },
      deleted,
      noteDeleted: (block, comment) => put(block, (all) => [...all, comment]),
      forgetDeleted: (block, id) => put(block, (all) => all.filter(({ commentId }) => commentId !== id)),
      column,
      setColumn,
      takesFocus: () => {
        const was = isAsked.current;
        isAsked.current = false;
        return was;
      },
    }),
    [open, quote, close, deleted, put, column],
  );
  return <CommentsContext value={comments}>{children}</CommentsContext>;
}
