export * from "./document-of.ts";
export { changesOfEdition } from "./edition-changes.ts";
export * from "./read-view.ts";
export { filesShown, frameOf, readerSections } from "./reader-sections.ts";
export { searchableText } from "./searchable-text.ts";
export * from "./snapshot.ts";
