export * from "./compose.ts";
export * from "./mail-address.ts";
export * from "./quotable.ts";
export * from "./subject.ts";
