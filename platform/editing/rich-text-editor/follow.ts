import { type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Step } from "@tiptap/pm/transform";
import { movedBy, writtenBy } from "../../pure/shared-text/index.ts";
import type { TextMoves } from "../saving/index.ts";
import { withTheirs } from "./colleagues-words.ts";

/**
 * The type of a mapping that keeps a place through a step that is undone and redone. prosemirror-collab uses `setMirror`
 * too, but the published type leaves it out.
 */
type Mirrored = Transaction["mapping"] & { setMirror(undone: number, again: number): void };

type Written = Pick<TextMoves, "moves">["moves"];

/**
 * Does the steps of others in an editor: the cursor stays where it was in the words, undo takes one's own only, and nothing counts as written
 * here.
 * @param dispatch receives each transaction, on the state that the one before it led to
 */
export function follow(
  stateNow: () => EditorState,
  { steps, theirs, mirrors, known, tracked }: Written,
  dispatch: (transaction: Transaction) => void,
): void {
  const { schema, selection } = stateNow();
  const done = (some: readonly Step[]): Transaction => {
    const { tr } = stateNow();
    for (const step of some) tr.step(Step.fromJSON(schema, step.toJSON()));
    return tr;
  };
  const mirrored = (some: readonly Step[]): Transaction => {
    const tr = done(some);
    for (const [undone, again] of mirrors) if (again < some.length) (tr.mapping as Mirrored).setMirror(undone, again);
    const after = tr.mapping.slice(theirs.until);
    const written = writtenBy(tr.mapping, theirs.from, theirs.until);
    return withTheirs(tr, written.map(movedBy(after)));
  };
  const { mapping } = mirrored(steps);
  const send = (tr: Transaction, isLast: boolean) => {
    const at = (place: number) => tr.doc.resolve(mapping.map(place, -1));
    if (isLast && selection instanceof TextSelection)
      tr.setSelection(TextSelection.between(at(selection.anchor), at(selection.head)));
    dispatch(tr.setMeta("addToHistory", false).setMeta("preventUpdate", true));
  };
  if (tracked === 0) {
    send(mirrored(steps), true);
    return;
  }
  // The history takes no steps between those of one's own that are done again, nor after them.
  const rest = steps.slice(known);
  send(mirrored(steps.slice(0, known)).setMeta("rebased", tracked), rest.length === 0);
  if (rest.length > 0) send(withTheirs(done(rest), []), true);
}
