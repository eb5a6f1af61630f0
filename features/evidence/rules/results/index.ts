export * from "./check-result.ts";
export * from "./columns.ts";
export * from "./finding-facts.ts";
export type { Slip } from "./likely-slip.ts";
export * from "./p-value.ts";
export * from "./read-results.ts";
export { isInPoints } from "./result-row.ts";
export * from "./set-aside.ts";
export * from "./shown-result.ts";
