import type { Writer } from "../refusal/index.ts";
import type { KeptText, SharedText } from "../shared-text/index.ts";

/** The value of one field: text or rich text (HTML); a list of chosen values or of four texts. */
export type FieldValue = string | readonly string[];

/** A value as the server has it. A conflict says `by` whom, when that is known, and whether an editor has taken words out of it since. */
export type Revision = {
  readonly rev: number;
  readonly value: FieldValue;
  readonly by?: Writer | null;
  readonly redacted?: true;
};

/**
 * One try to save. A repeat of it carries the same key, so that the server does it once.
 * `sentAs`: set when a text that several write at once is sent. Absent: the server cannot have received it.
 */
export type Attempt = {
  readonly key: string;
  readonly value: FieldValue;
  readonly rev: number;
  readonly sentAs?: "steps" | "whole";
};

/**
 * Why a text cannot be saved here: 423, 403, 404 and 401; `removed` when the person's seat was taken away. One who is signed out
 * writes on, and what is written follows when they are back.
 */
export type LockedBecause = "read-only" | "forbidden" | "gone" | "signed-out" | "removed";

/** Why nothing more can be written. */
export type ClosedBecause = Exclude<LockedBecause, "signed-out">;

/** A broken rule on the value (422), or a value that the server cannot take at all (400, 413, 415). */
export type BrokenRule = { readonly kind: string; readonly message: string };

/**
 * An attempt that is not answered yet, the number of tries, and when the first one was made. `left`: the person has left
 * the field and not written in it since, so what was written after `attempt` follows at once.
 */
export type UnderWay = {
  readonly attempt: Attempt;
  readonly tries: number;
  readonly since: number;
  readonly left: boolean;
  /** The server's message to the last try, with the status. Absent when the answer was lost. */
  readonly said?: string;
};

/** The save state of one field. Times are milliseconds since 1970. */
export type SaveState =
  /** As it was when the page was loaded, or as a colleague left it. */
  | { readonly at: "clean" }
  | { readonly at: "dirty"; readonly since: number }
  | ({ readonly at: "saving" } & UnderWay)
  /** The server has acknowledged this very value, after its commit. */
  | { readonly at: "saved"; readonly when: string }
  /** Not saved; the same attempt is made again by itself. */
  | ({ readonly at: "offline" } & UnderWay)
  | { readonly at: "conflict"; readonly theirs: Revision }
  /** `unanswered`: an earlier try of this attempt may have been stored. It is the first that is made again. */
  | { readonly at: "locked"; readonly because: LockedBecause; readonly unanswered?: UnderWay }
  | { readonly at: "rejected"; readonly rules: readonly BrokenRule[] };

/** One field under edit: the shown `text`, and `base`, the last known revision of the server. */
export type Field = {
  readonly text: FieldValue;
  readonly base: Revision;
  /**
   * Of a text that several write at once: the same `text` and `base`, with the unsent steps between them. After a reload
   * as this browser kept it. Absent when the steps are not known.
   */
  readonly shared?: SharedText | KeptText | undefined;
  readonly state: SaveState;
  /** Makes the idempotency keys of this field unlike those of every other. */
  readonly seed: string;
  readonly attempts: number;
};

/** A field as loaded. @param seed unique to the field and the page load, such as a random uuid */
export const loadedField = (base: Revision, seed: string): Field => ({
  text: base.value,
  base,
  state: { at: "clean" },
  seed,
  attempts: 0,
});

/**
 * A field with unsent text as it was kept in this browser. An attempt whose answer was never seen is made again as it was,
 * with its key, so that the server does it once. Other unsent text counts as just written.
 * @param seed a new one: another page may still hold the old
 * @param now milliseconds since 1970
 */
export const restoredField = (kept: Field, seed: string, now: number): Field => {
  const field = { ...kept, seed, attempts: 0 };
  switch (kept.state.at) {
    case "saving":
    case "offline":
      return { ...field, state: { ...kept.state, at: "offline" } };
    case "conflict":
    case "rejected":
      return field;
    case "locked":
      if (kept.state.unanswered) return { ...field, state: { ...kept.state.unanswered, at: "offline" } };
      return { ...field, state: { at: "dirty", since: now } };
    default:
      return { ...field, state: { at: "dirty", since: now } };
  }
};

/** Whether what was last tried has not come through: it waits for the next try, or is tried again just now. */
export const lacksAnswer = (state: SaveState): boolean =>
  state.at === "offline" || (state.at === "saving" && state.tries > 1);

/** Whether the field takes no more text. */
export const isClosed = (state: SaveState): state is { readonly at: "locked"; readonly because: ClosedBecause } =>
  state.at === "locked" && state.because !== "signed-out";

export const sameValue = (a: FieldValue, b: FieldValue): boolean => {
  if (typeof a === "string" || typeof b === "string") return a === b;
  return a.length === b.length && a.every((text, index) => text === b[index]);
};

/** True while the field holds something that the server has not acknowledged: leaving would lose it. */
export const hasUnsentText = ({ state }: Field): boolean => state.at !== "clean" && state.at !== "saved";
