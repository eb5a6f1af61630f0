export * from "./numbers-to-adopt.ts";
export * from "./search-day.ts";
