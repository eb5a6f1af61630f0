import { type FormEvent, useEffect, useRef, useState } from "react";
import { useRowStore } from "../../../platform/editing/saving/index.ts";
import type { Problem } from "../../../platform/pure/contract/problem.ts";
import { isWritten } from "../../../platform/pure/saving/index.ts";
import { Alert, Button, TextArea, useConfirm, useToast } from "../../../platform/ui/index.ts";
import { commentsTexts } from "../texts.ts";
import styles from "./comments.module.css";
import { useMentions } from "./mention-list.tsx";
import { Quote } from "./quote.tsx";
import { useRefresh } from "./use-comments.ts";
import { useDraft } from "./use-drafts.ts";
import { endDraft, placeOfWriting, type Writing } from "./writing.ts";

type CommentFormProps = {
  readonly block: string;
  readonly writing: Writing;
  readonly label: string;
  /** The comment that is changed, as it stands now, and its revision. */
  readonly start?: { readonly comment: string; readonly rev: string };
  /** The words that were marked. */
  readonly quote?: string;
  /** They are no longer wanted, or stand in a comment that was saved. */
  readonly onDropQuote?: () => void;
  readonly takesFocus?: boolean;
  /** It was saved, or given up. Absent for the form that always stands there. */
  readonly onClose?: () => void;
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
  const place = placeOfWriting(block, writing);
  useEffect(() => {
    if (takesFocus) area.current?.querySelector("textarea")?.focus();
  }, [takesFocus]);
  const draft = useDraft(block, writing);
  const empty = { comment: start?.comment ?? "", rev: start?.rev ?? "", quote };
  const cells = draft?.cells ?? empty;
  const text = cells.comment ?? "";
  const marked = cells.quote ?? "";
  // A change whose answer was lost may be what stands there: it is sent again to learn that.
  const isUnchanged = text.trim() === "" || (text.trim() === start?.comment && !draft?.tried);
  const known = [draft?.empty.comment, draft?.tried?.comment, text.trim()];
  const elsewhere = start && draft && !known.includes(start.comment) ? start.comment : null;

  const write = (written: Record<string, string>) => {
    rows.add(place, empty);
    rows.write(place, written);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || isUnchanged) return;
    rows.add(place, empty);
    // The form shows the saved text beside the new one, so the writer may overwrite it: send the newest revision.
    if (start) rows.write(place, { rev: start.rev });
    setSaving(true);
    const saved = await rows.commit(place);
    if (saved?.kind === "created") {
      await refresh();
      endDraft(rows, place, saved);
      toast(start ? commentsTexts.updated : commentsTexts.saved);
      setProblem(null);
      onDropQuote?.();
      onClose?.();
    } else if (saved) {
      setProblem(saved.problem);
      if (saved.problem.status === 409) await refresh();
    }
    setSaving(false);
  };
  const dropQuote = () => {
    if (draft) write({ quote: "" });
    onDropQuote?.();
  };
  const cancel = async () => {
    if (draft && isWritten(draft) && !(await confirm(commentsTexts.confirmDiscard, { deletes: true }))) return;
    rows.discard(place);
    onDropQuote?.();
    onClose?.();
  };
  const mentions = useMentions({ area, text, write: (comment) => write({ comment }) });
  const failed = start ? commentsTexts.errorUpdating : commentsTexts.errorSaving;
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={save}>
      {elsewhere === null ? null : (
        <Alert tone="warning" heading={commentsTexts.elsewhere.title} headingLevel={3} role="alert">
          <p>{commentsTexts.elsewhere.explain}</p>
          <p className={styles.text} dir="auto">
            {elsewhere}
          </p>
        </Alert>
      )}
      {marked === "" ? null : <Quote text={marked} drop={dropQuote} />}
      <div ref={area}>
        <TextArea
          label={label}
          hint={writing.kind === "new" ? commentsTexts.hint : undefined}
          value={text}
          readOnly={saving}
          onChange={(event) => write({ comment: event.target.value })}
          {...mentions.field}
        />
      </div>
      {mentions.list}
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
