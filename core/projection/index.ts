export { missingBlocks } from "./missing-blocks.ts";
export * from "./schema-items.ts";
export * from "./working-copy.ts";
