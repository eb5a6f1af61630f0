import type { AssessmentType } from "../assessment/index.ts";

/** Who proposes an assessment of type 3: P section 5. */
export const actors = ["organization", "county"] as const;
export type ActorKind = (typeof actors)[number];

/** What the intro form collects. `name` is the person's, `title` the assessment's: P section 3. */
export type IntroInput = {
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly assessmentType: AssessmentType;
  readonly actor?: string | null | undefined;
  readonly organizationId?: string | undefined;
};

/** An organisation, or a group of them (a region's trusts, a county's municipalities). P section 3, "Organization lists". */
export type IntroOption = {
  readonly value: string;
  readonly text: string;
  readonly subItems?: readonly IntroOption[] | undefined;
};
export type IntroOptions = {
  readonly organizationOptions: readonly IntroOption[];
  readonly municipalityOptions: readonly IntroOption[];
};

/** The longest texts, in characters, that the create call takes. */
export const introLimits = { title: 1000, name: 500, email: 500 } as const;

/** The actor kind an input names, or null when it names none or one that does not exist. */
export const actorOf = (input: Pick<IntroInput, "actor">): ActorKind | null =>
  actors.find((actor) => actor === input.actor) ?? null;
