export * from "./address.ts";
export * from "./choosing.ts";
export * from "./facets.ts";
export * from "./last-word.ts";
export * from "./paging.ts";
export * from "./search-request.ts";
export * from "./search-state.ts";
export * from "./state-filter.ts";
