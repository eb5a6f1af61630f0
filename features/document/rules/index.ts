export * from "./check-document.ts";
export type * from "./document.ts";
export * from "./frame.ts";
export * from "./page-parts.ts";
export * from "./parts.ts";
export * from "./text-of.ts";
export type * from "./words.ts";
export * from "./xhtml-of.ts";
