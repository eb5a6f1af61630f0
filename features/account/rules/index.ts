/** How many accounts, and how many lines of the log, the desk shows at once. */
export const ACCOUNTS_SHOWN = 50;
export const LOG_SHOWN = 50;

/** An administrator's choices for an account at a site. `provider`: the identity provider decides. */
export const givenRoles = ["provider", "none", "editor", "admin"] as const;
export type GivenRole = (typeof givenRoles)[number];

/** The parts of the log, by what an entry is about. */
export const logParts = ["pages", "assessments", "accounts", "other"] as const;
export type LogPart = (typeof logParts)[number];
