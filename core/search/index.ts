export * from "./address.ts";
export * from "./chosen-filters.ts";
export * from "./last-word.ts";
export * from "./page-bounds.ts";
export * from "./result-count.ts";
export * from "./search-request.ts";
export * from "./state-filter.ts";
export * from "./toggle-filter.ts";
