import type { Attempt, BrokenRule, FieldValue, LockedBecause, Revision } from "./save-state.ts";

/** The outcome of one attempt to save. */
export type SaveAnswer =
  /** `value` is what was stored, after cleaning; `when` is the server's time, ISO. */
  | { readonly kind: "acknowledged"; readonly rev: number; readonly value: FieldValue; readonly when: string }
  /** Nothing was written: what was sent is what stood there when it was seen, and somebody has written another text since. */
  | { readonly kind: "echoed"; readonly theirs: Revision }
  | { readonly kind: "conflicted"; readonly theirs: Revision }
  /**
   * Of a text that several write at once: `base` is what the server has, `text` that with what is not sent yet. `when` as above; null when
   * nothing was written, since a colleague was first.
   */
  | { readonly kind: "together"; readonly base: Revision; readonly text: FieldValue; readonly when: string | null }
  | { readonly kind: "locked"; readonly because: LockedBecause }
  | { readonly kind: "rejected"; readonly rules: readonly BrokenRule[] }
  /** No answer, or one that says to come back (5xx, 429): then `said` is what it says, with its status. `retryAfter` in milliseconds. */
  | { readonly kind: "failed"; readonly retryAfter?: number; readonly said?: string };

/** How a person settles a conflict: 'Behold min', 'Bruk den andres', or a text made of both. */
export type ConflictChoice =
  | { readonly keep: "mine" }
  | { readonly keep: "theirs" }
  | { readonly keep: "combined"; readonly value: FieldValue };

export type SaveEvent =
  | { readonly kind: "typed"; readonly value: FieldValue }
  | { readonly kind: "left" }
  | { readonly kind: "pause-over" }
  | { readonly kind: "answered"; readonly answer: SaveAnswer }
  /** The wait is over, or the browser says that it is online again. */
  | { readonly kind: "retry-due" }
  | { readonly kind: "chose"; readonly choice: ConflictChoice }
  /** A reload of the schema: what the server holds now. */
  | { readonly kind: "refreshed"; readonly theirs: Revision }
  /**
   * A colleague's words are in one's own text now. `sent`: the base with the steps under way; null when none are, or
   * when they are known to be saved.
   */
  | { readonly kind: "together"; readonly base: Revision; readonly text: FieldValue; readonly sent: FieldValue | null }
  /** The reason for the lock is gone: a row or a question was restored. */
  | { readonly kind: "unlocked" }
  /** The session may be there again: what waits for it is sent. */
  | { readonly kind: "session-back" };

/** An action to take after an event. The caller owns the clock and the network. Times in milliseconds. */
export type SaveCommand =
  | { readonly do: "send"; readonly attempt: Attempt }
  /** Replaces an earlier wait for a pause. */
  | { readonly do: "wait-for-pause"; readonly ms: number }
  | { readonly do: "wait-to-retry"; readonly tries: number; readonly atLeast: number };

export type SaveStep<F> = { readonly field: F; readonly commands: readonly SaveCommand[] };
