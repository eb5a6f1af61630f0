import { type Block, type BlockValues, definitions } from "../block/index.ts";
import type { Template } from "./template.ts";
import { visibleBlocks } from "./visible-blocks.ts";
import { type PlacedBlock, placedBlocks } from "./walk.ts";

/**
 * The mandatory blocks that an assessment still lacks, in reading order; there are none in one that may be sent. A block hidden
 * by a rule is never asked for, nor is what reviewers write.
 *
 * @param isFilled whether there is something in a block that counts
 */
export const missingMandatory = (
  template: Template,
  values: BlockValues,
  isFilled: (block: Block) => boolean,
): readonly PlacedBlock[] => {
  const visible = visibleBlocks(template, values);
  return placedBlocks(template).filter(
    ({ block, section }) =>
      block.mandatory === true &&
      definitions[block.kind].mayBeMandatory &&
      section.kind !== "PeerReviewSection" &&
      visible.has(block.key) &&
      !isFilled(block),
  );
};
