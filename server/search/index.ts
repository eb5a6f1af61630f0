export type { DocumentTerms, SearchDocument } from "./document.ts";
export { forgetOldRemovals, removeDocument, upsertDocument } from "./index-document.ts";
export { keepSearchIndex } from "./index-keeper.ts";
export { forgetOldMisses, keepMisses } from "./misses.ts";
export { newestAssessments } from "./newest.ts";
export { searchRoutes } from "./routes.ts";
export { keepSearchRules } from "./rules.ts";
export { newestOf, search } from "./search.ts";
export { indexedDocuments } from "./store.ts";
