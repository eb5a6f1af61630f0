export * from "./headings.ts";
export type * from "./page-models.ts";
export * from "./page-tree.ts";
export * from "./properties.ts";
export * from "./resolve.ts";
