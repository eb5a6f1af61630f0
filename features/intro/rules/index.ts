export * from "./answered-by-actor.ts";
export * from "./change-intro.ts";
export * from "./check-intro.ts";
export * from "./intro.ts";
export * from "./person.ts";
export * from "./start-from.ts";
export * from "./title.ts";
