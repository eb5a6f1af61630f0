import type { CallAnswer } from "../../pure/contract/call.ts";
import type { Problem } from "../../pure/contract/problem.ts";
import {
  type Attempt,
  isRedacted,
  type Revision,
  type SaveAnswer,
  type SaveState,
  saveAnswerOf,
} from "../../pure/saving/index.ts";
import type { Batch, Moves, Newer, SharedText, StepJson } from "../../pure/shared-text/index.ts";
import { type FieldAddress, fieldKey } from "./field-address.ts";
import type { FieldStore, KeptField } from "./field-store.ts";
import { areStepsRefused, isNewer } from "./refused-steps.ts";
import { isWithSteps, keptForm, type TextLibrary, textOf, wordsOf } from "./text-of-field.ts";

type Doc = SharedText["doc"];

/** Changes by colleagues, as the editor applies them: `moves` lead from one document to the other. */
export type TextMoves = {
  readonly before: Doc;
  readonly after: Doc;
  readonly moves: Moves & { readonly tracked: number };
  /** Two wrote and deleted in one place: all was kept, and may stand elsewhere than it was written. */
  readonly hasKept: boolean;
};

/** One text that several write at once, for its editor. */
export type OpenText = {
  /** The person has written. @param html what stands there after these steps */
  readonly write: (steps: readonly StepJson[], html: string) => void;
  readonly listen: (listener: (moves: TextMoves) => void) => () => void;
  /** The text with what is not saved. */
  readonly now: () => SharedText;
  /** Called with each later text, before the editor shows it. */
  readonly follow: (follower: (text: SharedText) => void) => () => void;
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
  /** Saves the whole text, as every other field: where steps cannot be used. */
  readonly sendWhole: (address: FieldAddress, attempt: Attempt) => Promise<SaveAnswer>;
};

/**
 * The rich texts of an editing page, which several write at once by steps. A text with its steps is held by its field, and
 * changes with it only. features/live/README.md
 */
