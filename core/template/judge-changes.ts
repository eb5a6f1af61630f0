import type { BlockKind } from "../block/index.ts";
import { type FieldChange, fieldChanges } from "./compare-fields.ts";
import { isSameJson } from "./same-json.ts";
import type { Template } from "./template.ts";
import { blocksOf, findBlock, type PlacedBlock, placedBlocks } from "./walk.ts";

/** `free`: nobody is asked. `confirm`: somebody says that it is meant. `forbidden`: it is not done. */
export type ChangeLevel = "free" | "confirm" | "forbidden";

export type ChangeKind =
  | FieldChange["kind"]
  | "added"
  | "added-mandatory"
  | "removed"
  | "moved"
  | "moved-tab"
  | "order"
  | "tab-text"
  | "tab-removed"
  | "tab-added"
  | "warnings"
  | "type"
  | "reused";

/** One difference between two versions. docs/spec/templates.md, What a change is */
export type TemplateChange = {
  readonly kind: ChangeKind;
  readonly level: ChangeLevel;
  /** Of the block; the index of a tab behind `:`; `:` for the template itself. */
  readonly key: string;
  /** The block's title in the newer version, or the last that it had. */
  readonly title: string;
  readonly field?: string;
  /** The option that it is about. */
  readonly value?: string;
};

const LEVELS: Readonly<Record<ChangeKind, ChangeLevel>> = {
  text: "free",
  wider: "free",
  "option-added": "free",
  added: "free",
  moved: "free",
  order: "free",
  "tab-text": "free",
  "tab-added": "free",
  warnings: "free",
  mandatory: "confirm",
  narrower: "confirm",
  shown: "confirm",
  hidden: "confirm",
  "option-removed": "confirm",
  rule: "confirm",
  feeds: "confirm",
  "added-mandatory": "confirm",
  removed: "confirm",
  "moved-tab": "confirm",
  "tab-removed": "confirm",
  fixed: "forbidden",
  type: "forbidden",
  reused: "forbidden",
};

type Place = { readonly key: string; readonly title: string };
const change = (kind: ChangeKind, { key, title }: Place, more: Pick<TemplateChange, "field" | "value"> = {}) => ({
  kind,
  level: LEVELS[kind],
  key,
  title,
  ...more,
});

function ofBlock(before: PlacedBlock, after: PlacedBlock): readonly TemplateChange[] {
  const isMoved = before.section.key !== after.section.key;
  return [
    ...fieldChanges(before.block, after.block).map(({ kind, field, value }) =>
      change(kind, after.block, { field, ...(value === undefined ? {} : { value }) }),
    ),
    ...(before.tab !== after.tab ? [change("moved-tab", after.block)] : []),
    ...(before.tab === after.tab && isMoved ? [change("moved", after.block)] : []),
  ];
}

function ofNew({ block }: PlacedBlock, former: ReadonlyMap<string, BlockKind>): readonly TemplateChange[] {
  const was = former.get(block.key);
  if (was !== undefined && was !== block.kind) return [change("reused", block)];
  return [change(block.mandatory ? "added-mandatory" : "added", block)];
}

const isOtherOrder = (before: readonly Place[], after: readonly Place[]): boolean => {
  const keys = before.map(({ key }) => key).filter((key) => after.some((each) => each.key === key));
  const now = after.map(({ key }) => key).filter((key) => keys.includes(key));
  return now.some((key, at) => key !== keys[at]);
};

/** The lists whose common blocks stand in another order. */
function orderChanges(before: Template, after: Template): readonly TemplateChange[] {
  const tabs = after.fieldGroups.map(({ text }, tab) => ({ key: `:${tab}`, title: text }));
  return [
    ...tabs.filter((_, tab) => isOtherOrder(before.sections[tab] ?? [], after.sections[tab] ?? [])),
    ...after.sections.flat().filter((section) => {
      const was = before.sections.flat().find(({ key }) => key === section.key);
      return was !== undefined && isOtherOrder(blocksOf(was), blocksOf(section));
    }),
  ].map((place) => change("order", place));
}

function tabChanges(before: Template, after: Template): readonly TemplateChange[] {
  const count = Math.max(before.fieldGroups.length, after.fieldGroups.length);
  return Array.from({ length: count }, (_, tab) => tab).flatMap((tab) => {
    const [was, is] = [before.fieldGroups[tab], after.fieldGroups[tab]];
    const place = { key: `:${tab}`, title: is?.text ?? was?.text ?? "" };
    if (!was) return [change("tab-added", place)];
    if (!is) return [change("tab-removed", place)];
    return isSameJson(was, is) ? [] : [change("tab-text", place)];
  });
}

function ownChanges(before: Template, after: Template): readonly TemplateChange[] {
  const place = { key: ":", title: after.name };
  return [
    ...(before.assessmentType === after.assessmentType ? [] : [change("type", place)]),
    ...(before.name === after.name ? [] : [change("text", place, { field: "name" })]),
    ...(before.description === after.description ? [] : [change("text", place, { field: "description" })]),
    ...(isSameJson(before.relationRules, after.relationRules) ? [] : [change("rule", place)]),
    ...(isSameJson(before.warnings, after.warnings) ? [] : [change("warnings", place)]),
  ];
}

/**
 * Every difference between a version that is in use and the one that is to follow it, with what each takes: those that are forbidden and
 * those that are to be confirmed come first. A block is the same block by its key; one that the next version lacks is taken out of use.
 * @param former the kinds of all blocks that any version had, by key: a key is never given to another kind
 */
export function judgeChanges(
  before: Template,
  after: Template,
  former: ReadonlyMap<string, BlockKind> = new Map(),
): readonly TemplateChange[] {
  const changes = [
    ...ownChanges(before, after),
    ...tabChanges(before, after),
    ...placedBlocks(after).flatMap((placed) => {
      const was = findBlock(before, placed.block.key);
      return was ? ofBlock(was, placed) : ofNew(placed, former);
    }),
    ...placedBlocks(before).flatMap(({ block }) => (findBlock(after, block.key) ? [] : [change("removed", block)])),
    ...orderChanges(before, after),
  ];
  const rank = { forbidden: 0, confirm: 1, free: 2 } as const;
  return changes.toSorted((one, other) => rank[one.level] - rank[other.level]);
}
