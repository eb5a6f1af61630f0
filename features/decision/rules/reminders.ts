import { daysAfter } from "./days.ts";

/** The reminders, with their days from the day that they are about, and who gets them. */
const kinds = {
  ask: { "waiting-14": [14, "decider"], "waiting-42": [42, "decider"], "unanswered-56": [56, "initiator"] },
  decision: {
    "before-14": [-14, "follower"],
    "overdue-1": [1, "follower"],
    "overdue-30": [30, "initiator"],
  },
  review: { "before-60": [-60, "initiator"], "on-day": [0, "initiator"], "overdue-90": [90, "initiator"] },
} as const satisfies Record<string, Record<string, readonly [days: number, to: ReminderRecipient]>>;

export type ReminderAbout = keyof typeof kinds;
/** The subjects of the reminders about decisions. */
export type DecisionAbout = "ask" | "decision";
export type ReminderKind<A extends ReminderAbout = ReminderAbout> = {
  [K in A]: keyof (typeof kinds)[K] & string;
}[A];
/** `follower`: the responsible's address or, where there is none, the decider's. */
export type ReminderRecipient = "decider" | "follower" | "initiator";

/**
 * The subject of reminders: an ask without an answer since a day, or a follow-up or the review of an assessment on a day that was set on
 * another.
 */
export type Watched<A extends ReminderAbout = ReminderAbout> = {
  readonly about: A;
  readonly on: string;
  readonly setOn: string;
};

export type Reminder<A extends ReminderAbout = ReminderAbout> = {
  readonly about: A;
  readonly kind: ReminderKind<A>;
  readonly forDay: string;
  readonly to: ReminderRecipient;
};

/** Every reminder of something, the first day first. A reminder whose day has passed when the day that it is about is set is left out. */
export const remindersOf = <A extends ReminderAbout>({ about, on, setOn }: Watched<A>): readonly Reminder<A>[] =>
  (Object.entries(kinds[about]) as [ReminderKind<A>, readonly [number, ReminderRecipient]][])
    .map(([kind, [days, to]]) => ({ about, kind, forDay: daysAfter(on, days), to }))
    .filter(({ forDay }) => forDay >= setOn)
    .sort((a, b) => (a.forDay < b.forDay ? -1 : 1));

/** A reminder by what makes it one: about the same thing, of the same kind, for the same day. */
export const reminderKey = ({ about, kind, forDay }: Readonly<Record<"about" | "kind" | "forDay", string>>): string =>
  `${about} ${kind} ${forDay}`;

export type DueReminders<A extends ReminderAbout = ReminderAbout> = {
  readonly send: readonly Reminder<A>[];
  readonly passed: readonly Reminder<A>[];
};

/**
 * The reminders of one thing that are to be sent on a day, at most one to each recipient, and those that a later one replaces. Days on which
 * nothing ran are made up for.
 * @param noted the keys of those that were sent or replaced before
 */
export function dueReminders<A extends ReminderAbout>(
  watched: Watched<A>,
  noted: ReadonlySet<string>,
  today: string,
): DueReminders<A> {
  const due = remindersOf(watched).filter((each) => each.forDay <= today && !noted.has(reminderKey(each)));
  const newest = new Map(due.map((each) => [each.to, each]));
  const send = due.filter((each) => newest.get(each.to) === each);
  return { send, passed: due.filter((each) => newest.get(each.to) !== each) };
}

/** Days after the last reminder after which names and addresses are erased. */
const KEPT_DAYS = 90;

/** The day from which the names and addresses of a decision's parties are erased. @param changedOn the day of its last change */
export function eraseFrom(watched: Watched<DecisionAbout> | null, changedOn: string): string {
  const last = watched ? (remindersOf(watched).at(-1)?.forDay ?? changedOn) : changedOn;
  return daysAfter(last > changedOn ? last : changedOn, KEPT_DAYS);
}
