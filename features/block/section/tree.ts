/** A first-level section with the second-level sections that follow it in the tab. */
export type SectionBranch<S> = { readonly section: S; readonly secondLevel: readonly S[] };

/** A flat list of sections as a tree of two levels. A second-level section that leads the list stands alone. */
export const sectionTree = <S extends { readonly isSecondLevelSection?: boolean }>(
  sections: readonly S[],
): readonly SectionBranch<S>[] => {
  const branches: { section: S; secondLevel: S[] }[] = [];
  for (const section of sections) {
    const above = branches.at(-1);
    if (section.isSecondLevelSection && above) above.secondLevel.push(section);
    else branches.push({ section, secondLevel: [] });
  }
  return branches;
};
