import { type AuthorBlock, fieldValue } from "../../kinds/rules/index.ts";

/** Whether the fields that may stay empty are marked: where most of a section's must be filled in. features/block/README.md */
export const marksOptional = (blocks: readonly AuthorBlock[]): boolean => {
  const fields = blocks.filter((block) => !block.hiddenByRule && fieldValue(block) !== undefined);
  return fields.filter(({ mandatory }) => mandatory).length > fields.length / 2;
};
