import type { BlockKind } from "../../kinds/rules/index.ts";

const without: ReadonlySet<BlockKind> = new Set(["Heading", "Section", "PeerReviewSection", "PublishSection"]);

/** Whether authors comment on a block: not on a section or a heading, and not where comments are off. */
export const takesComments = ({
  kind,
  deactivateComments = false,
}: {
  readonly kind: BlockKind;
  readonly deactivateComments?: boolean | undefined;
}): boolean => !deactivateComments && !without.has(kind);
