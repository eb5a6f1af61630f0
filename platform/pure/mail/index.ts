export * from "./compose.ts";
export * from "./quotable.ts";
