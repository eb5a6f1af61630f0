export * from "./find-warnings.ts";
export type { WarningDetail } from "./found.ts";
export { type WarningRule, WarningRuleSchema, warningKinds } from "./schema.ts";
export { studiesInTables } from "./studies-in-tables.ts";
