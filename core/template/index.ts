export * from "./check-template.ts";
export { missingMandatory } from "./missing-mandatory.ts";
export * from "./schema-version.ts";
export type * from "./template.ts";
export { TemplateSchema } from "./template-schema.ts";
export { visibleBlocks } from "./visible-blocks.ts";
export * from "./walk.ts";
