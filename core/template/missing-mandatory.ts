import type { BlockKind } from "./block-kind.ts";
import { type BlockValues, hasValue } from "./block-value.ts";
import type { Template } from "./template.ts";
import { visibleBlocks } from "./visible-blocks.ts";
import { type PlacedBlock, placedBlocks } from "./walk.ts";

/** Whether a template may ask for a block of the kind. The others hold nothing to ask for, or have no screen yet. */
export const CAN_BE_MANDATORY = {
  Section: false,
  PeerReviewSection: false,
  PublishSection: false,
  Select: true,
  Text: true,
  TextEditor: true,
  Search: false,
  File: false,
  EconomyEvaluation: false,
  Table: true,
  LiteratureSearch: true,
  EvidenceTable: false,
  RelationSelector: true,
  ImageUpload: false,
  Heading: false,
  EconomyMunicipality: false,
  PdfUpload: true,
} as const satisfies Record<BlockKind, boolean>;

/**
 * The mandatory blocks that an assessment still lacks, in reading order: sending for publication asks for none.
 * A block hidden by a rule is never asked for, nor is what reviewers write.
 *
 * @param filled keys of the blocks whose content is kept outside the values: literature searches with an item, uploads
 *   with a file.
 */
export const missingMandatory = (
  template: Template,
  values: BlockValues,
  filled: ReadonlySet<string> = new Set(),
): readonly PlacedBlock[] => {
  const visible = visibleBlocks(template, values);
  return placedBlocks(template).filter(
    ({ block, section }) =>
      block.mandatory === true &&
      CAN_BE_MANDATORY[block.kind] &&
      section.kind !== "PeerReviewSection" &&
      visible.has(block.key) &&
      !filled.has(block.key) &&
      !hasValue(block, values[block.key]),
  );
};
