export { blockKindOf } from "./block-kind.ts";
export { BLOCK_KINDS, definitions } from "./definitions.ts";
export * from "./held.ts";
export type * from "./kinds.ts";
export * from "./schemas.ts";
