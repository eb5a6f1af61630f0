import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Problem } from "../../../core/contract/problem.ts";
import { isWritten, type RowDraft } from "../../../core/saving/index.ts";
import { commentsTexts } from "../../../texts/comments.ts";
import { Alert, Button, TextArea, useConfirm, useToast } from "../../ui/index.ts";
import { placeKey, type RowStore, useRowStore } from "../saving/index.ts";
import styles from "./comments.module.css";
import { draftPlace, type Writing } from "./create-comment.ts";
import { MentionList } from "./mention-list.tsx";
import { Quote } from "./quote.tsx";
import { useRefresh } from "./use-comments.ts";

type CommentFormProps = {
  readonly block: string;
  readonly writing: Writing;
  readonly label: string;
  /** What the form starts with: the text of the comment that is changed, and its revision. */
  readonly start?: { readonly comment: string; readonly rev: string };
  /** The words that were marked. */
  readonly quote?: string;
  /** They are no longer wanted, or stand in a comment that was saved. */
  readonly onDropQuote?: () => void;
  readonly takesFocus?: boolean;
  /** It was saved, or given up. Absent for the form that always stands there. */
  readonly onClose?: () => void;
};

const useDraft = (rows: RowStore, key: string): RowDraft | undefined => {
  const read = () => rows.draft(key);
  return useSyncExternalStore(rows.subscribe, read, read);
};

/** Where a comment is written. Its text is kept in this browser until it is saved. */
export function CommentForm({
  block,
  writing,
  label,
  start,
  quote = "",
  onDropQuote,
  takesFocus = false,
  onClose,
}: CommentFormProps) {
  const rows = useRowStore();
  const toast = useToast();
  const confirm = useConfirm();
  const refresh = useRefresh(block);
  const area = useRef<HTMLDivElement>(null);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const place = draftPlace(block, writing);
  useEffect(() => {
    if (takesFocus) area.current?.querySelector("textarea")?.focus();
  }, [takesFocus]);
  const draft = useDraft(rows, placeKey(place));
  const empty = { comment: start?.comment ?? "", rev: start?.rev ?? "", quote };
  const cells = draft?.cells ?? empty;
  const text = cells.comment ?? "";
  const marked = cells.quote ?? "";
  const isUnchanged = text.trim() === "" || text.trim() === start?.comment;

  const write = (written: Record<string, string>) => {
    rows.add(place, empty);
    rows.write(place, written);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || isUnchanged) return;
    rows.add(place, empty);
    setSaving(true);
    const saved = await rows.commit(place);
    if (saved?.kind === "created") {
      await refresh();
      rows.discard(place);
      toast(start ? commentsTexts.updated : commentsTexts.saved);
      setProblem(null);
      onDropQuote?.();
      onClose?.();
    } else if (saved) setProblem(saved.problem);
    setSaving(false);
  };
  const dropQuote = () => {
    if (draft) write({ quote: "" });
    onDropQuote?.();
  };
  const cancel = async () => {
    if (draft && isWritten(draft) && !(await confirm(commentsTexts.confirmDiscard))) return;
    rows.discard(place);
    onDropQuote?.();
    onClose?.();
  };
  const failed = start ? commentsTexts.errorUpdating : commentsTexts.errorSaving;
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={save}>
      {marked === "" ? null : <Quote text={marked} drop={dropQuote} />}
      <div ref={area}>
        <TextArea
          label={label}
          hint={writing.kind === "new" ? commentsTexts.hint : undefined}
          value={text}
          readOnly={saving}
          onChange={(event) => write({ comment: event.target.value })}
        />
      </div>
      <MentionList area={area} text={text} write={(comment) => write({ comment })} />
      {problem ? (
        <Alert tone="danger" role="alert">
          {failed(problem.status, problem.fields?.[0]?.message ?? problem.title)}
        </Alert>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" size="sm" loading={saving} aria-disabled={isUnchanged}>
          {commentsTexts.save}
        </Button>
        {onClose || draft ? (
          <Button variant="tertiary" size="sm" onClick={() => void cancel()}>
            {commentsTexts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
