export { type SectionBranch, sectionTree } from "../section/tree.ts";
export { chosenTexts, optionsInOrder } from "../select/options.ts";
export { type SelectOption, type SelectOptions, selectTypes } from "../select/schema.ts";
export { TEXT_MAX_LENGTH } from "../text/schema.ts";
export * from "./answer-values.ts";
export * from "./definition.ts";
export * from "./row.ts";
export { KeySchema, NynorskSchema, WidthSchema } from "./template-fields.ts";
