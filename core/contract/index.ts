export * from "./assessment.ts";
export * from "./calls.ts";
export * from "./paths.ts";
export * from "./problem.ts";
export * from "./schema-item.ts";
export * from "./site.ts";
export * from "./values.ts";
