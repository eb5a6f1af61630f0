export { SearchPage } from "./search-page.tsx";
export { searchQuery } from "./search-query.ts";
export { SearchScreen, type SearchScreenProps } from "./search-screen.tsx";
export type { SearchView } from "./search-view.ts";
