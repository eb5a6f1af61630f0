export * from "./block-kind.ts";
export * from "./block-value.ts";
export type * from "./template.ts";
export { TemplateSchema } from "./template-schema.ts";
