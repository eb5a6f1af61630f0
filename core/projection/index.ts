export { authorSections } from "./author-sections.ts";
export { missingBlocks } from "./missing-blocks.ts";
export * from "./read-view.ts";
export { filesShown, readerSections } from "./reader-sections.ts";
export { searchableText } from "./searchable-text.ts";
export * from "./snapshot.ts";
export * from "./wire-assessment.ts";
export * from "./working-copy.ts";
