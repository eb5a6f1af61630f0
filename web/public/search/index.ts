export { SearchScreen, type SearchScreenProps } from "./search-screen.tsx";
export type { SearchView } from "./search-view.ts";
