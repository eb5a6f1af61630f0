/** Mails about comments that somebody may end: the day's comments in one, and each time that they are named. */
export const commentMailKinds = ["daily", "mention"] as const;
export type CommentMail = (typeof commentMailKinds)[number];
