import type { ReviewState } from "./state.ts";

/** Days before and after the due date. */
export const reminderDays = { before: 3, after: 1 } as const;
export type Reminder = keyof typeof reminderDays;

/** Days are ISO days in Norway. `setOn`: when the due date was given. `reminded`: what was sent for this due date. */
export type DueReview = {
  readonly state: ReviewState;
  readonly due: string;
  readonly setOn: string;
  readonly reminded: Readonly<Record<Reminder, boolean>>;
};

const dayNumber = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;

/**
 * The reminder that is due on a day, or null. One reminder is due three days before the due date and one the day after, unless
 * the review was sent or declined. A later day catches up for a day on which sending failed. A reviewer who got at most three
 * days gets only the second.
 */
export function dueReminder({ state, due, setOn, reminded }: DueReview, today: string): Reminder | null {
  if (state === "sent" || state === "declined") return null;
  const left = dayNumber(due) - dayNumber(today);
  if (left <= -reminderDays.after) return reminded.after ? null : "after";
  const wasLong = dayNumber(due) - dayNumber(setOn) > reminderDays.before;
  return left <= reminderDays.before && left >= 0 && wasLong && !reminded.before ? "before" : null;
}
