export * from "./find-warnings.ts";
export { type WarningRule, WarningRuleSchema } from "./schema.ts";
