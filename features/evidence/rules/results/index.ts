export * from "./check-result.ts";
export * from "./columns.ts";
export * from "./read-results.ts";
