import type { ConflictChoice, SaveAnswer, SaveCommand, SaveEvent, SaveStep } from "./save-event.ts";
import {
  type Attempt,
  type Field,
  isClosed,
  type LockedBecause,
  type Revision,
  type SaveState,
  sameValue,
  type UnderWay,
} from "./save-state.ts";

/** A text is saved when the typing has paused this long, in milliseconds. */
export const PAUSE = 800;
/** The same before the first save of a field: who begins to write soon sees that it is saved. Once for each field, so it costs the server little. */
export const FIRST_PAUSE = 300;
/** Save at least this often, in milliseconds, even if the person never stops typing. */
export const LONGEST_UNSAVED = 5_000;

type FieldStep = SaveStep<Field>;

const stay = (field: Field): FieldStep => ({ field, commands: [] });
const become = (field: Field, state: SaveState, ...commands: readonly SaveCommand[]): FieldStep => ({
  field: { ...field, state },
  commands,
});

/** The field with another text or base. Steps that are not given with them are not known any more. */
const holding = (field: Field, now: Partial<Pick<Field, "text" | "base" | "shared">>): Field => ({
  ...field,
  shared: undefined,
  ...now,
});

/** Sends the field's text, based on the last known revision of the server. */
const send = (field: Field, now: number, left = false): FieldStep => {
  const attempt: Attempt = { key: `${field.seed}-${field.attempts}`, value: field.text, rev: field.base.rev };
  const state = { at: "saving", attempt, tries: 1, since: now, left } as const;
  return become({ ...field, attempts: field.attempts + 1 }, state, { do: "send", attempt });
};

const waitForPause = (field: Field, since: number, now: number): FieldStep => {
  const pause = field.attempts === 0 ? FIRST_PAUSE : PAUSE;
  const ms = Math.max(0, Math.min(pause, since + LONGEST_UNSAVED - now));
  return become(field, { at: "dirty", since }, { do: "wait-for-pause", ms });
};

const typed = (before: Field, { value, shared }: SaveEvent & { kind: "typed" }, now: number): FieldStep => {
  const field = holding(before, { text: value, shared });
  switch (field.state.at) {
    case "clean":
    case "saved":
      if (sameValue(before.text, value)) return stay(shared ? field : before);
      return waitForPause(field, now, now);
    case "dirty":
      return waitForPause(field, field.state.since, now);
    case "rejected":
      return waitForPause(field, now, now);
    case "saving":
    case "offline":
      // The try under way is answered first: only then is it known which revision the new text stands on.
      return become(field, { ...field.state, left: false });
    case "conflict":
    case "locked":
      return stay(field);
  }
};

/** Sends text that was typed during an attempt: at once when the field has been left, otherwise after a pause. */
const follow = (field: Field, { left }: UnderWay, now: number): FieldStep =>
  left ? send(field, now, left) : waitForPause(field, now, now);

/** The server has acknowledged the attempt. Text that was typed meanwhile is sent with the new revision. */
const acknowledged = (field: Field, waiting: UnderWay, held: Revision, when: string, now: number): FieldStep => {
  const next = holding(field, { base: held });
  if (sameValue(field.text, waiting.attempt.value)) return become(next, { at: "saved", when });
  return follow(next, waiting, now);
};

/** Nothing of one's own is lost: the field takes the newer text, unless something was written meanwhile. */
const echoed = (field: Field, waiting: UnderWay, theirs: Revision, now: number): FieldStep => {
  const next = holding(field, { base: theirs });
  if (sameValue(field.text, waiting.attempt.value)) return become({ ...next, text: theirs.value }, { at: "clean" });
  return follow(next, waiting, now);
};

const conflicted = (field: Field, waiting: UnderWay, theirs: Revision, now: number): FieldStep => {
  // A colleague wrote the same text, or our own answer was lost: newer text is sent on top of it.
  const next = holding(field, { base: theirs });
  if (sameValue(theirs.value, waiting.attempt.value)) return send(next, now);
  // A block's revision grows with its files too: nobody has written in the text.
  if (sameValue(theirs.value, field.base.value)) return send(next, now);
  return become(next, { at: "conflict", theirs });
};

/** Sent again at once when a colleague was first. */
const together = (
  field: Field,
  waiting: UnderWay,
  answer: SaveAnswer & { kind: "together" },
  now: number,
): FieldStep => {
  const { base, text, shared, when } = answer;
  const next = holding(field, { base, text, shared });
  if (sameValue(text, base.value)) return become(next, when === null ? { at: "clean" } : { at: "saved", when });
  return when === null ? send(next, now, waiting.left) : follow(next, waiting, now);
};

const locked = (field: Field, { attempt, tries, since, left }: UnderWay, because: LockedBecause): FieldStep =>
  become(field, { at: "locked", because, ...(tries > 1 ? { unanswered: { attempt, tries, since, left } } : {}) });

/** The reason for the lock is gone: the field is saved again. */
const opened = (field: Field, { unanswered }: SaveState & { at: "locked" }, now: number): FieldStep =>
  unanswered ? again(field, unanswered) : send(field, now);

