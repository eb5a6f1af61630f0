import { type ReactNode, use, useEffect, useId, useLayoutEffect, useMemo, useRef } from "react";
import { RichTextEditor, type RichTextEditorProps } from "../../../platform/editing/rich-text-editor/index.ts";
import { SharedTextsContext, useFieldStore } from "../../../platform/editing/saving/index.ts";
import { savingTexts } from "../../../platform/editing/saving/texts.ts";
import { isEmptyRichText, markSanitized, plainTextOf } from "../../../platform/pure/rich-text/index.ts";
import type { FieldValue } from "../../../platform/pure/saving/index.ts";
import { RequiredMark } from "../../../platform/ui/index.ts";
import { RichText } from "../../../platform/ui/rich-text/rich-text.tsx";
import type { AuthorBlock } from "../../kinds/rules/index.ts";
import { HereContext, MarksContext } from "../../live/screens/index.ts";
import type { BlockProps, ValueForm } from "../screens/block-ui.ts";
import styles from "../screens/blocks.module.css";
import { useBlockField } from "../screens/use-block-field.tsx";
import { WordCount } from "./word-count.tsx";

const isEmpty = (value: FieldValue): boolean => isEmptyRichText([value].flat().join(""));

type TextEditorFieldProps = BlockProps<"TextEditor"> & {
  /** Stands below the text, and may write another one. */
  readonly below?: (html: string, write: (html: string) => void) => ReactNode;
};

/** Rich text. The editor itself is a chunk of its own, fetched when the first one is shown. */
export function TextEditorField({ block, below }: TextEditorFieldProps) {
  const id = useId();
  const { field, text, type, onBlur, required } = useBlockField(block, isEmpty);
  const together = useTogether(block);
  const marks = useMarksIn(block.contentId);
  const { countsWords } = block;
  const html = typeof field.text === "string" ? field.text : "";
  return (
    <div className={styles.field} data-help={block.helpText !== ""}>
      <div className={styles.labelRow}>
        <span className="ds-label" id={`${id}-label`}>
          {text.label}
          {required ? <RequiredMark /> : null}
        </span>
      </div>
      <div id={`${id}-hint`} data-field="description" className={styles.hint}>
        {text.hint}
      </div>
      <RichTextEditor
        label={block.title}
        labelId={`${id}-label`}
        describedBy={`${id}-hint ${countsWords === undefined ? "" : `${id}-words `}${id}-below`}
        value={html}
        onChange={type}
        onBlur={onBlur}
        together={together}
        marks={marks}
        required={required}
        invalid={Boolean(text.error)}
      />
      {text.help}
      {countsWords === undefined ? null : <WordCount id={`${id}-words`} html={html} recommended={countsWords} />}
      <div id={`${id}-below`} className={styles.below}>
        {text.error ? <p className="ds-validation-message">{text.error}</p> : null}
        {text.footer}
      </div>
      {below?.(html, type)}
    </div>
  );
}

/** How several write in the block at once; undefined in a review, which has one writer. */
function useTogether(block: AuthorBlock<"TextEditor">): RichTextEditorProps["together"] {
  const texts = use(SharedTextsContext);
  const fields = useFieldStore();
  const isShared = use(HereContext)?.some(({ item }) => item === block.contentId) ?? false;
  const loaded = useRef({ rev: block.rev, value: block.html });
  const { contentGuid } = block;
  // Before the editor compares what it shows with the text.
  useLayoutEffect(() => {
    loaded.current = { rev: block.rev, value: block.html };
  }, [block]);
  useEffect(() => {
    fields.hurry({ block: contentGuid }, isShared);
    return () => fields.hurry({ block: contentGuid }, false);
  }, [fields, contentGuid, isShared]);
  return useMemo(
    () =>
      texts?.isShared({ block: contentGuid })
        ? (steps) => texts.open(steps, { block: contentGuid }, () => loaded.current)
        : undefined,
    [texts, contentGuid],
  );
}

/** The marks of those who stand in one block. */
function useMarksIn(item: number): RichTextEditorProps["marks"] {
  const marks = use(MarksContext);
  return useMemo(
    () =>
      marks
        ? { now: () => marks.in(item), subscribe: marks.subscribe, stand: (where) => marks.stand(item, where) }
        : undefined,
    [marks, item],
  );
}

const asHtml = (value: FieldValue): string => [value].flat().join("");

/** Mine is what our own editor emitted and theirs is what the server cleaned: both are clean. */
const Shown = ({ html }: { html: string }) =>
  isEmptyRichText(html) ? <p>{savingTexts.conflict.empty}</p> : <RichText html={markSanitized(html)} />;

export const richTextValue: ValueForm<"TextEditor"> = {
  show: (_block, value) => <Shown html={asHtml(value)} />,
  words: (_block, value) => plainTextOf(asHtml(value)),
  combine: (_block, mine, theirs) => `${asHtml(mine)}${asHtml(theirs)}`,
  edit: (_block, value, onChange) => (
    <RichTextEditor label={savingTexts.conflict.combined} value={asHtml(value)} onChange={onChange} />
  ),
};
