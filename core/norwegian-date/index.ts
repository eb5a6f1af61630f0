export * from "./shown.ts";
export * from "./written.ts";
