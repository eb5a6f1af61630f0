export * from "./before-publishing.ts";
export * from "./grouped-log.ts";
export * from "./waits-for.ts";
export * from "./work-list.ts";
