export * from "./draft.ts";
export * from "./headings.ts";
export type * from "./page-models.ts";
export * from "./page-tree.ts";
export * from "./property/index.ts";
export * from "./resolve.ts";
export * from "./screens.ts";
export * from "./site-settings.ts";
export * from "./type/index.ts";
