import type { Feed } from "../../block/rules/index.ts";
import type { BlockKind } from "../../kinds/rules/index.ts";
import { tabName } from "./tab-keys.ts";
import type { Template } from "./template.ts";

export type TemplateProblem =
  // The tabs and their sections
  | { readonly kind: "SectionsDoNotMatchTabs"; readonly tabs: number; readonly lists: number }
  | { readonly kind: "TabValueIsNotItsIndex"; readonly tab: number; readonly value: string }
  | { readonly kind: "TabHasNoText"; readonly tab: number }
  | { readonly kind: "DuplicateTabKey"; readonly tab: number }
  | { readonly kind: "TabHasNoSections"; readonly tab: number }
  | { readonly kind: "TabHasNothingInTheLeftMenu"; readonly tab: number }
  | { readonly kind: "SecondLevelWithoutFirst"; readonly key: string }
  | { readonly kind: "SectionIsEmpty"; readonly key: string }
  | { readonly kind: "SectionIsEmptyWhenPublished"; readonly key: string }
  | { readonly kind: "HeadingSkipsALevel"; readonly key: string; readonly level: number; readonly deepest: number }
  | { readonly kind: "NoPublishSection" }
  | { readonly kind: "SeveralPublishSections"; readonly keys: readonly string[] }
  | { readonly kind: "NothingFeeds"; readonly feed: Feed }
  // One block
  | { readonly kind: "DuplicateKey"; readonly key: string }
  | { readonly kind: "EmptyTitle"; readonly key: string }
  | { readonly kind: "CannotBeMandatory"; readonly key: string; readonly blockKind: BlockKind }
  | { readonly kind: "SectionFlagOnField"; readonly key: string }
  | { readonly kind: "FeedDoesNotFit"; readonly key: string; readonly feed: Feed }
  | { readonly kind: "FeedIsHiddenWhenPublished"; readonly key: string; readonly feed: Feed }
  | { readonly kind: "NoOptions"; readonly key: string }
  | { readonly kind: "EmptyOption"; readonly key: string }
  | { readonly kind: "DuplicateOption"; readonly key: string; readonly value: string }
  | { readonly kind: "OptionsOnlyOneLevel"; readonly key: string }
  | { readonly kind: "DateInputIsOneLine"; readonly key: string }
  | { readonly kind: "NotForAReview"; readonly key: string; readonly blockKind: BlockKind }
  /** `field`: the path of the field within the block, joined by dots. */
  | { readonly kind: "NynorskMissing"; readonly key: string; readonly field: string }
  // Relation rules
  | { readonly kind: "DuplicateRule"; readonly rule: string }
  | { readonly kind: "RuleIsMissing"; readonly rule: string; readonly key: string }
  | { readonly kind: "RuleIsUnused"; readonly rule: string }
  | { readonly kind: "RuleHasSeveralSources"; readonly rule: string; readonly keys: readonly string[] }
  | { readonly kind: "RuleNamesUnknownBlock"; readonly rule: string; readonly key: string }
  | { readonly kind: "RuleNamesUnknownValue"; readonly rule: string; readonly value: string }
  | { readonly kind: "RulesGoInACircle"; readonly keys: readonly string[] }
  | { readonly kind: "NeverVisible"; readonly key: string };

/** Where a problem is, and the one thing that it names: the key of a block, `:` and a tab's, or `:` for the template itself. */
export function problemPlace(
  template: Template,
  problem: TemplateProblem,
): { readonly key: string; readonly detail: string } {
  const own: Readonly<Record<string, unknown>> = { ...problem };
  const keys = Array.isArray(own.keys) ? own.keys : [];
  const key = own.key ?? keys[0] ?? (typeof own.tab === "number" ? tabName(template, own.tab) : ":");
  return { key: String(key), detail: String(own.value ?? own.feed ?? own.rule ?? own.field ?? "") };
}
