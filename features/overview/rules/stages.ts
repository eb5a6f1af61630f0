/** The stages of the pipeline: each assessment whose link was opened is in one of them. */
export const stages = ["started", "written", "at-reviewers", "sent", "published", "decided", "followed-up"] as const;
export type Stage = (typeof stages)[number];

/** The stages whose length the log and the reviews tell. */
export const leftStages = ["draft", "at-reviewers", "sent", "published", "decided"] as const;
export type LeftStage = (typeof leftStages)[number];

/** The stages of what is published. How many of these are decided on is a share of them. */
export const publishedStages = ["published", "decided", "followed-up"] as const satisfies readonly Stage[];

/** Reviewers are a stage, but never by organisation: there they count among what is written. */
export const stageWithin = (stage: Stage, organization: number | null): Stage =>
  stage === "at-reviewers" && organization !== null ? "written" : stage;

/** The kinds of publishing that are counted, each apart: an edition, one that repeats the one before it, and one of an adoption. */
export const publishedKinds = ["edition", "confirmation", "adoption"] as const;
export type PublishedKind = (typeof publishedKinds)[number];
