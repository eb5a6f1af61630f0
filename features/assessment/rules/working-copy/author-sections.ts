import {
  type AuthorBlock,
  type AuthorSection,
  authorView,
  type Block,
  type FieldBlock,
  type SectionBlock,
} from "../../../kinds/rules/index.ts";
import { blocksOf, visibleBlocks } from "../../../template/rules/index.ts";
import { heldIn, type StoredItem, valuesByKey, type WorkingCopy } from "./working-copy.ts";

const frameOf = (block: Block, stored: StoredItem, visible: ReadonlySet<string>) => ({
  key: block.key,
  contentGuid: stored.guid,
  contentId: stored.number,
  rev: stored.rev,
  title: block.title,
  description: block.description ?? "",
  helpText: block.helpText ?? "",
  mandatory: block.mandatory ?? false,
  deactivateComments: block.deactivateComments ?? false,
  hideWhenPublished: block.hideWhenPublished ?? false,
  hiddenByRule: !visible.has(block.key),
  width: block.width ?? ("full" as const),
});

/**
 * Every section and block, for those who write: features/block/README.md. A block that a rule hides is marked and keeps
 * its value.
 * @param reviewBlocks what the caller may write in the review section: each reviewer has blocks of their own
 */
export const authorSections = (
  copy: WorkingCopy,
  reviewBlocks: (section: SectionBlock) => AuthorBlock[] = () => [],
): AuthorSection[] => {
  const visible = visibleBlocks(copy.template, valuesByKey(copy));
  const fieldOf = (block: FieldBlock): AuthorBlock[] => {
    const stored = copy.items.get(block.key);
    return stored ? [{ ...frameOf(block, stored, visible), ...authorView(heldIn(copy, block), copy) }] : [];
  };
  const sectionOf = (section: SectionBlock, tab: number): AuthorSection[] => {
    const stored = copy.items.get(section.key);
    if (!stored) return [];
    const frame = {
      ...frameOf(section, stored, visible),
      fieldGroup: tab,
      showInLeftMenu: section.showInLeftMenu ?? false,
      isSecondLevelSection: section.isSecondLevelSection ?? false,
      blocks: section.kind === "PeerReviewSection" ? reviewBlocks(section) : blocksOf(section).flatMap(fieldOf),
    };
    return [{ ...frame, ...authorView(heldIn(copy, section), copy) }];
  };
  return copy.template.sections.flatMap((sections, tab) => sections.flatMap((each) => sectionOf(each, tab)));
};
