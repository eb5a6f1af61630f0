export { LiteratureSearchView } from "./literature-search-view.tsx";
export { LiteratureSummary } from "./literature-summary.tsx";
export { norwegianDay, SearchView } from "./search-view.tsx";
export { type SearchSection, searchesIn } from "./searches-in.ts";
