import { blockKindOf, type FieldBlock, type SectionBlock } from "../../kinds/rules/index.ts";
import { putTab } from "./arrange-tabs.ts";
import { keyFrom, newField, newSection } from "./new-block.ts";
import { tabAt, tabKeys, tabName } from "./tab-keys.ts";
import type { Template } from "./template.ts";
import { blocksOf, findBlock } from "./walk.ts";
import type { TemplatePath } from "./write-value.ts";

// Changes of where the blocks of a draft stand. Each answers what it changed, or null where it cannot be done.

/** After a block in its section; after a section's key, at the beginning of that section. A section goes after the section. */
export function add(
  draft: Template,
  { kind, title, after }: { readonly kind: string; readonly title: string; readonly after: string },
  taken: ReadonlySet<string>,
): TemplatePath | null {
  const placed = findBlock(draft, after);
  const known = blockKindOf(kind);
  if (!placed || !known) return null;
  const key = keyFrom(title, (each) => taken.has(each) || findBlock(draft, each) !== undefined);
  const list = draft.sections[placed.tab] ?? [];
  const section = list.find((each) => each.key === placed.section.key);
  if (!section) return null;
  if (known === "Section") {
    list.splice(list.indexOf(section) + 1, 0, newSection(key, title, section.isSecondLevelSection === true));
    return [key];
  }
  const block = newField(known, key, title);
  if (!block || section.kind === "PublishSection") return null;
  section.blocks.splice(section.blocks.findIndex((each) => each.key === after) + 1, 0, block);
  return [key];
}

/** The list that holds a block: its section's, or its tab's. */
function listWith(draft: Template, key: string): (SectionBlock | FieldBlock)[] | null {
  for (const sections of draft.sections) {
    if (sections.some((section) => section.key === key)) return sections;
    for (const section of sections)
      if (section.kind !== "PublishSection" && section.blocks.some((block) => block.key === key)) return section.blocks;
  }
  return null;
}

/** A place further up or down; at the end of its list it stays. */
export function move(draft: Template, key: string, by: -1 | 1): TemplatePath | null {
  const list = listWith(draft, key);
  if (!list) return null;
  const from = list.findIndex((each) => each.key === key);
  const to = from + by;
  if (to >= 0 && to < list.length) list.splice(to, 0, ...list.splice(from, 1));
  return [key, ":place"];
}

/** Takes a block out of the list that holds it. */
export function take(draft: Template, key: string): SectionBlock | FieldBlock | null {
  const list = listWith(draft, key);
  return (
    list?.splice(
      list.findIndex((each) => each.key === key),
      1,
    )[0] ?? null
  );
}

const isSection = (block: SectionBlock | FieldBlock): block is SectionBlock => block.kind.endsWith("Section");

/** Puts a block at the end of another section, or a section at the end of a tab. */
export function place(draft: Template, key: string, to: string): TemplatePath | null {
  const block = findBlock(draft, key)?.block;
  if (!block) return null;
  if (isSection(block)) {
    const tab = draft.sections[tabAt(draft, to) ?? -1];
    if (!tab || !take(draft, key)) return null;
    tab.push(block);
    return [key, ":place"];
  }
  const section = findBlock(draft, to)?.block;
  if (!section || !isSection(section) || section.kind === "PublishSection" || !take(draft, key)) return null;
  section.blocks.push(block);
  return [key, ":place"];
}

/**
 * Puts a block of the base back: behind the one that stood before it there, as far as that is still in its place. A section whose tab is
 * gone brings that back too.
 */
export function restore(draft: Template, base: Template, key: string): TemplatePath | null {
  const placed = findBlock(base, key);
  if (!placed || findBlock(draft, key)) return null;
  const block = structuredClone(placed.block);
  if (isSection(block)) {
    const tab = tabOf(draft, base, placed.tab);
    if (!tab) return null;
    const before = base.sections[placed.tab] ?? [];
    if (block.kind !== "PublishSection") block.blocks = block.blocks.filter((each) => !findBlock(draft, each.key));
    tab.splice(placeAmong(before, tab, key), 0, block);
    return [key];
  }
  const section = findBlock(draft, placed.section.key)?.block;
  if (!section || !isSection(section) || section.kind === "PublishSection") return null;
  section.blocks.splice(placeAmong(blocksOf(placed.section), section.blocks, key), 0, block);
  return [key];
}

/** The sections of a tab of the base, which is put back where it is gone. */
function tabOf(draft: Template, base: Template, tab: number): Template["sections"][number] | undefined {
  const name = tabName(base, tab);
  const group = base.fieldGroups[tab];
  if (tabAt(draft, name) === null && group) {
    const [was, is] = [base, draft].map((each) => tabKeys(each).map((key) => ({ key })));
    const key = name.slice(1);
    putTab(draft, placeAmong(was ?? [], is ?? [], key), { ...group, key }, []);
  }
  return draft.sections[tabAt(draft, name) ?? -1];
}

type Keyed = { readonly key: string };
const placeAmong = (before: readonly Keyed[], now: readonly Keyed[], key: string): number => {
  const earlier = before
    .slice(
      0,
      before.findIndex((each) => each.key === key),
    )
    .map((each) => each.key);
  return now.findLastIndex((each) => earlier.includes(each.key)) + 1;
};
