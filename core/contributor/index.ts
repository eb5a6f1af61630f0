export * from "./quotable.ts";
export * from "./seats.ts";
