export * from "./planned.ts";
export * from "./shown.ts";
export * from "./written.ts";
