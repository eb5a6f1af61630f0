/** How often an alert comes: at once when something is published, at 08:00 each day, or at 08:00 each Monday. */
export const frequencies = ["daily", "weekly", "instantly"] as const;
export type Frequency = (typeof frequencies)[number];

export const isFrequency = (text: string): text is Frequency => frequencies.some((each) => each === text);

/** An unconfirmed subscription is forgotten after so many days. */
export const CONFIRM_DAYS = 7;

/** An address is paused after the mail server has refused it for good so many times in a row. */
export const REFUSALS = 3;
