import { type SectionBranch, sectionTree } from "../../block/rules/index.ts";
import { openPlace, type PlaceAddress, type PlacedSection, type Sections } from "../../reading/rules/index.ts";

export type FormPlace<S extends PlacedSection = PlacedSection> = {
  /** The open step: the index of its tab. */
  readonly tab: number;
  /** The open first-level section, with the second-level ones that open together with it. */
  readonly open: SectionBranch<S> | undefined;
  /** The section that the address names, or the open one. */
  readonly named: S | undefined;
  /** Neighbours of the open one in the order of the form, across the steps. */
  readonly previous: S | undefined;
  readonly next: S | undefined;
};

/** The branches of a form that show now, in its order. A branch never crosses a tab. */
export const formBranches = <S extends PlacedSection>({
  sections,
  fieldGroups,
}: Sections<S>): readonly SectionBranch<S>[] =>
  fieldGroups.flatMap(({ value }) =>
    sectionTree(sections.filter(({ fieldGroup, hiddenByRule }) => String(fieldGroup) === value && !hiddenByRule)),
  );

/**
 * The part of the form that an address opens: a first-level section with its second-level sections. An address of a second-level
 * section opens its first-level section. An address of a section that is not shown opens the first one.
 */
export function formPlace<S extends PlacedSection>(form: Sections<S>, address: PlaceAddress): FormPlace<S> {
  const { tab, section: named } = openPlace(form, address);
  const branches = formBranches(form);
  const at = branches.findIndex(({ section, secondLevel }) => named && [section, ...secondLevel].includes(named));
  return {
    tab,
    open: branches[at],
    named,
    previous: at > 0 ? branches[at - 1]?.section : undefined,
    next: at < 0 ? undefined : branches[at + 1]?.section,
  };
}
