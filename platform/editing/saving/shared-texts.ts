import type { CallAnswer } from "../../pure/contract/call.ts";
import type { Problem } from "../../pure/contract/problem.ts";
import {
  type Attempt,
  type Field,
  isRedacted,
  type Revision,
  type SaveAnswer,
  type SaveState,
  saveAnswerOf,
} from "../../pure/saving/index.ts";
import type { Batch, KeptText, Moves, Newer, SharedText, StepJson } from "../../pure/shared-text/index.ts";
import { type FieldAddress, fieldKey } from "./field-address.ts";
import type { FieldStore } from "./field-store.ts";
import { createKnownTexts, type TextLibrary } from "./known-texts.ts";
import { areStepsRefused, isNewer } from "./refused-steps.ts";

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
  /** The current document. */
  readonly doc: () => Doc;
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
  /** The steps under way have a name now: the browser stores the text again. */
  readonly keepAgain: (address: FieldAddress) => void;
  /** Saves the whole text, as every other field: where steps cannot be used. */
  readonly sendWhole: (address: FieldAddress, attempt: Attempt) => Promise<SaveAnswer>;
};

/**
 * The rich texts of an editing page, which several write at once by steps. The field store still decides whether a text
 * is saved. Each text here belongs to the field of the same address, and is rebuilt from it when another text was put
 * into the field. features/live/README.md
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

export function createSharedTexts(parts: SharedTextsParts): SharedTexts {
  const { isShared, fields, load, sendSteps, read, sendWhole, keepAgain } = parts;
  let library: TextLibrary | null = null;
  const followers = new Map<string, (text: SharedText) => void>();
  const texts = createKnownTexts(fields, (key, text) => followers.get(key)?.(text));
  const listeners = new Map<string, (moves: TextMoves) => void>();
  /** Texts with a newer revision on the server that could not be taken while their own save was under way. */
  const missed = new Set<string>();

  const baseOf = (lib: TextLibrary, { rev, confirmed }: SharedText): Revision => ({
    rev,
    value: lib.htmlOf(confirmed),
  });

  /**
   * Puts the pending steps on the server's newer text. Updates field and text together: `of()` rebuilds the text from
   * the field whenever the two differ.
   */
  const take = (lib: TextLibrary, address: FieldAddress, loaded: Revision, before: SharedText, newer: Newer) => {
    const news = lib.received(before, newer);
    if (!news || typeof news === "string") return news;
    const key = fieldKey(address);
    const text = texts.put(lib, key, news.text);
    listeners.get(key)?.({ before: before.doc, after: text.doc, moves: news.moves, hasKept: news.hasKept });
    fields().merge(address, loaded, {
      base: baseOf(lib, text),
      text: lib.htmlOf(text.doc),
      sent: lib.sentValue(text),
    });
    return text;
  };

  const answerOf = (lib: TextLibrary, text: SharedText, when: string | null): SaveAnswer => ({
    kind: "together",
    base: baseOf(lib, text),
    text: lib.htmlOf(text.doc),
    when,
  });

  /** The sent steps are stored. The server may have cleaned the value: the stored value counts when nothing was written meanwhile. */
  const settle = (
    lib: TextLibrary,
    key: string,
    before: SharedText,
    batch: string,
    saved: { rev: number; value: string },
  ) => {
    const isAll = before.sent?.count === before.pending.length;
    const text = lib.acknowledged(before, batch, saved);
    if (!isAll || text.pending.length === 0 || lib.isSaved(text)) return texts.put(lib, key, text);
    const stored = texts.put(lib, key, lib.openText(text.rev, lib.htmlOf(text.confirmed)));
    const steps = lib.differenceBetween(before.doc, stored.doc);
    listeners.get(key)?.({
      before: before.doc,
      after: stored.doc,
      moves: { steps, theirs: { from: 0, until: 0 }, mirrors: [], known: 0, tracked: 0 },
      hasKept: false,
    });
    return stored;
  };

  /** A try whose answer was lost is made again in the same way, so that the server knows it by its key. */
  const saveWhole = (address: FieldAddress, attempt: Attempt): Promise<SaveAnswer> => {
    texts.noteTry(fieldKey(address), { attempt: attempt.key, isWhole: true });
    return sendWhole(address, attempt);
  };

  /** The steps are good for nothing: they are made again when more is written. */
  const saveWithout = (address: FieldAddress, attempt: Attempt): Promise<SaveAnswer> => {
    texts.forget(fieldKey(address));
    return saveWhole(address, attempt);
  };

  /** Nobody can tell how one's own text and the server's belong together: the person compares them. */
  const parted = (key: string, problem: Problem): SaveAnswer => {
    texts.forget(key);
    return saveAnswerOf(problem);
  };

  /** The answer to the field after a refusal. @param isFirst an earlier try cannot have saved it */
  const refusedSteps = (
    lib: TextLibrary,
    address: FieldAddress,
    { text, sent, isFirst, problem }: { text: SharedText; sent: Batch; isFirst: boolean; problem: Problem },
  ): SaveAnswer => {
    const key = fieldKey(address);
    const { current } = problem;
    if (problem.status !== 409 || !isNewer(current)) {
      const refusal = saveAnswerOf(problem);
      // After any other refusal an earlier try may have been saved: the steps keep their name.
      if (refusal.kind === "rejected") texts.put(lib, key, lib.refused(text));
      return refusal;
    }
    // The server knows less than it did: a backup was put back. Or words were taken out, which may stand in what is sent.
    if (current.rev < sent.rev || isRedacted(current)) return parted(key, problem);
    const loaded = baseOf(lib, text);
    const taken = take(lib, address, loaded, text, current);
    if (taken === "unsure" && !isFirst) return parted(key, problem);
    const sure = taken === "unsure" ? take(lib, address, loaded, lib.refused(text), current) : taken;
    const now = sure && typeof sure === "object" ? sure : text;
    return answerOf(lib, texts.put(lib, key, lib.refused(now)), null);
  };

  const saveSteps = async (lib: TextLibrary, address: FieldAddress, attempt: Attempt): Promise<SaveAnswer> => {
    const key = fieldKey(address);
    const before = texts.of(lib, address);
    if (!before) return { kind: "failed" };
    const next = lib.toSend(before, attempt.key);
    if (!next) return answerOf(lib, before, null);
    texts.put(lib, key, next.text);
    texts.noteTry(key, { attempt: attempt.key, isWhole: false });
    keepAgain(address);
    const answer = await sendSteps(address, next.body);
    if (!answer.ok && areStepsRefused(answer.problem)) return saveWithout(address, attempt);
    const text = texts.of(lib, address);
    if (!text) return { kind: "failed" };
    const isFirst = before.sent === null;
    if (!answer.ok) return refusedSteps(lib, address, { text, sent: next.body, isFirst, problem: answer.problem });
    const { rev, value, changed } = answer.value;
    return answerOf(lib, settle(lib, key, text, next.body.batch, { rev, value }), changed);
  };

  const save: SharedTexts["save"] = async (address, attempt) => {
    const key = fieldKey(address);
    const lib = texts.isWhole(key, attempt) ? null : (library ?? (await load().catch(() => null)));
    if (!lib) return saveWhole(address, attempt);
    library = lib;
    try {
      return await saveSteps(lib, address, attempt);
    } catch {
      // The steps do not fit what stands here, whatever the reason: the whole text does.
      return saveWithout(address, attempt);
    } finally {
      if (missed.delete(key)) void readAgain(address);
    }
  };

  /** Reads the server's text again, with the steps that led to it as far as they are known, and takes it. */
  const readAgain = async (address: FieldAddress, loaded?: Revision): Promise<void> => {
    const key = fieldKey(address);
    const base = loaded ?? fields().peek(key)?.base;
    if (!base) return;
    const whole = await read(address, texts.revOf(key) ?? base.rev).catch(() => null);
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
  const takesNothing = (key: string, state: SaveState): boolean => {
    if (state.at === "saving" || state.at === "offline") return texts.isWhole(key, state.attempt);
    return state.at === "conflict" || state.at === "locked";
  };

  /** @param isWhole all is said that is known of how it came about */
  const hearOf = (address: FieldAddress, loaded: Revision, newer: Newer, isWhole: boolean): boolean => {
    const key = fieldKey(address);
    const state = fields().peek(key)?.state;
    const waits = state !== undefined && takesNothing(key, state);
    const lib = library;
    const text = lib && texts.has(key) && !waits ? texts.of(lib, address, loaded) : null;
    if (!lib || !text) {
      if (newer.value !== null) fields().hear(address, loaded, { rev: newer.rev, value: newer.value });
      return newer.value !== null;
    }
    // Words were taken out that may stand in what is pending: saving it finds that, and the person compares the two.
    if (isRedacted(newer) && text.pending.length > 0) return true;
    // The answer may contain the pending steps already; rebasing them on the others' steps handles both cases.
    const isGap = newer.rev > text.rev && newer.changes?.[0]?.rev !== text.rev + 1;
    const taken =
      isGap && !isWhole && text.pending.length > 0 ? "unknown" : takeIfFits(lib, address, loaded, text, newer);
    // The answer to what is under way says whether it is in there.
    if (taken === "unsure") missed.add(key);
    else if (taken === "unknown") void readAgain(address, loaded);
    return true;
  };

  const open: SharedTexts["open"] = (lib, address, loaded) => {
    library = lib;
    const key = fieldKey(address);
    const now = (): SharedText => texts.of(lib, address, loaded()) ?? lib.openText(0, "");
    const joined = <T>(all: Map<string, T>, one: T) => {
      all.set(key, one);
      return () => void (all.get(key) === one && all.delete(key));
    };
    return {
      doc: () => now().doc,
      now,
      follow: (follower) => joined(followers, follower),
      write: (steps, html) => {
        texts.put(lib, key, writtenBy(lib, now(), steps, html));
        fields().type(address, loaded(), html);
      },
      listen: (listener) => joined(listeners, listener),
    };
  };

  const kept: SharedTexts["kept"] = (address, field) => texts.kept(library, address, field);
  const hear: SharedTexts["hear"] = (address, loaded, newer) => hearOf(address, loaded, newer, false);
  return { kept, putBack: texts.putBack, isShared, open, save, hear };
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
