export { norwegianNumber } from "./grouped.ts";
export * from "./written-number.ts";
