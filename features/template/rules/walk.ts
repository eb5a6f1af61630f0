import type { Feed } from "../../block/rules/index.ts";
import type { Block, FieldBlock, SectionBlock } from "../../kinds/rules/index.ts";
import { keptFor } from "./kept.ts";
import type { Template } from "./template.ts";

/** A block and where the address finds it: the tab's index and the section to open. A section is its own section. */
export type PlacedBlock = { readonly block: Block; readonly section: SectionBlock; readonly tab: number };

/** The blocks inside a section; a publish section has none. */
export const blocksOf = (section: SectionBlock): readonly FieldBlock[] =>
  section.kind === "PublishSection" ? [] : section.blocks;

/** Every block in reading order, each section before its blocks. */
export const placedBlocks: (template: Template) => readonly PlacedBlock[] = keptFor((template) =>
  template.sections.flatMap((sections, tab) =>
    sections.flatMap((section) => [section, ...blocksOf(section)].map((block) => ({ block, section, tab }))),
  ),
);

const byKey = keptFor(
  (template: Template) => new Map(placedBlocks(template).map((placed) => [placed.block.key, placed])),
);

/** The block of a key and its place; `undefined` when the template has no such key. */
export const findBlock = (template: Template, key: string): PlacedBlock | undefined => byKey(template).get(key);

/** The blocks whose value goes to the public card, the reading page's summary or one list of related terms. */
export const blocksFeeding = (template: Template, feed: Feed): readonly PlacedBlock[] =>
  placedBlocks(template).filter(({ block }) => block.feeds?.includes(feed));
