export * from "./choice.ts";
export * from "./counted.ts";
export * from "./edition-figures.ts";
export * from "./overview.ts";
export * from "./small-groups.ts";
export * from "./spread.ts";
export * from "./stages.ts";
