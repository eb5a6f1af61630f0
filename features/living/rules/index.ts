export * from "./confirmation.ts";
export * from "./day.ts";
export * from "./said-day.ts";
