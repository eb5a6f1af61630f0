export * from "./numbers-to-adopt.ts";
export * from "./section.ts";
