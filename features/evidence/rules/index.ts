export * from "./columns.ts";
export * from "./wire.ts";
