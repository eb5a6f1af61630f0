import type { SchemaItem } from "../contract/index.ts";
import {
  type Block,
  type BlockKind,
  blocksOf,
  type SectionBlock,
  sectionTree,
  visibleBlocks,
} from "../template/index.ts";
import { propertiesOf } from "./item-properties.ts";
import { type StoredItem, valuesOf, type WorkingCopy } from "./working-copy.ts";

/**
 * Kinds that a reader never sees: the author's own tools, reviews (shown from their sent versions only, when reviews
 * exist), and kinds whose screens come later.
 */
const neverPublished: ReadonlySet<BlockKind> = new Set([
  "PublishSection",
  "PeerReviewSection",
  "EvidenceTable",
  "EconomyEvaluation",
  "EconomyMunicipality",
  "ImageUpload",
]);

type Shown = (block: Block) => boolean;

const itemOf = (
  block: Block,
  tab: number,
  stored: StoredItem,
  children: SchemaItem[],
  visible: ReadonlySet<string>,
  copy: WorkingCopy,
): SchemaItem => ({
  contentGuid: stored.guid,
  contentId: stored.number,
  type: block.kind,
  title: block.title,
  description: block.description ?? "",
  blockType: block.kind,
  fieldGroup: tab,
  mandatory: block.mandatory ?? false,
  deactivateComments: block.deactivateComments ?? false,
  comments: [],
  hideWhenPublished: block.hideWhenPublished ?? false,
  helpText: block.helpText ?? "",
  showHelpText: block.helpText !== undefined,
  showInLeftMenu: block.showInLeftMenu ?? false,
  isSecondLevelSection: block.isSecondLevelSection ?? false,
  hiddenByRule: !visible.has(block.key),
  width: block.width ?? "full",
  rev: stored.rev,
  properties: propertiesOf(block, stored, copy),
  schemaItems: children,
});

const project = (copy: WorkingCopy, shown: Shown, visible: ReadonlySet<string>): SchemaItem[] => {
  const one = (block: Block, tab: number, children: SchemaItem[] = []): SchemaItem[] => {
    const stored = copy.items.get(block.key);
    return stored && shown(block) ? [itemOf(block, tab, stored, children, visible, copy)] : [];
  };
  const section = (block: SectionBlock, tab: number): SchemaItem[] =>
    shown(block)
      ? one(
          block,
          tab,
          blocksOf(block).flatMap((child) => one(child, tab)),
        )
      : [];
  return copy.template.sections.flatMap((sections, tab) => sections.flatMap((each) => section(each, tab)));
};

/** Every block, for those who write: a block hidden by a rule is marked and keeps its value. */
export const itemsForAuthors = (copy: WorkingCopy): SchemaItem[] =>
  project(copy, () => true, visibleBlocks(copy.template, valuesOf(copy)));

/** A kind that would show nothing of itself: a PDF that was not uploaded, a download block without a text for readers. */
const showsNothing = (block: Block, copy: WorkingCopy): boolean => {
  if (block.kind === "PdfUpload") return !copy.pdfs.has(copy.items.get(block.key)?.number ?? 0);
  return block.kind === "File" && (block.infoTextForReader ?? "") === "";
};

/**
 * The keys of what a reader may see: nothing hidden by a rule, nothing flagged hideWhenPublished and none of the authors'
 * tools. What hides a section hides its blocks and its second-level sections: A section 2, P section 2.
 */
export const readableBlocks = (copy: WorkingCopy): ReadonlySet<string> => {
  const visible = visibleBlocks(copy.template, valuesOf(copy));
  const mayBeRead = (block: Block): boolean =>
    visible.has(block.key) && !block.hideWhenPublished && !neverPublished.has(block.kind) && !showsNothing(block, copy);
  const sections = copy.template.sections
    .flatMap(sectionTree)
    .filter(({ section }) => mayBeRead(section))
    .flatMap(({ section, secondLevel }) => [section, ...secondLevel.filter(mayBeRead)]);
  return new Set(sections.flatMap((each) => [each, ...blocksOf(each).filter(mayBeRead)]).map(({ key }) => key));
};

/** What a reader may see, without help texts. Blocks are left out whole, so no value can follow along. */
export const itemsForReaders = (copy: WorkingCopy): SchemaItem[] => {
  const readable = readableBlocks(copy);
  return withoutEmptySections(project(copy, ({ key }) => readable.has(key), readable)).map(forReader);
};

/** The ids of the files that those items show. */
export const filesShown = (items: readonly SchemaItem[], copy: WorkingCopy): readonly number[] =>
  items.flatMap((item) => [copy.pdfs.get(item.contentId)?.id ?? [], filesShown(item.schemaItems, copy)].flat());

/** A heading, or the notice that stands where a search was, is nothing to read. */
const saysNothing = ({ blockType }: SchemaItem): boolean => blockType === "Heading" || blockType === "Search";
const holdsSomething = ({ schemaItems }: SchemaItem): boolean => !schemaItems.every(saysNothing);

/** A section without anything to read is left out, unless a second-level section stands under it. */
const withoutEmptySections = (sections: readonly SchemaItem[]): SchemaItem[] => {
  const kept: SchemaItem[] = [];
  for (const section of sections.toReversed()) {
    const next = kept.at(-1);
    const leads =
      !section.isSecondLevelSection && next?.isSecondLevelSection === true && next.fieldGroup === section.fieldGroup;
    if (holdsSomething(section) || leads) kept.push(section);
  }
  return kept.reverse();
};

const forReader = (item: SchemaItem): SchemaItem => {
  const {
    dbSources,
    netSources,
    selectable,
    placeholder,
    infoTextForDraft,
    infoTextDraft,
    economyFiles,
    ...properties
  } = item.properties;
  const chosen = new Set(properties.selected ?? []);
  return {
    ...item,
    helpText: "",
    showHelpText: false,
    rev: 0,
    properties: {
      ...properties,
      ...(selectable ? { selectable: onlyChosen(selectable, chosen) } : {}),
    },
    schemaItems: item.schemaItems.map(forReader),
  };
};

const onlyChosen = (options: NonNullable<SchemaItem["properties"]["selectable"]>, chosen: ReadonlySet<string>) =>
  options.flatMap(({ children = [], ...option }) => {
    const kept = children.filter(({ value }) => chosen.has(value));
    if (!chosen.has(option.value) && kept.length === 0) return [];
    return [kept.length > 0 ? { ...option, children: kept } : option];
  });
