import type { ChangedBlock, TemplateNews } from "../../../api/index.ts";
import { heldIn, type WorkingCopy } from "../../../assessment/rules/working-copy/index.ts";
import { optionsInOrder, type SelectOption } from "../../../block/rules/index.ts";
import { type Block, hasContent } from "../../../kinds/rules/index.ts";
import { type ComparedBlock, compareTemplates, type PlacedBlock, type Template } from "../index.ts";

const optionsIn = (block: Block): readonly SelectOption[] =>
  block.kind === "Select" || block.kind === "RelationSelector" ? optionsInOrder(block.options) : [];

const textsOf = (block: Block) =>
  ({
    title: block.title,
    description: block.description ?? "",
    help: block.helpText ?? "",
    options: optionsIn(block)
      .map(({ text }) => text)
      .join("\n"),
  }) as const;
const textNames = ["title", "description", "help", "options"] as const;

const textsThatDiffer = ({ before, after, differences }: ComparedBlock): ChangedBlock["texts"] => {
  if (!before || !after) return [];
  const [was, is] = [textsOf(before.block), textsOf(after.block)];
  return textNames.flatMap((of) => (differences.includes(of) ? [{ of, before: was[of], after: is[of] }] : []));
};

/** Chosen options that the new version does not offer. Terms are not compared, because they are looked up at the time of choosing. */
const lostChoices = (copy: WorkingCopy, { before, after, differences }: ComparedBlock): string[] => {
  if (!before || !after || !differences.includes("options")) return [];
  const offered = new Set(optionsIn(after.block).map(({ value }) => value));
  const chosen = new Set([copy.items.get(before.block.key)?.value ?? []].flat());
  return optionsIn(before.block)
    .filter(({ value }) => chosen.has(value) && !offered.has(value))
    .map(({ text }) => text);
};

const isQuestion = ({ block, section }: PlacedBlock): boolean => block.kind !== "Heading" && block.key !== section.key;

const compared = (copy: WorkingCopy, newer: Template, each: ComparedBlock): ChangedBlock | null => {
  const { key, group, before, after, differences } = each;
  const placed = after ?? before;
  if (group === "same" || !placed) return null;
  const tabOf = ({ fieldGroups }: Template, there: PlacedBlock | null) => there && (fieldGroups[there.tab]?.text ?? "");
  return {
    key,
    group,
    isQuestion: isQuestion(placed),
    // Some blocks have no title of their own: they are called as their section.
    title: placed.block.title || placed.section.title,
    tab: tabOf(newer, after),
    tabBefore: tabOf(copy.template, before),
    differences: [...differences],
    texts: textsThatDiffer(each),
    isFilled: before !== null && hasContent(heldIn(copy, before.block)),
    lostChoices: lostChoices(copy, each),
  };
};

/**
 * The changes that a newer version of the template would make in an assessment, for authors who may take it over. Unchanged
 * blocks are left out. features/takeover/README.md
 */
export const changedBlocks = (copy: WorkingCopy, newer: Template): ChangedBlock[] =>
  compareTemplates(copy.template, newer).flatMap((each) => compared(copy, newer, each) ?? []);

/** How many questions are new, became mandatory, moved and were removed, and how many blocks have other texts, order or settings. */
export const changeCounts = (older: Template, newer: Template): NonNullable<TemplateNews["newer"]>["counts"] => {
  const all = compareTemplates(older, newer);
  const count = (group: ComparedBlock["group"]) =>
    all.filter((each) => {
      const placed = each.after ?? each.before;
      return each.group === group && placed !== null && (group === "changed" || isQuestion(placed));
    }).length;
  return {
    added: count("added"),
    mandatory: count("mandatory"),
    moved: count("moved"),
    changed: count("changed"),
    removed: count("removed") + count("replaced"),
  };
};
