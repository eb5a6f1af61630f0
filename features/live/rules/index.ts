export * from "./change-for.ts";
export type * from "./stored-change.ts";
