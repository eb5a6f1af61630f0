/** How often an alert comes: at once when something is published, at 08:00 each day, or at 08:00 each Monday. */
export const frequencies = ["daily", "weekly", "instantly"] as const;
export type Frequency = (typeof frequencies)[number];

export const isFrequency = (text: string): text is Frequency => frequencies.some((each) => each === text);

/** The number of days after which an unconfirmed subscription is deleted. */
export const CONFIRM_DAYS = 7;

/** The number of permanent refusals in a row by the mail server after which an address is paused. */
export const REFUSALS = 3;
