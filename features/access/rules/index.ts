export * from "./actor.ts";
export * from "./author.ts";
export * from "./comment.ts";
export * from "./content.ts";
export * from "./policy.ts";
export * from "./shown.ts";
export * from "./take-step.ts";
export { type Ability, abilities, type StepName, stepNames, workflow } from "./workflow.ts";
