export { LiteratureSearchField } from "./literature-search-field.tsx";
