import type { SharedText } from "../shared-text/index.ts";
import type { Attempt, BrokenRule, Field, FieldValue, LockedBecause, Revision } from "./save-state.ts";

/** The values of a field that several write at once, with the text that they are made of. */
export type SharedWords = Pick<Field, "text" | "base"> & { readonly shared: SharedText };

/** The outcome of one attempt to save. */
export type SaveAnswer =
  /** `value` is what was stored, after cleaning; `when` is the server's time, ISO. */
  | { readonly kind: "acknowledged"; readonly rev: number; readonly value: FieldValue; readonly when: string }
  /** Nothing was written: what was sent is what stood there when it was seen, and somebody has written another text since. */
  | { readonly kind: "echoed"; readonly theirs: Revision }
  | { readonly kind: "conflicted"; readonly theirs: Revision }
  /** Of a text that several write at once. `when` as above; null when nothing was written, since a colleague was first. */
  | ({ readonly kind: "together"; readonly when: string | null } & SharedWords)
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
  /** `shared`: the text with the steps that led to this value. */
  | { readonly kind: "typed"; readonly value: FieldValue; readonly shared?: SharedText }
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
  | ({ readonly kind: "together"; readonly sent: FieldValue | null } & SharedWords)
  /** The attempt under way is sent in this way now. `shared`: the same text, in which the steps under way have a name. */
  | { readonly kind: "sent"; readonly as: "steps"; readonly shared: SharedText }
  | { readonly kind: "sent"; readonly as: "whole" }
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
