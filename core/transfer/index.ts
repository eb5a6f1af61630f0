export * from "./records.ts";
export { withReferences } from "./references.ts";
export { removedTags } from "./removed.ts";
