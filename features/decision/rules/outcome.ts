/** The decisions that an organisation can make on an edition. */
export const outcomes = ["introduced", "conditional", "not-introduced", "postponed", "phased-out"] as const;
export type Outcome = (typeof outcomes)[number];

/** The results of a follow-up. */
export const followUpResults = ["as-planned", "partly", "not-done", "stopped"] as const;
export type FollowUpResult = (typeof followUpResults)[number];

/** A field that an outcome may ask for. */
export type AskedField = "conditions" | "reason" | "measure" | "responsible" | "followUpOn";

/** The fields without which an outcome is not decided. */
export const requiredFields = {
  introduced: ["responsible", "followUpOn", "measure"],
  conditional: ["responsible", "followUpOn", "measure", "conditions"],
  "not-introduced": ["reason"],
  postponed: ["followUpOn"],
  "phased-out": ["responsible", "followUpOn"],
} as const satisfies Record<Outcome, readonly AskedField[]>;

/** True when the outcome cannot be decided without the field. */
export const asksFor = (outcome: Outcome, field: AskedField): boolean => {
  const asked: readonly AskedField[] = requiredFields[outcome];
  return asked.includes(field);
};

/** Months from the decision to its follow-up, unless another day is chosen. */
export const followUpMonths = (outcome: Outcome): number => (outcome === "postponed" ? 6 : 12);

/** The most years from a decision to its follow-up. */
export const FOLLOW_UP_YEARS = 5;

/** Characters of a text, and of a role or unit. */
export const decisionLimits = { text: 1000, line: 100 } as const;
