import type { BlockKind } from "../../kinds/rules/index.ts";
import { type FieldChange, fieldChanges } from "./compare-fields.ts";
import { type CommonList, commonLists, matchBlocks, type PairedBlock, pairBlocks } from "./match-blocks.ts";
import { type TemplateText, textsOf } from "./nynorsk.ts";
import { isSameJson } from "./same-json.ts";
import { tabAt, tabName, tabPairs } from "./tab-keys.ts";
import type { Template } from "./template.ts";
import { findBlock, type PlacedBlock } from "./walk.ts";

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
  | "tab-order"
  | "warnings"
  /** The bokmål of a text is another, and its nynorsk is as it was. */
  | "nynorsk-kept"
  | "type"
  | "reused";

/** One difference between two versions. */
export type TemplateChange = {
  readonly kind: ChangeKind;
  readonly level: ChangeLevel;
  /** Of the block, or of the tab behind `:`; `:` for the template itself. */
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
  "tab-order": "free",
  warnings: "free",
  "nynorsk-kept": "confirm",
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

const ofBoth = ({ before, after, moved }: PairedBlock): readonly TemplateChange[] => [
  ...fieldChanges(before.block, after.block).map(({ kind, field, value }) =>
    change(kind, after.block, { field, ...(value === undefined ? {} : { value }) }),
  ),
  ...(moved === null ? [] : [change(moved === "tab" ? "moved-tab" : "moved", after.block)]),
];

function ofNew({ block }: PlacedBlock, former: ReadonlyMap<string, BlockKind>): readonly TemplateChange[] {
  const was = former.get(block.key);
  if (was !== undefined && was !== block.kind) return [change("reused", block)];
  return [change(block.mandatory ? "added-mandatory" : "added", block)];
}

const isOtherOrder = ({ pairs }: CommonList): boolean =>
  pairs.some(({ at }, index) => index > 0 && at < (pairs[index - 1]?.at ?? 0));

type TabPairs = ReturnType<typeof tabPairs>;

/** The lists whose common blocks stand in another order: tabs as they were, then sections as they are. */
function orderChanges(after: Template, pairs: readonly PairedBlock[]): readonly TemplateChange[] {
  const lists = commonLists(pairs).filter(isOtherOrder);
  const tabs = lists.flatMap(({ tab, section }) =>
    section === null ? [{ key: tabName(after, tab), title: after.fieldGroups[tab]?.text ?? "" }] : [],
  );
  const sections = after.sections.flat().filter(({ key }) => lists.some(({ section }) => section === key));
  return [...tabs, ...sections].map((place) => change("order", place));
}

const tabTexts = ["text", "textNn", "textForReader", "textForReaderNn"] as const;

function tabChanges(before: Template, after: Template, pairs: TabPairs): readonly TemplateChange[] {
  const former = new Map([...pairs].map(([was, is]) => [is, before.fieldGroups[was]]));
  const places = [...pairs].toSorted(([one], [other]) => one - other).map(([, is]) => is);
  const isOtherOrder = places.some((is, at) => at > 0 && is < (places[at - 1] ?? 0));
  return [
    ...after.fieldGroups.flatMap((group, tab) => {
      const [was, place] = [former.get(tab), { key: tabName(after, tab), title: group.text }];
      if (!was) return [change("tab-added", place)];
      return tabTexts.every((name) => was[name] === group[name]) ? [] : [change("tab-text", place)];
    }),
    ...before.fieldGroups.flatMap(({ text }, tab) =>
      pairs.has(tab) ? [] : [change("tab-removed", { key: tabName(before, tab), title: text })],
    ),
    ...(isOtherOrder ? [change("tab-order", { key: ":", title: after.name })] : []),
  ];
}

const ownTexts = ["name", "nameNn", "description", "descriptionNn"] as const;

function ownChanges(before: Template, after: Template): readonly TemplateChange[] {
  const place = { key: ":", title: after.name };
  return [
    ...(before.assessmentType === after.assessmentType && before.adoption === after.adoption
      ? []
      : [change("type", place)]),
    ...ownTexts.flatMap((field) => (before[field] === after[field] ? [] : [change("text", place, { field })])),
    ...(isSameJson(before.relationRules, after.relationRules) ? [] : [change("rule", place)]),
    ...(isSameJson(before.warnings, after.warnings) ? [] : [change("warnings", place)]),
  ];
}

const byField = (texts: readonly TemplateText[]) => Map.groupBy(texts, ({ path }) => path.join(" "));

const titleAt = (template: Template, key: string): string => {
  const tab = tabAt(template, key);
  if (tab !== null) return template.fieldGroups[tab]?.text ?? "";
  return findBlock(template, key)?.block.title ?? template.name;
};

/** The fields in which a text says something else in bokmål than before, and the same in nynorsk. */
function keptNynorsk(before: Template, after: Template): readonly TemplateChange[] {
  const former = byField(textsOf(before));
  return [...byField(textsOf(after))].flatMap(([field, texts]) => {
    const was = former.get(field) ?? [];
    const isKept = texts.some(({ nb, nn }, at) => nn !== "" && was[at]?.nn === nn && was[at]?.nb !== nb);
    const [key = "", ...names] = texts[0]?.path ?? [];
    return isKept ? [change("nynorsk-kept", { key, title: titleAt(after, key) }, { field: names.join(".") })] : [];
  });
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
  const pairs = pairBlocks(before, after);
  const both = new Map(pairs.map((pair) => [pair.key, pair]));
  const changes = [
    ...ownChanges(before, after),
    ...tabChanges(before, after, tabPairs(before, after)),
    ...matchBlocks(before, after).flatMap(({ key, before: was, after: is }) => {
      const pair = both.get(key);
      if (pair) return ofBoth(pair);
      return is ? ofNew(is, former) : was ? [change("removed", was.block)] : [];
    }),
    ...orderChanges(after, pairs),
    ...keptNynorsk(before, after),
  ];
  const rank = { forbidden: 0, confirm: 1, free: 2 } as const;
  return changes.toSorted((one, other) => rank[one.level] - rank[other.level]);
}
