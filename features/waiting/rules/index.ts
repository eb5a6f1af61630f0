export * from "./waiting-for.ts";
