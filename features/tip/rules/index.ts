export * from "./tip.ts";
