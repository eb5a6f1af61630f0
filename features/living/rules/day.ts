import { isoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { daysAfter, monthsAfter } from "../../decision/rules/index.ts";

/** A review day lies at most this far ahead. */
const MOST_MONTHS = 60;
/** Months to the review day that is suggested where the text says none. */
const USUAL_MONTHS = 24;

/** The choice that an assessment has no review day: an empty field is none. */
export const NO_REVIEW_DAY = "none";

export const reviewLimits = { reason: 1000 } as const;

/** The review day that is suggested where the text says none. @param today ISO, in Norway */
export const usualReviewDay = (today: string): string => monthsAfter(today, USUAL_MONTHS);

/** True from the day after. */
export const isReviewPassed = (dueOn: string | null, today: string): boolean => dueOn !== null && today > dueOn;

const mayBeSet = (day: string, today: string): boolean => day > today && day <= monthsAfter(today, MOST_MONTHS);

function brokenDay(given: string, today: string): FieldRefusal["kind"] | null {
  const day = isoDay(given);
  if (given === "") return "ReviewDayRequired";
  if (day === null) return "DateInvalid";
  if (day <= today) return "ReviewDayTooEarly";
  return mayBeSet(day, today) ? null : "ReviewDayTooLate";
}

type Given = string | null | undefined;

/**
 * The review day that somebody chose; null for none. Refuses a day that is not ahead, or more than 5 years ahead.
 * @param given ISO or dd.mm.yyyy, or `NO_REVIEW_DAY`
 * @param path the field, for the refusal
 */
export function checkReviewDay(given: Given, today: string, path: string): Result<string | null> {
  const text = (given ?? "").trim();
  if (text === NO_REVIEW_DAY) return ok(null);
  const kind = brokenDay(text, today);
  return kind === null ? ok(isoDay(text)) : invalid({ path, kind });
}

/** The day that the text says, when it may be a review day; else the usual one. @param said ISO; null: the text says none */
export const suggestedReviewDay = (said: string | null, today: string): string =>
  said !== null && mayBeSet(said, today) ? said : usualReviewDay(today);

/** The review day of a new edition. @param given left out: the suggested day */
export const reviewDayAtPublishing = (given: Given, said: string | null, today: string): Result<string | null> =>
  given === null || given === undefined
    ? ok(suggestedReviewDay(said, today))
    : checkReviewDay(given, today, "reviewOn");

/** The first reminder leaves this long before a review day. */
const REMINDED_DAYS = 60;

/** The last review day that may have a reminder today. */
export const lastWatched = (today: string): string => daysAfter(today, REMINDED_DAYS);
