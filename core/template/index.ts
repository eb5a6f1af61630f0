export * from "./block-kind.ts";
export * from "./block-value.ts";
export * from "./check-template.ts";
export * from "./check-value.ts";
export { missingMandatory } from "./missing-mandatory.ts";
export type * from "./template.ts";
export { TemplateSchema } from "./template-schema.ts";
export { visibleBlocks } from "./visible-blocks.ts";
export * from "./walk.ts";
