export * from "./compose.ts";
export * from "./quotable.ts";
export * from "./mail-address.ts";
