export * from "./check-search.ts";
export * from "./figure.ts";
