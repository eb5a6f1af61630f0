export * from "./figure.ts";
