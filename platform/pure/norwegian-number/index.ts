export * from "./grouped.ts";
export * from "./written-number.ts";
