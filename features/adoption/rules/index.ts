export * from "./numbers-to-adopt.ts";
