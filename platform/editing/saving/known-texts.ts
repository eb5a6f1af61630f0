import type { Attempt, Field, Revision, SaveState, UnderWay } from "../../pure/saving/index.ts";
import type { KeptText, SharedText } from "../../pure/shared-text/index.ts";
import { type FieldAddress, fieldKey } from "./field-address.ts";
import type { FieldStore } from "./field-store.ts";

/** Documents and steps. They come with the editor's chunk, or when something is to be saved that was left in this browser. */
export type TextLibrary = typeof import("../../pure/shared-text/index.ts");

type Known = { readonly text: SharedText; readonly html: string };

type Try = { readonly attempt: string; readonly isWhole: boolean };

const htmlIn = (value: Revision["value"]): string => [value].flat().join("");

const underWayIn = (state: SaveState): UnderWay | undefined => {
  if (state.at === "saving" || state.at === "offline") return state;
  return state.at === "locked" ? state.unanswered : undefined;
};

/**
 * The rich texts that several people write at once, as this page has them: each document with its unsent steps. A text
 * always equals the field of the same address: `of()` rebuilds it from the field when another text was put into the
 * field.
 * @param onPut receives each text that is stored here
 */
export function createKnownTexts(fields: () => FieldStore, onPut: (key: string, text: SharedText) => void) {
  const texts = new Map<string, Known>();
  const left = new Map<string, { readonly steps: KeptText; readonly text: Field["text"] }>();
  const tries = new Map<string, Try>();

  const put = (lib: TextLibrary, key: string, text: SharedText): SharedText => {
    texts.set(key, { text, html: lib.htmlOf(text.doc) });
    onPut(key, text);
    return text;
  };

  /** The attempt that the server may already have received, or null. A first try that was not sent yet does not count. */
  const perhapsSent = (key: string, { state }: Field): { readonly key: string; readonly value: string } | null => {
    const waiting = underWayIn(state);
    if (!waiting) return null;
    const { attempt } = waiting;
    const isNew = state.at === "saving" && waiting.tries === 1 && tries.get(key)?.attempt !== attempt.key;
    return isNew ? null : { key: attempt.key, value: htmlIn(attempt.value) };
  };

  const madeOf = (lib: TextLibrary, key: string, field: Field): SharedText => {
    const base = { rev: field.base.rev, value: htmlIn(field.base.value) };
    const text = htmlIn(field.text);
    const attempt = perhapsSent(key, field);
    const kept = left.get(key);
    left.delete(key);
    const again = kept && kept.steps.rev >= base.rev ? lib.textKept(kept.steps, attempt, text) : null;
    if (again) return again;
    const sent = attempt && attempt.value !== base.value ? { batch: attempt.key, value: attempt.value } : null;
    return lib.restoredText(base, { sent, text });
  };

  return {
    put,
    has: (key: string): boolean => texts.has(key),
    forget: (key: string): void => void texts.delete(key),
    revOf: (key: string): number | undefined => texts.get(key)?.text.rev,
    /** @param loaded the server's revision when the field was drawn, for one that nobody has written in */
    of: (lib: TextLibrary, address: FieldAddress, loaded?: Revision): SharedText | null => {
      const key = fieldKey(address);
      const field = fields().peek(key);
      const base = field?.base ?? loaded;
      if (!base) return null;
      const known = texts.get(key);
      if (known && known.html === htmlIn(field?.text ?? base.value) && known.text.rev >= base.rev) return known.text;
      return put(lib, key, field ? madeOf(lib, key, field) : lib.openText(base.rev, htmlIn(base.value)));
    },
    /** An attempt goes out now. */
    noteTry: (key: string, made: Try): void => void tries.set(key, made),
    /** Whether an attempt has gone out as a whole text. */
    isWhole: (key: string, attempt: Attempt): boolean => {
      const last = tries.get(key);
      return last?.attempt === attempt.key && last.isWhole;
    },
    /** The unsent steps of a field, for this browser to keep; null where the text of the field is all that is known. */
    kept: (lib: TextLibrary | null, address: FieldAddress, field: Field): KeptText | null => {
      const key = fieldKey(address);
      const known = texts.get(key);
      if (lib && known?.html === field.text) return lib.keptText(known.text);
      const before = left.get(key);
      return before && before.text === field.text ? before.steps : null;
    },
    /** Before a field is put back with what this browser kept of it. */
    putBack: (address: FieldAddress, steps: KeptText, { text }: Field): void =>
      void left.set(fieldKey(address), { steps, text }),
  };
}
