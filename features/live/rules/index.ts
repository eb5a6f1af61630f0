export * from "./change-for.ts";
export { shortNames } from "./short-names.ts";
export type * from "./stored-change.ts";
