import type { AssessmentType } from "../../assessment/rules/index.ts";
import { personLimits } from "./person.ts";

/** The kinds of actor that may propose an assessment of type 3. */
export const actors = ["organization", "county"] as const;
export type ActorKind = (typeof actors)[number];

/** The start form's answers. `name` is the person's, `title` the assessment's. */
export type IntroInput = {
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly assessmentType: AssessmentType;
  readonly actor?: string | null | undefined;
  readonly organizationId?: string | undefined;
};

/** An organisation, or a group of them: a region with its trusts, a county with its municipalities. */
export type IntroOption = {
  readonly value: string;
  readonly text: string;
  readonly subItems?: readonly IntroOption[] | undefined;
};
export type IntroOptions = {
  readonly organizationOptions: readonly IntroOption[];
  readonly municipalityOptions: readonly IntroOption[];
};

/** Longest texts of the create call, in characters. */
export const introLimits = { title: 1000, ...personLimits } as const;

/** The actor kind of an input, or null when it is missing or unknown. */
export const actorOf = (input: Pick<IntroInput, "actor">): ActorKind | null =>
  actors.find((actor) => actor === input.actor) ?? null;

/** The name of the button that asks for a new link to an adoption that has begun. It posts the form. */
export const NEW_LINK = "newLink";
