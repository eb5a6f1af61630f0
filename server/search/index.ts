export type { DocumentTerms, SearchDocument } from "./document.ts";
export { removeDocument, upsertDocument } from "./index-document.ts";
export { newestAssessments } from "./newest.ts";
export { searchRoutes } from "./routes.ts";
