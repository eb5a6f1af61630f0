export * from "./check-intro.ts";
export * from "./intro.ts";
