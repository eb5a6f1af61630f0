export { missingBlocks } from "./missing-blocks.ts";
export * from "./read-view.ts";
export * from "./schema-items.ts";
export { searchableText } from "./searchable-text.ts";
export * from "./working-copy.ts";
