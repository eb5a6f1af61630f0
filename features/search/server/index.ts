export type { DocumentTerms, SearchDocument } from "./document.ts";
export { removeDocument, setDecisions, upsertDocument, upsertDocuments } from "./index-document.ts";
export { assessmentsUnder, newestAssessments } from "./newest.ts";
export { keepSearchRules } from "./rules.ts";
export { newestOf, search } from "./search.ts";
export { searchAt } from "./search-at.ts";
export { relatedTo, shownSimilar, similarDocuments } from "./similar.ts";
export { indexedDocuments } from "./store.ts";
