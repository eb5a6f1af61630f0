export * from "./address.ts";
export { apart, htmlSchemes, htmlTags, isEmptyHtml } from "./html.ts";
export {
  type Check,
  type Finding,
  type FindingKind,
  type HtmlMap,
  listOf,
  type Parts,
  type Reference,
  recordOf,
  type SharedBlockValue,
  type ShownMedia,
  stringOf,
  type Wire,
} from "./kind.ts";
export { parts } from "./kinds.ts";
export { sharedIn, standsThere } from "./nested.ts";
export { templatesOfType } from "./plain.ts";
export * from "./property.ts";
export { readersPart } from "./readers-part.ts";