const again = (field: Field, waiting: UnderWay): FieldStep =>
  become(field, { ...waiting, at: "saving", tries: waiting.tries + 1 }, { do: "send", attempt: waiting.attempt });

const answered = (field: Field, answer: SaveAnswer, now: number): FieldStep => {
  const waiting = field.state;
  if (waiting.at !== "saving") return stay(field);
  switch (answer.kind) {
    case "acknowledged":
      return acknowledged(field, waiting, { rev: answer.rev, value: answer.value }, answer.when, now);
    case "echoed":
      return echoed(field, waiting, answer.theirs, now);
    case "conflicted":
      return conflicted(field, waiting, answer.theirs, now);
    case "together":
      return together(field, waiting, answer, now);
    case "locked":
      return locked(field, waiting, answer.because);
    case "rejected": {
      const next = field.shared ? { ...field, shared: { ...field.shared, sent: null } } : field;
      if (!sameValue(field.text, waiting.attempt.value)) return follow(next, waiting, now);
      return become(next, { at: "rejected", rules: answer.rules });
    }
    case "failed": {
      const { said: _, ...tried } = waiting;
      return become(
        field,
        { ...tried, at: "offline", ...(answer.said === undefined ? {} : { said: answer.said }) },
        { do: "wait-to-retry", tries: waiting.tries, atLeast: answer.retryAfter ?? 0 },
      );
    }
  }
};

const left = (field: Field, now: number): FieldStep => {
  switch (field.state.at) {
    case "dirty":
      return send(field, now, true);
    case "saving":
    case "offline":
      return become(field, { ...field.state, left: true });
    default:
      return stay(field);
  }
};

const chose = (field: Field, choice: ConflictChoice, now: number): FieldStep => {
  if (field.state.at !== "conflict") return stay(field);
  const { theirs } = field.state;
  switch (choice.keep) {
    case "theirs":
      return become(holding(field, { text: theirs.value, base: theirs }), { at: "clean" });
    case "mine":
      return send(holding(field, { base: theirs }), now);
    case "combined":
      return send(holding(field, { text: choice.value, base: theirs }), now);
  }
};

const refreshed = (field: Field, theirs: Revision): FieldStep => {
  if (theirs.rev <= field.base.rev) return stay(field);
  switch (field.state.at) {
    case "clean":
    case "saved":
      // A cell's revision is its row's: it grows when another cell of the row is saved.
      if (sameValue(theirs.value, field.base.value)) return stay(holding(field, { base: theirs }));
      return become(holding(field, { text: theirs.value, base: theirs }), { at: "clean" });
    case "conflict": {
      // One's own text is still from before the redaction, even when the server has a newer revision.
      const newest = field.state.theirs.redacted ? { ...theirs, redacted: true as const } : theirs;
      return become(holding(field, { base: newest }), { at: "conflict", theirs: newest });
    }
    default:
      // Unsent text is not replaced: saving it will find the newer revision and become a conflict.
      return stay(field);
  }
};

/** A colleague's words came under one's own, which stay unsent or under way as they were. */
const underneath = (field: Field, event: SaveEvent & { kind: "together" }, now: number): FieldStep => {
  const { base, text, shared, sent } = event;
  const next = holding(field, { base, text, shared });
  const { state } = field;
  switch (state.at) {
    case "saving":
    case "offline":
      return stay({ ...next, state: { ...state, attempt: { ...state.attempt, value: sent ?? base.value } } });
    case "conflict":
    case "locked":
      return stay(field);
    default:
      if (sameValue(text, base.value)) return state.at === "saved" ? stay(next) : become(next, { at: "clean" });
      return state.at === "dirty" ? stay(next) : waitForPause(next, now, now);
  }
};

/** Steps are not known any more when the whole text is sent. */
const sentAs = (field: Field, event: SaveEvent & { kind: "sent" }): FieldStep => {
  const { state } = field;
  if (state.at !== "saving") return stay(field);
  const attempt = { ...state.attempt, sentAs: event.as };
  return stay({ ...field, shared: event.as === "steps" ? event.shared : undefined, state: { ...state, attempt } });
};

/**
 * One step of one field: the state after an event, and what to do about it. At most one save is ever in flight, a text is
 * called saved only when the server has acknowledged it, and no text is replaced unless it was acknowledged or the person
 * chose another.
 * @param now milliseconds since 1970
 */
export const advance = (field: Field, event: SaveEvent, now: number): FieldStep => {
  const { state } = field;
  switch (event.kind) {
    case "typed":
      return typed(field, event, now);
    case "left":
      return left(field, now);
    case "pause-over":
      return state.at === "dirty" ? send(field, now) : stay(field);
    case "answered":
      return answered(field, event.answer, now);
    case "retry-due":
      return state.at === "offline" ? again(field, state) : stay(field);
    case "chose":
      return chose(field, event.choice, now);
    case "refreshed":
      return refreshed(field, event.theirs);
    case "together":
      return underneath(field, event, now);
    case "sent":
      return sentAs(field, event);
    case "session-back":
      return state.at === "locked" && !isClosed(state) ? opened(field, state, now) : stay(field);
    case "unlocked":
      return state.at === "locked" ? opened(field, state, now) : stay(field);
  }
};
