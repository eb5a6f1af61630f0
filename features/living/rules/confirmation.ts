import { isoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { checkReviewDay, NO_REVIEW_DAY } from "./day.ts";

/** Reasons why an assessment cannot be confirmed as unchanged now. `NotPublished`: a new draft is written or waits. */
export const hindrances = ["NotPublished", "CopyDiffers", "RetractionUnanswered", "ConfirmedLately"] as const;
export type Hindrance = (typeof hindrances)[number];

const DAY_MS = 86_400_000;
/** A confirmation is possible this long after the one before, and can be undone until then. */
const CONFIRM_DAYS = 30;

/** Whether an edition that repeats another is so young that it can be undone, and that no further one may follow. */
export const isLately = (confirmedAt: Date, at: Date): boolean =>
  at.getTime() - confirmedAt.getTime() < CONFIRM_DAYS * DAY_MS;

type Facts = {
  readonly isPublished: boolean;
  /** The working copy says what the newest edition says. */
  readonly isSame: boolean;
  /** The newest edition builds on a retracted study. */
  readonly hasRetracted: boolean;
  readonly isConfirmedLately: boolean;
};

/** The first reason why an assessment cannot be confirmed as unchanged, or null. */
export function hindranceOf(facts: Facts): Hindrance | null {
  if (!facts.isPublished) return "NotPublished";
  if (!facts.isSame) return "CopyDiffers";
  if (facts.hasRetracted) return "RetractionUnanswered";
  return facts.isConfirmedLately ? "ConfirmedLately" : null;
}

export type Confirmation = { readonly dueOn: string; readonly searchedOn: string };

/** A confirmation that keeps the rules, or every rule that it breaks. @param today ISO, in Norway */
export function checkConfirmation(
  { dueOn, searchedOn }: Readonly<Record<"dueOn" | "searchedOn", string>>,
  today: string,
): Result<Confirmation> {
  // A confirmation says when the assessment is looked at next.
  const due = checkReviewDay(dueOn.trim() === NO_REVIEW_DAY ? "" : dueOn, today, "dueOn");
  const searched = isoDay(searchedOn);
  const broken: FieldRefusal[] = [
    ...(due.ok || due.because.kind !== "Invalid" ? [] : due.because.fields),
    ...(searchedOn.trim() === "" ? [{ path: "searchedOn", kind: "SearchDayRequired" }] : []),
    ...(searchedOn.trim() !== "" && searched === null ? [{ path: "searchedOn", kind: "DateInvalid" }] : []),
    ...(searched !== null && searched > today ? [{ path: "searchedOn", kind: "SearchedLater" }] : []),
  ];
  return due.ok && due.value !== null && searched !== null && broken.length === 0
    ? ok({ dueOn: due.value, searchedOn: searched })
    : invalid(...broken);
}
