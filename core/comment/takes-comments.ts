import type { PlacedBlock } from "../template/index.ts";

/**
 * Whether authors comment on a block: a field of theirs that does not switch comments off. Not a section, not a heading, and not what a
 * peer writes. docs/spec/comments.md, Pane
 */
export const takesComments = ({ block, section }: Pick<PlacedBlock, "block" | "section">): boolean =>
  section.kind !== "PeerReviewSection" &&
  block !== section &&
  block.kind !== "Heading" &&
  !(block.deactivateComments ?? false);
