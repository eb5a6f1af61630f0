import type { BlockValues } from "../../block/rules/index.ts";
import { type Block, definitions } from "../../kinds/rules/index.ts";
import type { Template } from "./template.ts";
import { visibleBlocks } from "./visible-blocks.ts";
import { type PlacedBlock, placedBlocks } from "./walk.ts";

/**
 * The mandatory blocks that an assessment still lacks and the blocks in which something is unfinished, in reading order; there
 * are none in one that may be sent. A block hidden by a rule is never asked for, nor is what reviewers write.
 *
 * @param isFilled whether there is something in a block that counts
 * @param isUnfinished whether something that stands in a block must be finished, mandatory or not
 */
export const missingMandatory = (
  template: Template,
  values: BlockValues,
  isFilled: (block: Block) => boolean,
  isUnfinished: (block: Block) => boolean = () => false,
): readonly PlacedBlock[] => {
  const visible = visibleBlocks(template, values);
  const isLacking = (block: Block) =>
    block.mandatory === true && definitions[block.kind].mayBeMandatory && !isFilled(block);
  return placedBlocks(template).filter(
    ({ block, section }) =>
      section.kind !== "PeerReviewSection" && visible.has(block.key) && (isLacking(block) || isUnfinished(block)),
  );
};
