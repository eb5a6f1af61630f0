import type { CallAnswer } from "../../../core/contract/index.ts";
import type { Problem } from "../../../core/contract/problem.ts";
import {
  type Attempt,
  type Field,
  isClosed,
  type Revision,
  type SaveAnswer,
  saveAnswerOf,
} from "../../../core/saving/index.ts";
import type { Batch, KeptText, Moves, Newer, SharedText, StepJson } from "../../../core/shared-text/index.ts";
import { type FieldAddress, fieldKey } from "./field-address.ts";
import type { FieldStore } from "./field-store.ts";

/** Documents and steps. They come with the editor's chunk, or when something is to be saved that was left in this browser. */
export type TextLibrary = typeof import("../../../core/shared-text/index.ts");

type Doc = SharedText["doc"];

/** What colleagues have written, as the editor does it: `moves` lead from one document to the other. */
export type TextMoves = {
  readonly before: Doc;
  readonly after: Doc;
  readonly moves: Moves & { readonly tracked: number };
  /** Two wrote and deleted in one place: all was kept, and may stand elsewhere than it was written. */
  readonly hasKept: boolean;
};

/** One text that several write at once, for its editor. */
export type OpenText = {
  /** What stands there now. */
  readonly doc: () => Doc;
  /** The person has written. @param html what stands there after these steps */
  readonly write: (steps: readonly StepJson[], html: string) => void;
  readonly listen: (listener: (moves: TextMoves) => void) => () => void;
};

export type SharedTextsParts = {
  readonly isShared: (address: FieldAddress) => boolean;
  readonly fields: () => FieldStore;
  readonly load: () => Promise<TextLibrary>;
  readonly sendSteps: (
    address: FieldAddress,
    batch: Batch,
  ) => Promise<{ ok: true; value: CallAnswer<"saveTextSteps"> } | { ok: false; problem: Problem }>;
  /** The text as it is stored, with its steps after a revision; null without an answer. */
  readonly read: (address: FieldAddress, after: number) => Promise<Newer | null>;
  /** What is under way has a name now: the browser keeps it. */
  readonly keepAgain: (address: FieldAddress) => void;
  /** Saves the whole text, as every other field: where steps cannot be used. */
  readonly sendWhole: (address: FieldAddress, attempt: Attempt) => Promise<SaveAnswer>;
};

/**
 * The rich texts of an editing page, which several write at once by steps. The field store stays what knows whether a text is saved: each
 * text here belongs to the field of the same address, and is made anew of that where another text was put into it.
 * docs/spec/live.md, Rich text together
 */
export type SharedTexts = {
  /** The unsent steps of a field, for this browser to keep; null where the text of the field is all that is known. */
  readonly kept: (address: FieldAddress, field: Field) => KeptText | null;
  /** Before a field is put back with what this browser kept of it. */
  readonly putBack: (address: FieldAddress, steps: KeptText, field: Field) => void;
  /** Whether several may write in this field at once: else it is saved as a whole. */
  readonly isShared: (address: FieldAddress) => boolean;
  /** @param loaded the server's revision when the field was drawn last */
  readonly open: (library: TextLibrary, address: FieldAddress, loaded: () => Revision) => OpenText;
  /** One attempt to save. Never rejects. */
  readonly save: (address: FieldAddress, attempt: Attempt) => Promise<SaveAnswer>;
  /**
   * A colleague has written.
   * @param loaded the server's revision when the field was drawn
   * @returns false when it cannot be shown: the value did not come with it, and nobody has opened the text
   */
  readonly hear: (address: FieldAddress, loaded: Revision, newer: Newer) => boolean;
};

type Known = { readonly text: SharedText; readonly html: string };

const htmlIn = (value: Revision["value"]): string => [value].flat().join("");

const isNewer = (current: unknown): current is Newer & { readonly value: string } =>
  typeof current === "object" && current !== null && "changes" in current && "rev" in current && "value" in current;

