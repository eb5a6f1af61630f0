import type { Ability } from "../../../access/rules/index.ts";
import type { Status } from "../../../assessment/rules/index.ts";
import type { DeskAssessment } from "../../calls.ts";
import { deskActionTexts } from "../../texts-screens.ts";

export type DeskStep = "publish" | "return" | "reopen";

const because: Readonly<Record<DeskStep, Partial<Record<Status, string>>>> = deskActionTexts.why;

/** Why a step cannot be taken now, or null when it can. The server's list of abilities decides, the status explains. */
export const whyNot = (
  step: DeskStep,
  { abilities, assessmentStatus }: Pick<DeskAssessment, "abilities" | "assessmentStatus">,
): string | null => (abilities.includes(step) ? null : (because[step][assessmentStatus] ?? deskActionTexts.why.other));

/** Whether the caller may do what any status allows. */
export const mayDo = (ability: Ability, { abilities }: Pick<DeskAssessment, "abilities">): boolean =>
  abilities.includes(ability);
