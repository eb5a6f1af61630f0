import { heldIn, type StoredItem, valuesByKey, type WorkingCopy } from "../../assessment/rules/working-copy/index.ts";
import { sectionTree } from "../../block/rules/index.ts";
import {
  type Block,
  definitions,
  type FieldBlock,
  type ReaderBlock,
  type ReaderSection,
  readerView,
  type SectionBlock,
} from "../../kinds/rules/index.ts";
import { reviewSections, type ShownReviews } from "../../review/rules/sections/index.ts";
import { blocksOf, visibleBlocks } from "../../template/rules/index.ts";

/**
 * The keys of the blocks that readers may see: without blocks that a rule hides, blocks flagged hideWhenPublished, and kinds without a
 * reader's view. Hiding a section hides its blocks and its second-level sections.
 */
export const readableBlocks = (copy: WorkingCopy): ReadonlySet<string> => {
  const visible = visibleBlocks(copy.template, valuesByKey(copy));
  const mayBeRead = (block: Block): boolean =>
    visible.has(block.key) && !block.hideWhenPublished && readerView(heldIn(copy, block), copy) !== null;
  const sections = copy.template.sections
    .flatMap(sectionTree)
    .filter(({ section }) => mayBeRead(section))
    .flatMap(({ section, secondLevel }) => [section, ...secondLevel.filter(mayBeRead)]);
  return new Set(sections.flatMap((each) => [each, ...blocksOf(each).filter(mayBeRead)]).map(({ key }) => key));
};

export const frameOf = (block: Block, { guid, number }: StoredItem) => ({
  contentGuid: guid,
  contentId: number,
  title: block.title,
  description: block.description ?? "",
  width: block.width ?? ("full" as const),
});

/** Built key by key from allowed values. */
const blockForReader = (copy: WorkingCopy, block: FieldBlock): ReaderBlock[] => {
  const stored = copy.items.get(block.key);
  const view = readerView(heldIn(copy, block), copy);
  return stored && view ? [{ ...frameOf(block, stored), ...view }] : [];
};

const sectionForReader = (
  copy: WorkingCopy,
  section: SectionBlock,
  tab: number,
  readable: ReadonlySet<string>,
): ReaderSection[] => {
  const stored = copy.items.get(section.key);
  if (!stored || !readable.has(section.key)) return [];
  return [
    {
      ...frameOf(section, stored),
      kind: "Section",
      fieldGroup: tab,
      showInLeftMenu: section.showInLeftMenu ?? false,
      isSecondLevelSection: section.isSecondLevelSection ?? false,
      blocks: blocksOf(section)
        .filter(({ key }) => readable.has(key))
        .flatMap((block) => blockForReader(copy, block)),
    },
  ];
};

const holdsSomething = ({ blocks }: ReaderSection): boolean => blocks.some(({ kind }) => definitions[kind].standsAlone);

/** A section without anything to read is left out, unless a second-level section stands under it. */
const withoutEmptySections = (sections: readonly ReaderSection[]): ReaderSection[] => {
  const kept: ReaderSection[] = [];
  for (const section of sections.toReversed()) {
    const next = kept.at(-1);
    const leads =
      !section.isSecondLevelSection && next?.isSecondLevelSection === true && next.fieldGroup === section.fieldGroup;
    if (holdsSomething(section) || leads) kept.push(section);
  }
  return kept.reverse();
};

/**
 * The readers' view of a working copy, section by section.
 * @param elsewhere the keys of blocks that the page shows outside its sections
 * @param reviews what stands in place of the review section; null: nothing
 */
export const readerSections = (
  copy: WorkingCopy,
  elsewhere: ReadonlySet<string> = new Set(),
  reviews: ShownReviews | null = null,
): ReaderSection[] => {
  const readable = new Set([...readableBlocks(copy)].filter((key) => !elsewhere.has(key)));
  const visible = visibleBlocks(copy.template, valuesByKey(copy));
  return withoutEmptySections(
    copy.template.sections.flatMap((sections, tab) =>
      sections.flatMap((each) =>
        each.kind === "PeerReviewSection"
          ? reviews && visible.has(each.key)
            ? reviewSections(copy, each, tab, reviews)
            : []
          : sectionForReader(copy, each, tab, readable),
      ),
    ),
  );
};

const holds = (value: unknown, text: string): boolean =>
  value === text ||
  (typeof value === "object" && value !== null && Object.values(value).some((each) => holds(each, text)));

/** The ids of the files that those sections show: those whose address readers get. A workbook is not for readers, its figures are. */
export const filesShown = (sections: readonly ReaderSection[], copy: WorkingCopy): readonly number[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (copy.files.get(block.contentId) ?? []).filter(({ url }) => holds(block, url)))
    .map(({ id }) => id);
