import type { Field, Revision, SaveState, SharedWords, UnderWay } from "../../pure/saving/index.ts";
import type { KeptText, SharedText } from "../../pure/shared-text/index.ts";
import type { KeptField } from "./field-store.ts";

/** Documents and steps. They come with the editor's chunk, or when something is to be saved that was left in this browser. */
export type TextLibrary = typeof import("../../pure/shared-text/index.ts");

const htmlIn = (value: Revision["value"]): string => [value].flat().join("");

const underWayIn = (state: SaveState): UnderWay | undefined => {
  if (state.at === "saving" || state.at === "offline") return state;
  return state.at === "locked" ? state.unanswered : undefined;
};

/** The attempt that the server may already have received, or null. A first try that was not sent yet does not count. */
const perhapsSent = ({ state }: Field): { readonly key: string; readonly value: string } | null => {
  const waiting = underWayIn(state);
  if (!waiting) return null;
  const { key, value, sentAs } = waiting.attempt;
  return state.at === "saving" && waiting.tries === 1 && !sentAs ? null : { key, value: htmlIn(value) };
};

/** Whether the steps of a field are known here. */
export const isWithSteps = (field: Field): field is Field & { readonly shared: SharedText } =>
  field.shared !== undefined && "doc" in field.shared;

/** The steps as this browser kept them before a reload, while nothing was written since. */
const keptIn = ({ shared }: Field): KeptText | null => (shared && "steps" in shared ? shared : null);

const madeOf = (lib: TextLibrary, field: Field): SharedText => {
  const base = { rev: field.base.rev, value: htmlIn(field.base.value) };
  const text = htmlIn(field.text);
  const attempt = perhapsSent(field);
  const kept = keptIn(field);
  const again = kept && kept.rev >= base.rev ? lib.textKept(kept, attempt, text) : null;
  if (again) return again;
  const sent = attempt && attempt.value !== base.value ? { batch: attempt.key, value: attempt.value } : null;
  return lib.restoredText(base, { sent, text });
};

const made = new WeakMap<Field | Revision, SharedText>();

/**
 * The text of a field with its steps. Where these are not known, its base and its text are compared.
 * @param from the revision as loaded, where nobody has written in the field
 */
export function textOf(lib: TextLibrary, from: Field | Revision): SharedText {
  const isField = "state" in from;
  if (isField && isWithSteps(from)) return from.shared;
  const text = made.get(from) ?? (isField ? madeOf(lib, from) : lib.openText(from.rev, htmlIn(from.value)));
  made.set(from, text);
  return text;
}

/** The values of a field that holds this text. */
export const wordsOf = (lib: TextLibrary, shared: SharedText): SharedWords => ({
  base: { rev: shared.rev, value: lib.htmlOf(shared.confirmed) },
  text: lib.htmlOf(shared.doc),
  shared,
});

/** The field as a browser can keep it: its steps without documents. */
export const keptForm = (lib: TextLibrary | null, { address, field }: KeptField): KeptField => {
  const { shared: _, ...plain } = field;
  if (field.shared === undefined) return { address, field };
  const steps = isWithSteps(field) ? (lib?.keptText(field.shared) ?? null) : keptIn(field);
  return { address, field: plain, steps };
};