/** The steps themselves were refused, not the text that they make. */
const areStepsRefused = ({ status, fields }: Problem): boolean =>
  status === 400 || status === 413 || (status === 422 && fields?.[0]?.kind === "StepsDoNotFit");

export function createSharedTexts(parts: SharedTextsParts): SharedTexts {
  const { isShared, fields, load, sendSteps, read, sendWhole, keepAgain } = parts;
  let library: TextLibrary | null = null;
  const texts = new Map<string, Known>();
  const left = new Map<string, { readonly steps: KeptText; readonly text: Field["text"] }>();
  const listeners = new Map<string, (moves: TextMoves) => void>();

  const textLeft = (lib: TextLibrary, key: string): SharedText | null => {
    const kept = left.get(key);
    left.delete(key);
    try {
      return kept ? lib.textKept(kept.steps) : null;
    } catch {
      // A page with another schema kept it.
      return null;
    }
  };

  const madeOf = (lib: TextLibrary, key: string, { base, text, state }: Field): SharedText => {
    const attempt = state.at === "saving" || state.at === "offline" ? state.attempt : null;
    const kept = textLeft(lib, key);
    if (kept && lib.htmlOf(kept.doc) === text && kept.rev >= base.rev && kept.sent?.batch === attempt?.key) return kept;
    const sent = attempt && htmlIn(attempt.value) !== htmlIn(base.value) ? attempt : null;
    return lib.restoredText(
      { rev: base.rev, value: htmlIn(base.value) },
      { sent: sent && { batch: sent.key, value: htmlIn(sent.value) }, text: htmlIn(text) },
    );
  };

  const put = (lib: TextLibrary, key: string, text: SharedText): SharedText => {
    texts.set(key, { text, html: lib.htmlOf(text.doc) });
    return text;
  };

  const textOf = (lib: TextLibrary, address: FieldAddress, loaded?: Revision): SharedText | null => {
    const key = fieldKey(address);
    const field = fields().peek(key);
    const base = field?.base ?? loaded;
    if (!base) return null;
    const known = texts.get(key);
    if (known && known.html === htmlIn(field?.text ?? base.value) && known.text.rev >= base.rev) return known.text;
    return put(lib, key, field ? madeOf(lib, key, field) : lib.openText(base.rev, htmlIn(base.value)));
  };

  /** What the server has now is put under what is pending here. */
  const take = (lib: TextLibrary, key: string, before: SharedText, newer: Newer) => {
    const news = lib.received(before, newer);
    if (!news || news === "unknown") return news;
    put(lib, key, news.text);
    const { text, moves, hasKept } = news;
    listeners.get(key)?.({ before: before.doc, after: text.doc, moves, hasKept });
    return news.text;
  };

  const baseOf = (lib: TextLibrary, { rev, confirmed }: SharedText): Revision => ({
    rev,
    value: lib.htmlOf(confirmed),
  });

  const answerOf = (lib: TextLibrary, text: SharedText, when: string | null): SaveAnswer => ({
    kind: "together",
    base: baseOf(lib, text),
    text: lib.htmlOf(text.doc),
    when,
  });

  /** What was sent is stored. Cleaned it may read otherwise: what is stored counts, when nothing was written meanwhile. */
  const settle = (
    lib: TextLibrary,
    key: string,
    before: SharedText,
    batch: string,
    saved: { rev: number; value: string },
  ) => {
    const isAll = before.sent?.count === before.pending.length;
    const text = lib.acknowledged(before, batch, saved);
    if (!isAll || text.pending.length === 0 || lib.isSaved(text)) return put(lib, key, text);
    const stored = put(lib, key, lib.openText(text.rev, lib.htmlOf(text.confirmed)));
    const steps = lib.differenceBetween(before.doc, stored.doc);
    listeners.get(key)?.({
      before: before.doc,
      after: stored.doc,
      moves: { steps, mirrors: [], tracked: 0 },
      hasKept: false,
    });
    return stored;
  };

  const save: SharedTexts["save"] = async (address, attempt) => {
    const key = fieldKey(address);
    const lib = library ?? (await load().catch(() => null));
    if (!lib) return sendWhole(address, attempt);
    library = lib;
    const before = textOf(lib, address);
    if (!before) return { kind: "failed" };
    const next = lib.toSend(before, attempt.key);
    if (!next) return answerOf(lib, before, null);
    put(lib, key, next.text);
    keepAgain(address);
    const answer = await sendSteps(address, next.body);
    const text = textOf(lib, address);
    if (!text) return { kind: "failed" };
    if (answer.ok) {
      const { rev, value, changed } = answer.value;
      return answerOf(lib, settle(lib, key, text, next.body.batch, { rev, value }), changed);
    }
    const { problem } = answer;
    if (problem.status === 409 && isNewer(problem.current)) {
      const taken = take(lib, key, text, problem.current);
      return answerOf(lib, put(lib, key, lib.refused(taken && taken !== "unknown" ? taken : text)), null);
    }
    if (areStepsRefused(problem)) {
      texts.delete(key);
      return sendWhole(address, attempt);
    }
    const refusal = saveAnswerOf(problem);
    // Only what nobody knows of is sent again under the same name.
    if (refusal.kind !== "failed") put(lib, key, lib.refused(text));
    return refusal;
  };

  /** @param isWhole all is said that is known of how it came about */
  const hearOf = (address: FieldAddress, loaded: Revision, newer: Newer, isWhole: boolean): boolean => {
    const key = fieldKey(address);
    const state = fields().peek(key)?.state;
    const waits = state !== undefined && (state.at === "conflict" || isClosed(state));
    const lib = library;
    const text = lib && texts.has(key) && !waits ? textOf(lib, address, loaded) : null;
    if (!lib || !text) {
      if (newer.value !== null) fields().hear(address, loaded, { rev: newer.rev, value: newer.value });
      return newer.value !== null;
    }
    // What is pending may be in it already, and stands best upon the steps of the others.
    const isGap = newer.rev > text.rev && newer.changes?.[0]?.rev !== text.rev + 1;
    const taken = isGap && !isWhole && text.pending.length > 0 ? "unknown" : take(lib, key, text, newer);
    if (taken === "unknown")
      void read(address, text.rev).then((whole) => whole && hearOf(address, loaded, whole, true));
    else if (taken)
      fields().merge(address, loaded, {
        base: baseOf(lib, taken),
        text: lib.htmlOf(taken.doc),
        sent: lib.sentValue(taken),
      });
    return true;
  };

  const hear: SharedTexts["hear"] = (address, loaded, newer) => hearOf(address, loaded, newer, false);

  const open: SharedTexts["open"] = (lib, address, loaded) => {
    library = lib;
    const key = fieldKey(address);
    const now = (): SharedText => textOf(lib, address, loaded()) ?? lib.openText(0, "");
    return {
      doc: () => now().doc,
      write: (steps, html) => {
        put(lib, key, writtenBy(lib, now(), steps, html));
        fields().type(address, loaded(), html);
      },
      listen: (listener) => {
        listeners.set(key, listener);
        return () => {
          if (listeners.get(key) === listener) listeners.delete(key);
        };
      },
    };
  };

  const kept: SharedTexts["kept"] = (address, field) => {
    const key = fieldKey(address);
    const known = texts.get(key);
    if (library && known?.html === field.text) return library.keptText(known.text);
    const before = left.get(key);
    return before && before.text === field.text ? before.steps : null;
  };

  const putBack: SharedTexts["putBack"] = (address, steps, { text }) =>
    void left.set(fieldKey(address), { steps, text });

  return { kept, putBack, isShared, open, save, hear };
}

/** Steps that do not lead to what stands in the editor are not what was done: the texts before and after it are compared then. */
function writtenBy(lib: TextLibrary, text: SharedText, steps: readonly StepJson[], html: string): SharedText {
  try {
    const written = lib.writtenSteps(text, steps);
    if (lib.htmlOf(written.doc) === html) return written;
  } catch {
    // They are upon another document.
  }
  return lib.rewritten(text, html);
}
