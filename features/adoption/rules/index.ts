export * from "./from-original.ts";
