import { BLOCK_KINDS, definitions } from "./definitions.ts";
import type { BlockKind } from "./kinds.ts";

/**
 * The kind that a name or a number means: `"texteditor"`, `"TextEditor"`, `6` and `"6"` are the same kind: features/block/README.md. `undefined` when no kind is meant.
 */
export const blockKindOf = (nameOrNumber: string | number): BlockKind | undefined => {
  const asked = String(nameOrNumber).trim().toLowerCase();
  return BLOCK_KINDS.find((kind) => kind.toLowerCase() === asked || String(definitions[kind].number) === asked);
};
