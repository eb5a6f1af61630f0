import { type Editor, Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { useEffect } from "react";
import { placeIn, type SharedSelection, selectionAt, type Trail, trailTo } from "../../pure/shared-text/index.ts";
import type { OpenText } from "../saving/index.ts";
import styles from "./marks.module.css";
import type { Colleague, TextMarks } from "./rich-text-editor.tsx";

/** A colleague's selection as it is drawn. `place` is what it was made of: the same is not worked out again. */
type Mark = Colleague & { readonly anchor: number; readonly head: number };

const key = new PluginKey<readonly Mark[]>("colleagues-marks");

/** Behind what colleagues write at the place, which may be theirs; before what is written there here. */
const moved = (mark: Mark, tr: Transaction): Mark => {
  const side = tr.getMeta("preventUpdate") ? 1 : -1;
  return { ...mark, anchor: tr.mapping.map(mark.anchor, side), head: tr.mapping.map(mark.head, side) };
};

/** The name is not part of the document's text: it is neither copied nor read out. Announcements say who is in the field. */
const caretOf =
  ({ name, look }: Mark) =>
  (): HTMLElement => {
    const caret = document.createElement("span");
    caret.className = styles.caret ?? "";
    caret.dataset.look = String(look);
    caret.dataset.colleague = name;
    caret.ariaHidden = "true";
    return caret;
  };

const drawn = ({ doc }: EditorState, marks: readonly Mark[]): DecorationSet =>
  DecorationSet.create(
    doc,
    marks.flatMap((mark) => {
      const { seat, name, look, anchor, head } = mark;
      const [from, to] = [Math.min(anchor, head), Math.max(anchor, head)];
      const at = Selection.near(doc.resolve(head), -1).head;
      const caret = Decoration.widget(at, caretOf(mark), {
        key: `${seat} ${look} ${name}`,
        side: 1,
        ignoreSelection: true,
      });
      if (from === to) return [caret];
      return [Decoration.inline(from, to, { class: styles.selection ?? "", "data-look": String(look) }), caret];
    }),
  );

/** Turns the names that would stand outside the text's frame to the other side. */
function turnNames({ dom }: EditorView): void {
  const frame = dom.getBoundingClientRect();
  for (const caret of dom.querySelectorAll<HTMLElement>("[data-colleague]")) {
    const { top, left } = caret.getBoundingClientRect();
    const { width, height } = getComputedStyle(caret, "::after");
    caret.toggleAttribute("data-below", top - Number.parseFloat(height) < frame.top);
    caret.toggleAttribute("data-before", left + Number.parseFloat(width) > frame.right);
  }
}

const marksPlugin = () =>
  new Plugin<readonly Mark[]>({
    key,
    state: {
      init: () => [],
      apply: (tr, marks) => {
        const given: readonly Mark[] | undefined = tr.getMeta(key);
        if (given) return given;
        return tr.docChanged && marks.length > 0 ? marks.map((mark) => moved(mark, tr)) : marks;
      },
    },
    props: {
      decorations: (state) => {
        const marks = key.getState(state) ?? [];
        return marks.length > 0 ? drawn(state, marks) : null;
      },
    },
    view: () => {
      let frame: number | undefined;
      return {
        update: (view) => {
          if (frame !== undefined || !key.getState(view.state)?.length) return;
          frame = requestAnimationFrame(() => {
            frame = undefined;
            turnNames(view);
          });
        },
        destroy: () => frame !== undefined && cancelAnimationFrame(frame),
      };
    },
  });

export const ColleaguesMarks = Extension.create({
  name: "colleagues-marks",
  addProseMirrorPlugins: () => [marksPlugin()],
});

/** Draws where colleagues stand, and tells them where this person does. features/live/README.md */
export function useMarks(editor: Editor | null, text: OpenText | null, marks: TextMarks | undefined): void {
  useEffect(() => {
    if (!editor || !text || !marks) return;
    let last = text.now();
    let trail: Trail = [];
    let isWaiting = false;

    const show = () => {
      if (editor.isDestroyed) return;
      const before = key.getState(editor.state) ?? [];
      const now = text.now();
      isWaiting = false;
      const shown = marks.now().flatMap(({ seat, name, look, place }): readonly Mark[] => {
        const known = before.find((each) => each.seat === seat);
        if (known?.place === place) return [{ ...known, name, look }];
        const ends = placeIn(now, trail, place);
        if (ends === "later") isWaiting = true;
        if (ends === "later" || ends === null) return known ? [known] : [];
        return [{ seat, name, look, place, ...ends }];
      });
      if (shown.length + before.length === 0) return;
      const { size } = editor.state.doc.content;
      const fitting = shown.filter(({ anchor, head }) => Math.max(anchor, head) <= size);
      editor.view.dispatch(editor.state.tr.setMeta(key, fitting).setMeta("addToHistory", false));
    };
    const where = (): SharedSelection => selectionAt(text.now(), editor.state.selection);
    const stopFollowing = text.follow((now) => {
      const isSaved = last.pending.length > 0 && now.pending.length === 0;
      trail = trailTo(trail, last, now);
      last = now;
      // The place that others have was worked out without the steps that are saved now.
      if (isSaved && editor.isFocused) marks.stand(where);
      // When the editor shows it.
      if (isWaiting) queueMicrotask(show);
    });
    const stopHearing = marks.subscribe(show);
    show();

    const stood = ({ transaction }: { readonly transaction: Transaction }) => {
      const isOwn = transaction.selectionSet || (transaction.docChanged && !transaction.getMeta("preventUpdate"));
      if (isOwn && editor.isFocused) marks.stand(where);
    };
    const came = () => marks.stand(where);
    const left = () => marks.stand(null);
    if (editor.isFocused) came();
    editor.on("transaction", stood);
    editor.on("focus", came);
    editor.on("blur", left);
    return () => {
      stopFollowing();
      stopHearing();
      editor.off("transaction", stood);
      editor.off("focus", came);
      editor.off("blur", left);
      left();
    };
  }, [editor, text, marks]);
}
