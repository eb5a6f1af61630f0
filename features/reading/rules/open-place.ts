/** A section as its place is found: an author's or a reader's. */
export type PlacedSection = {
  readonly contentGuid: string;
  readonly title: string;
  /** The index of its tab. */
  readonly fieldGroup: number;
  readonly showInLeftMenu: boolean;
  readonly isSecondLevelSection: boolean;
  /** Authors only: a rule hides it now. */
  readonly hiddenByRule?: boolean;
};

/** The part of an assessment that tabs and sections are chosen in. */
export type Sections<S extends PlacedSection> = {
  readonly sections: readonly S[];
  readonly fieldGroups: readonly { readonly text: string; readonly value: string }[];
};

/** From the address: the index of the open tab (default 0) and the id of the open section. */
export type PlaceAddress = { readonly tab?: number | undefined; readonly section?: string | undefined };

export type OpenPlace<S extends PlacedSection = PlacedSection> = {
  /** The open tab's value: the index that blocks refer to by `fieldGroup`. */
  readonly tab: number;
  readonly sections: readonly S[];
  readonly section: S | undefined;
  /** The sections of the tab that are flagged for the left menu. */
  readonly menu: readonly S[];
  /** Neighbours in reading order, across the tabs. */
  readonly previous: S | undefined;
  readonly next: S | undefined;
  /** The first sections of the tabs beside this one, where all sections of a tab are read one after another. */
  readonly previousTab: S | undefined;
  readonly nextTab: S | undefined;
};

/**
 * The tab and section that an address opens, with their neighbours. An unknown tab or section is replaced by the first one.
 * Sections hidden by a rule are left out. features/editor/README.md
 */
export function openPlace<S extends PlacedSection>(
  { sections: all, fieldGroups }: Sections<S>,
  address: PlaceAddress,
): OpenPlace<S> {
  const shown = all.filter(({ hiddenByRule }) => !hiddenByRule);
  const named = fieldGroups.find(({ value }) => value === String(address.tab ?? ""));
  const tab = Number((named ?? fieldGroups[0])?.value ?? 0);
  const sections = shown.filter(({ fieldGroup }) => fieldGroup === tab);
  const section = sections.find(({ contentGuid }) => contentGuid === address.section) ?? sections[0];
  const at = section ? shown.indexOf(section) : -1;
  return {
    tab,
    sections,
    section,
    menu: sections.filter(({ showInLeftMenu }) => showInLeftMenu),
    previous: at > 0 ? shown[at - 1] : undefined,
    next: at >= 0 ? shown[at + 1] : undefined,
    previousTab: firstOf(shown, shown.findLast(({ fieldGroup }) => fieldGroup < tab)?.fieldGroup),
    nextTab: firstOf(shown, shown.find(({ fieldGroup }) => fieldGroup > tab)?.fieldGroup),
  };
}

const firstOf = <S extends PlacedSection>(sections: readonly S[], tab: number | undefined): S | undefined =>
  sections.find(({ fieldGroup }) => fieldGroup === tab);
