export * from "./answer.ts";
export * from "./answer-band.ts";
export * from "./around-tab.ts";
export * from "./hidden-when-published.ts";
export * from "./last-saved.ts";
export * from "./notes-above.ts";
export * from "./open-place.ts";
