export * from "./around-tab.ts";
export * from "./last-saved.ts";
export * from "./open-place.ts";
