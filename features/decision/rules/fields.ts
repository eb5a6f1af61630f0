import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { isoDay } from "../../../platform/pure/norwegian-date/index.ts";
import { type FieldRefusal, invalid, ok, type Result } from "../../../platform/pure/refusal/index.ts";
import { plainLine, plainMessage } from "../../../platform/pure/text/index.ts";
import { checkEmail } from "../../intro/rules/index.ts";
import { monthsAfter } from "./days.ts";
import {
  type AskedField,
  asksFor,
  decisionLimits,
  FOLLOW_UP_YEARS,
  type FollowUpResult,
  followUpMonths,
  followUpResults,
  type Outcome,
  outcomes,
} from "./outcome.ts";

type Given = string | null | undefined;

/** A decision as a caller writes it. A key that is left out is empty, or has its default. */
export type DecisionInput = {
  readonly outcome?: Given;
  readonly conditions?: Given;
  readonly reason?: Given;
  readonly measure?: Given;
  readonly decidedOn?: Given;
  readonly deciderRole?: Given;
  readonly responsible?: Given;
  readonly responsibleEmail?: Given;
  readonly followUpOn?: Given;
  readonly mayBeShown?: boolean | null | undefined;
};

/** A decision that keeps the rules. Days are ISO. */
export type DecisionFields = {
  readonly outcome: Outcome;
  readonly conditions: string;
  readonly reason: string;
  readonly measure: string;
  readonly decidedOn: string;
  readonly deciderRole: string;
  readonly responsible: string;
  readonly followUpOn: string | null;
  readonly mayBeShown: boolean;
};

/** The fields, and the address for reminders of the follow-up: null keeps the one before, an empty one removes it. */
export type CheckedDecision = { readonly fields: DecisionFields; readonly responsibleEmail: string | null };

export const textOf = (given: Given): string => plainMessage(given ?? "");
const lengthOf = (text: string): number => Array.from(text).length;

const missing: Readonly<Record<Exclude<AskedField, "followUpOn">, string>> = {
  conditions: "ConditionsRequired",
  reason: "DecisionReasonRequired",
  responsible: "ResponsibleRequired",
  measure: "MeasureRequired",
};

/**
 * The decision, or every rule that it breaks.
 * @param today ISO, in Norway
 * @param deciderRole used when none is written
 */
export function checkDecision(
  input: DecisionInput,
  { today, deciderRole: otherwise }: { readonly today: string; readonly deciderRole: string },
): Result<CheckedDecision> {
  const outcome = outcomes.find((each) => each === input.outcome);
  const texts = {
    conditions: textOf(input.conditions),
    reason: textOf(input.reason),
    measure: textOf(input.measure),
  };
  const lines = {
    deciderRole: plainLine(input.deciderRole ?? "") || plainLine(otherwise),
    responsible: plainLine(input.responsible ?? ""),
  };
  const decided = dayIn(input.decidedOn, today);
  const usual =
    outcome && decided && asksFor(outcome, "followUpOn") ? monthsAfter(decided, followUpMonths(outcome)) : null;
  const followUp = (input.followUpOn ?? "").trim() === "" ? usual : isoDay(input.followUpOn ?? "");
  const isWrongDay = (input.followUpOn ?? "").trim() !== "" && followUp === null;
  const broken: FieldRefusal[] = [
    ...(outcome ? [] : [{ path: "outcome", kind: "OutcomeRequired" }]),
    ...(outcome ? lacking(outcome, { ...texts, ...lines }) : []),
    ...tooLong(texts, decisionLimits.text),
    ...tooLong(lines, decisionLimits.line),
    ...(decided === null ? [{ path: "decidedOn", kind: "DateInvalid" }] : []),
    ...(decided !== null && decided > today ? [{ path: "decidedOn", kind: "DecidedLater" }] : []),
    ...(isWrongDay ? [{ path: "followUpOn", kind: "DateInvalid" }] : []),
    ...(followUp !== null && decided !== null ? checkNext(followUp, decided, "followUpOn") : []),
    ...checkAddress(input.responsibleEmail),
  ];
  if (!outcome || decided === null || broken.length > 0) return invalid(...broken);
  const fields = {
    ...{ outcome, ...texts, ...lines },
    decidedOn: decided,
    followUpOn: followUp,
    mayBeShown: input.mayBeShown ?? true,
  };
  const { responsibleEmail: email } = input;
  return ok({ fields, responsibleEmail: email === null || email === undefined ? null : mailAddressIn(email) });
}

/** The required fields that are empty. A follow-up's day has a default. */
const lacking = (outcome: Outcome, given: Readonly<Record<keyof typeof missing, string>>): FieldRefusal[] =>
  (Object.keys(missing) as (keyof typeof missing)[])
    .filter((field) => asksFor(outcome, field) && given[field] === "")
    .map((path) => ({ path, kind: missing[path] }));

/** The day that was written, `otherwise` when none was, null when it is not a day. */
const dayIn = (given: Given, otherwise: string): string | null =>
  (given ?? "").trim() === "" ? otherwise : isoDay(given ?? "");

const tooLong = (texts: Readonly<Record<string, string>>, most: number): FieldRefusal[] =>
  Object.entries(texts)
    .filter(([, text]) => lengthOf(text) > most)
    .map(([path]) => ({ path, kind: most === decisionLimits.text ? "DecisionTextTooLong" : "DecisionLineTooLong" }));

function checkNext(day: string, from: string, path: string): FieldRefusal[] {
  if (day <= from) return [{ path, kind: "FollowUpTooEarly" }];
  return day > monthsAfter(from, FOLLOW_UP_YEARS * 12) ? [{ path, kind: "FollowUpTooLate" }] : [];
}

function checkAddress(given: Given): FieldRefusal[] {
  const email = mailAddressIn(given ?? "");
  return email === "" ? [] : checkEmail(email).map(({ kind }) => ({ path: "responsibleEmail", kind }));
}

export type ReportInput = { readonly result?: Given; readonly finding?: Given; readonly nextOn?: Given };
/** `nextOn` null: it is not followed up any more. */
export type Report = { readonly result: FollowUpResult; readonly finding: string; readonly nextOn: string | null };

/** The report of a follow-up, or every rule that it breaks. */
export function checkReport(input: ReportInput, { today }: { readonly today: string }): Result<Report> {
  const result = followUpResults.find((each) => each === input.result);
  const finding = textOf(input.finding);
  const isWritten = (input.nextOn ?? "").trim() !== "";
  const nextOn = isWritten ? isoDay(input.nextOn ?? "") : null;
  const broken: FieldRefusal[] = [
    ...(result ? [] : [{ path: "result", kind: "ResultRequired" }]),
    ...tooLong({ finding }, decisionLimits.text),
    ...(isWritten && nextOn === null ? [{ path: "nextOn", kind: "DateInvalid" }] : []),
    ...(nextOn === null ? [] : checkNext(nextOn, today, "nextOn")),
  ];
  return result && broken.length === 0 ? ok({ result, finding, nextOn }) : invalid(...broken);
}

/** An address as two spellings of it are compared. */
export const foldedAddress = (given: string): string => mailAddressIn(given).normalize("NFKC").toLowerCase();
