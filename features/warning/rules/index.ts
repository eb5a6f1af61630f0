export * from "./find-warnings.ts";
export type { WarningDetail } from "./found.ts";
export { hasCosts, lacksSource, lacksYear } from "./look-at-costs.ts";
export { explainsSelection } from "./look-at-searches.ts";
export { type WarningRule, WarningRuleSchema, warningKinds } from "./schema.ts";
export { studiesInTables } from "./studies-in-tables.ts";