export type SharedTexts = {
  /** A field as this browser can keep it. */
  readonly kept: (field: KeptField) => KeptField;
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

export function createSharedTexts(parts: SharedTextsParts): SharedTexts {
  const { isShared, fields, load, sendSteps, read, sendWhole } = parts;
  let library: TextLibrary | null = null;
  const listeners = new Map<string, (moves: TextMoves) => void>();
  /** Texts with a newer revision on the server that could not be taken while their own save was under way. */
  const missed = new Set<string>();

  /** Puts the pending steps on the server's newer text. @param loaded for a field that nobody has written in */
  const take = (lib: TextLibrary, address: FieldAddress, before: SharedText, newer: Newer, loaded?: Revision) => {
    const news = lib.received(before, newer);
    if (!news || typeof news === "string") return news;
    const { text, moves, hasKept } = news;
    fields().tell(address, { kind: "together", ...wordsOf(lib, text), sent: lib.sentValue(text) }, loaded);
    listeners.get(fieldKey(address))?.({ before: before.doc, after: text.doc, moves, hasKept });
    return text;
  };

  const answerOf = (lib: TextLibrary, text: SharedText, when: string | null): SaveAnswer => ({
    kind: "together",
    ...wordsOf(lib, text),
    when,
  });

  /** The sent steps are stored. The server may have cleaned the value: the stored value counts when nothing was written meanwhile. */
  const settled = (lib: TextLibrary, before: SharedText, batch: string, saved: { rev: number; value: string }) => {
    const isAll = before.sent?.count === before.pending.length;
    const text = lib.acknowledged(before, batch, saved);
    if (!isAll || text.pending.length === 0 || lib.isSaved(text)) return text;
    return lib.openText(text.rev, lib.htmlOf(text.confirmed));
  };

  const saveWhole = (address: FieldAddress, attempt: Attempt): Promise<SaveAnswer> => {
    fields().tell(address, { kind: "sent", as: "whole" });
    return sendWhole(address, attempt);
  };

  /** The answer to the field after a refusal. @param isFirst an earlier try cannot have saved it */
  const refusedSteps = (
    lib: TextLibrary,
    address: FieldAddress,
    { text, sent, isFirst, problem }: { text: SharedText; sent: Batch; isFirst: boolean; problem: Problem },
  ): SaveAnswer => {
    const { current } = problem;
    if (problem.status !== 409 || !isNewer(current)) return saveAnswerOf(problem);
    // The server knows less than it did: a backup was put back. Or words were taken out, which may stand in what is sent.
    // Nobody can tell then how one's own text and the server's belong together: the person compares them.
    if (current.rev < sent.rev || isRedacted(current)) return saveAnswerOf(problem);
    const taken = take(lib, address, text, current);
    if (taken === "unsure" && !isFirst) return saveAnswerOf(problem);
    const sure = taken === "unsure" ? take(lib, address, lib.refused(text), current) : taken;
    const now = sure && typeof sure === "object" ? sure : text;
    return answerOf(lib, lib.refused(now), null);
  };

  const saveSteps = async (lib: TextLibrary, address: FieldAddress, attempt: Attempt): Promise<SaveAnswer> => {
    const now = () => {
      const field = fields().peek(fieldKey(address));
      return field ? textOf(lib, field) : null;
    };
    const before = now();
    if (!before) return { kind: "failed" };
    const next = lib.toSend(before, attempt.key);
    if (!next) return answerOf(lib, before, null);
    fields().tell(address, { kind: "sent", as: "steps", shared: next.text });
    const answer = await sendSteps(address, next.body);
    if (!answer.ok && areStepsRefused(answer.problem)) return saveWhole(address, attempt);
    const text = now();
    if (!text) return { kind: "failed" };
    const isFirst = before.sent === null;
    if (!answer.ok) return refusedSteps(lib, address, { text, sent: next.body, isFirst, problem: answer.problem });
    const { rev, value, changed } = answer.value;
    return answerOf(lib, settled(lib, text, next.body.batch, { rev, value }), changed);
  };

  const save: SharedTexts["save"] = async (address, attempt) => {
    // A try whose answer was lost is made again in the same way, so that the server knows it by its key.
    const lib = attempt.sentAs === "whole" ? null : (library ?? (await load().catch(() => null)));
    if (!lib) return saveWhole(address, attempt);
    library = lib;
    try {
      return await saveSteps(lib, address, attempt);
    } catch {
      // The steps do not fit what stands here, whatever the reason: the whole text does.
      return saveWhole(address, attempt);
    } finally {
      if (missed.delete(fieldKey(address))) void readAgain(address);
    }
  };

  /** Reads the server's text again, with the steps that led to it as far as they are known, and takes it. */
  const readAgain = async (address: FieldAddress, loaded?: Revision): Promise<void> => {
    const base = fields().peek(fieldKey(address))?.base ?? loaded;
    if (!base) return;
    const whole = await read(address, base.rev).catch(() => null);
    if (whole) hearOf(address, base, whole, true);
  };

  /** As `take`; what does not fit here waits until the field is saved. */
  const takeIfFits: typeof take = (...given) => {
    try {
      return take(...given);
    } catch {
      return null;
    }
  };

  /** A choice, a session or the answer to a whole text comes first. */
  const takesNothing = (state: SaveState): boolean => {
    if (state.at === "saving" || state.at === "offline") return state.attempt.sentAs === "whole";
    return state.at === "conflict" || state.at === "locked";
  };

  /** The text as it is open here; null for one that cannot take steps now. */
  const openIn = (lib: TextLibrary, key: string, loaded: Revision): SharedText | null => {
    const field = fields().peek(key);
    if (field && takesNothing(field.state)) return null;
    if (!listeners.has(key) && !(field && isWithSteps(field))) return null;
    return textOf(lib, field ?? loaded);
  };

  /** @param isWhole all is said that is known of how it came about */
  const hearOf = (address: FieldAddress, loaded: Revision, newer: Newer, isWhole: boolean): boolean => {
    const key = fieldKey(address);
    const lib = library;
    const text = lib && openIn(lib, key, loaded);
    if (!lib || !text) {
      const { rev, value } = newer;
      if (value !== null) fields().tell(address, { kind: "refreshed", theirs: { rev, value } }, loaded);
      return value !== null;
    }
    // Words were taken out that may stand in what is pending: saving it finds that, and the person compares the two.
    if (isRedacted(newer) && text.pending.length > 0) return true;
    // The answer may contain the pending steps already; rebasing them on the others' steps handles both cases.
    const isGap = newer.rev > text.rev && newer.changes?.[0]?.rev !== text.rev + 1;
    const taken =
      isGap && !isWhole && text.pending.length > 0 ? "unknown" : takeIfFits(lib, address, text, newer, loaded);
    // The answer to what is under way says whether it is in there.
    if (taken === "unsure") missed.add(key);
    else if (taken === "unknown") void readAgain(address, loaded);
    return true;
  };

  const open: SharedTexts["open"] = (lib, address, loaded) => {
    library = lib;
    const key = fieldKey(address);
    const now = () => textOf(lib, fields().peek(key) ?? loaded());
    return {
      now,
      follow: (follower) => fields().subscribe(key, () => follower(now())),
      write: (steps, html) => {
        const shared = writtenBy(lib, now(), steps, html);
        fields().tell(address, { kind: "typed", value: html, shared }, loaded());
      },
      listen: (listener) => {
        listeners.set(key, listener);
        return () => void (listeners.get(key) === listener && listeners.delete(key));
      },
    };
  };

  const kept: SharedTexts["kept"] = (field) => keptForm(library, field);
  const hear: SharedTexts["hear"] = (address, loaded, newer) => hearOf(address, loaded, newer, false);
  return { kept, isShared, open, save, hear };
}

/** Steps that do not lead to what stands in the editor are not what was done: the texts before and after it are compared then. */
function writtenBy(lib: TextLibrary, text: SharedText, steps: readonly StepJson[], html: string): SharedText {
  try {
    const written = lib.writtenSteps(text, steps);
    if (lib.htmlOf(written.doc) === html) return written;
  } catch {
    // They are on another document.
  }
  return lib.rewritten(text, html);
}
