import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import * as sharedText from "../../pure/shared-text/index.ts";
import { richTextClass } from "../../ui/rich-text/rich-text.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { ColleaguesMarks, useMarks } from "./marks.ts";
import type { LeftOut } from "./paste/left-out.ts";
import styles from "./rich-text-editor.module.css";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";
import { editorExtensions, INPUT_RULES, PARSE_OPTIONS, PASTE_RULES } from "./schema.ts";
import { richTextTexts } from "./texts.ts";
import { contentOf, KeepsUndo, stepsOf, useTogether } from "./together.ts";
import { Toolbar } from "./toolbar.tsx";
import { useFrameEvents } from "./use-frame-events.ts";
import { cleanHtmlOf, useOutsideValue } from "./use-outside-value.ts";
import "./prose-mirror.css";
import type { Editor } from "@tiptap/core";
import type { EditorView } from "@tiptap/pm/view";
import { LiveRegion } from "../../ui/index.ts";

export type EditingSurfaceProps = Omit<RichTextEditorProps, "maxLength"> & { readonly maxLength: number };

/** Toolbar, text and counter. The heavy part of the rich-text editor, loaded when a person opens a field. */
export function EditingSurface(props: EditingSurfaceProps) {
  const {
    label,
    labelId,
    describedBy,
    invalid,
    required,
    readOnly = false,
    value,
    onChange,
    onBlur,
    maxLength,
    tags,
    library,
    together,
    marks,
  } = props;
  const [text] = useState(() => together?.(sharedText) ?? null);
  const [initial] = useState(() => (text ? contentOf(text) : value));
  const [isLinking, setLinking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const pictureAddress = library?.pictureAddress;
  const extensions = useMemo(
    () => [...editorExtensions(setLeftOut, tags, pictureAddress), ...(text ? [KeepsUndo, ColleaguesMarks] : [])],
    [tags, pictureAddress, text],
  );
  const editorProps = useMemo(
    () => ({
      attributes: textboxAttributes({ label, labelId, describedBy, invalid, required, readOnly, hintId }),
      handleDrop: refuseFiles,
      handlePaste: refusePastedFiles,
      handleDOMEvents: { keydown: seeSelection },
    }),
    [label, labelId, describedBy, invalid, required, readOnly, hintId],
  );
  const editor = useEditor({
    extensions,
    editorProps,
    content: initial,
    parseOptions: PARSE_OPTIONS,
    editable: !readOnly,
    immediatelyRender: false,
    injectCSS: false,
    enableInputRules: INPUT_RULES,
    enablePasteRules: PASTE_RULES,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed, transaction, appendedTransactions }) => {
      const html = cleanHtmlOf(changed);
      if (text) return text.write(stepsOf([transaction, ...appendedTransactions]), html);
      emitted(html);
      onChange(html);
    },
  });
  const emitted = useOutsideValue(text ? null : editor, value);
  const isKept = useTogether(editor, text, value);
  useMarks(editor, text, marks);

  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);

  useLabelClick(editor, labelId);
  useFrameEvents(frame, {
    toToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    toLink: () => setLinking(!readOnly),
    onLeave: () => onBlur?.(),
  });

  return (
    <div>
      <div ref={frame} className={styles.frame} data-invalid={invalid || undefined}>
        {editor === null || readOnly ? null : (
          <Toolbar
            ref={toolbar}
            editor={editor}
            label={label}
            tags={tags}
            isLinking={isLinking}
            onLink={() => setLinking(true)}
            onPicture={() =>
              library?.choose("image", (src) =>
                editor
                  .chain()
                  .focus()
                  .insertContentAt(editor.state.selection.to, { type: "picture", attrs: { src } })
                  .run(),
              )
            }
          />
        )}
        {editor !== null && isLinking && !readOnly ? (
          <LinkPanel editor={editor} ofPage={tags !== undefined} library={library} onClose={() => setLinking(false)} />
        ) : null}
        <EditorContent editor={editor} className={styles.content} />
      </div>
      <p id={hintId} className="ds-sr-only">
        {richTextTexts.keyboardHint}
      </p>
      <LiveRegion visible>
        {[richTextTexts.leftOut(leftOut), isKept ? richTextTexts.bothKept : ""].filter(Boolean).join(" ")}
      </LiveRegion>
      <CharacterCount length={value.length} max={maxLength} />
    </div>
  );
}

type Textbox = Pick<EditingSurfaceProps, "label" | "labelId" | "describedBy" | "invalid" | "required"> & {
  readonly readOnly: boolean;
  readonly hintId: string;
};

const textboxAttributes = ({ label, labelId, describedBy, invalid, required, readOnly, hintId }: Textbox) => ({
  role: "textbox",
  class: richTextClass,
  "aria-multiline": "true",
  tabindex: "0",
  ...(labelId === undefined ? { "aria-label": label } : { "aria-labelledby": labelId }),
  "aria-describedby": [describedBy, readOnly ? undefined : hintId].filter(Boolean).join(" "),
  "aria-invalid": invalid ? "true" : "false",
  ...(required ? { "aria-required": "true" } : {}),
  ...(readOnly ? { "aria-readonly": "true" } : {}),
});

/** A file dropped on the text would otherwise be opened by the browser, in place of the page with its unsaved words. */
const refuseFiles = (_view: unknown, event: DragEvent): boolean => {
  if (!event.dataTransfer?.files.length) return false;
  event.preventDefault();
  return true;
};

/** Pictures have their own block; a picture copied together with text leaves its text. */
const refusePastedFiles = (_view: unknown, event: ClipboardEvent): boolean => {
  const types = event.clipboardData?.types ?? [];
  return types.includes("Files") && !types.includes("text/html") && !types.includes("text/plain");
};

/**
 * ProseMirror acts on the selection that the browser told it of last, and a busy browser may tell of one after the next key: «Delete» would
 * then delete less than what is marked. It hears of it before each key instead. Not while a word is being composed, which must not be disturbed.
 */
const seeSelection = ({ composing }: EditorView, event: KeyboardEvent): boolean => {
  if (!composing && !event.isComposing) document.dispatchEvent(new Event("selectionchange"));
  return false;
};

/** Shown when less than a twentieth of the room is left. */
const NEAR = 0.95;

function CharacterCount({ length, max }: { readonly length: number; readonly max: number }) {
  const text = length > max ? richTextTexts.charactersOver(length - max) : richTextTexts.charactersLeft(max - length);
  return (
    <LiveRegion visible assertive={length > max}>
      {length > max * NEAR ? text : null}
    </LiveRegion>
  );
}

/** A click on the field's visible label puts the cursor in the text, as a label does for an ordinary field. */
const useLabelClick = (editor: Editor | null, labelId: string | undefined): void => {
  useEffect(() => {
    const label = labelId === undefined ? null : document.getElementById(labelId);
    const focus = () => editor?.view.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [editor, labelId]);
};
