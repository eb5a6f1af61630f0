export type { DocumentTerms, SearchDocument } from "./document.ts";
export {
  forgetOldRemovals,
  removeDocument,
  spellOlderDocuments,
  upsertDocument,
  upsertDocuments,
} from "./index-document.ts";
export { keepSearchIndex } from "./index-keeper.ts";
export { forgetOldMisses, keepMisses } from "./misses.ts";
export { assessmentsUnder, newestAssessments } from "./newest.ts";
export { searchRoutes } from "./routes.ts";
export { keepSearchRules } from "./rules.ts";
export { newestOf, search } from "./search.ts";
export { searchAt } from "./search-at.ts";
export { relatedTo, shownSimilar, similarDocuments } from "./similar.ts";
export { indexedDocuments } from "./store.ts";
