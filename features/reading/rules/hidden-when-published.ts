import type { PlacedSection } from "./open-place.ts";

type Flagged = PlacedSection & { readonly kind: string; readonly hideWhenPublished: boolean };

/**
 * The sections that authors see after publication. Leaves out the sections flagged hideWhenPublished and their second-level
 * sections. Keeps the publish section, because it holds 'Start nytt utkast'. features/block/README.md
 */
export function withoutHiddenWhenPublished<S extends Flagged>(sections: readonly S[]): readonly S[] {
  let firstLevelIsHidden = false;
  return sections.filter((section) => {
    const isHidden = section.hideWhenPublished && section.kind !== "PublishSection";
    if (!section.isSecondLevelSection) firstLevelIsHidden = isHidden;
    return !isHidden && !firstLevelIsHidden;
  });
}
