export { authorSections } from "./author-sections.ts";
export { definitionView } from "./definition-view.ts";
export { missingBlocks } from "./missing-blocks.ts";
export * from "./working-copy.ts";
export { guessedLanguage, languageWritten } from "./written-in.ts";
