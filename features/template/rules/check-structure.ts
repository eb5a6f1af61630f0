import { type Feed, sectionTree } from "../../block/rules/index.ts";
import type { SectionBlock } from "../../kinds/rules/index.ts";
import { tabKeys } from "./tab-keys.ts";
import type { Template } from "./template.ts";
import type { TemplateProblem } from "./template-problem.ts";
import { blocksFeeding, blocksOf } from "./walk.ts";

/** The feeds without which a started or a published assessment would show nothing but its heading. */
const NEEDED_FEEDS: readonly Feed[] = ["card-summary", "summary"];

const tabProblems = (template: Template): readonly TemplateProblem[] => {
  const { fieldGroups, sections } = template;
  if (fieldGroups.length !== sections.length) {
    return [{ kind: "SectionsDoNotMatchTabs", tabs: fieldGroups.length, lists: sections.length }];
  }
  const keys = tabKeys(template);
  return fieldGroups.flatMap(({ text, value }, tab): TemplateProblem[] => {
    const ofTab = sections[tab] ?? [];
    return [
      ...(value === String(tab) ? [] : [{ kind: "TabValueIsNotItsIndex", tab, value } as const]),
      ...(keys.indexOf(keys[tab] ?? "") === tab ? [] : [{ kind: "DuplicateTabKey", tab } as const]),
      ...(text.trim() === "" ? [{ kind: "TabHasNoText", tab } as const] : []),
      ...(ofTab.length === 0 ? [{ kind: "TabHasNoSections", tab } as const] : []),
      ...(ofTab.length > 0 && !ofTab.some(({ showInLeftMenu }) => showInLeftMenu)
        ? [{ kind: "TabHasNothingInTheLeftMenu", tab } as const]
        : []),
    ];
  });
};

/** A section that leads to nothing: not one block, or none that readers see though the section itself is theirs. */
const emptyProblems = (section: SectionBlock): readonly TemplateProblem[] => {
  if (section.kind === "PublishSection") return [];
  const { key, blocks } = section;
  if (blocks.length === 0) return [{ kind: "SectionIsEmpty", key }];
  const hidden = blocks.every(({ hideWhenPublished }) => hideWhenPublished);
  return hidden && !section.hideWhenPublished ? [{ kind: "SectionIsEmptyWhenPublished", key }] : [];
};

const levelProblems = (sections: readonly SectionBlock[]): readonly TemplateProblem[] => {
  const first = sections[0];
  const orphan = first?.isSecondLevelSection ? [{ kind: "SecondLevelWithoutFirst", key: first.key } as const] : [];
  const standing = sectionTree(sections).flatMap(({ section, secondLevel }) => [
    ...(secondLevel.length > 0 && blocksOf(section).length === 0 ? [] : [section]),
    ...secondLevel,
  ]);
  return [...orphan, ...standing.flatMap(emptyProblems)];
};

const headingProblems = (section: SectionBlock): readonly TemplateProblem[] => {
  const problems: TemplateProblem[] = [];
  let above = section.isSecondLevelSection ? 3 : 2;
  for (const block of blocksOf(section)) {
    if (block.kind !== "Heading") continue;
    const shallowest = section.isSecondLevelSection ? 4 : 3;
    if (block.level > above + 1 || block.level < shallowest) {
      problems.push({ kind: "HeadingSkipsALevel", key: block.key, level: block.level, deepest: above + 1 });
    }
    above = block.level;
  }
  return problems;
};

const publishProblems = (template: Template): readonly TemplateProblem[] => {
  const keys = template.sections.flat().flatMap(({ kind, key }) => (kind === "PublishSection" ? [key] : []));
  if (keys.length === 0) return [{ kind: "NoPublishSection" }];
  return keys.length > 1 ? [{ kind: "SeveralPublishSections", keys }] : [];
};

/** Problems of tabs, sections, heading order, the publish section and what feeds the public card. */
export const structureProblems = (template: Template): readonly TemplateProblem[] => [
  ...tabProblems(template),
  ...template.sections.flatMap(levelProblems),
  ...template.sections.flat().flatMap(headingProblems),
  ...publishProblems(template),
  ...NEEDED_FEEDS.filter((feed) => blocksFeeding(template, feed).length === 0).map(
    (feed) => ({ kind: "NothingFeeds", feed }) as const,
  ),
];
