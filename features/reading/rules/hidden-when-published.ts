import type { PlacedSection } from "./open-place.ts";

type Flagged = PlacedSection & { readonly kind: string; readonly hideWhenPublished: boolean };

/**
 * What authors see once it is published: without the sections flagged hideWhenPublished and the second-level sections under them. The
 * publish section stays, for 'Start nytt utkast'. docs/spec/blocks.md, Hidden when published
 */
export function withoutHiddenWhenPublished<S extends Flagged>(sections: readonly S[]): readonly S[] {
  let firstLevelIsHidden = false;
  return sections.filter((section) => {
    const isHidden = section.hideWhenPublished && section.kind !== "PublishSection";
    if (!section.isSecondLevelSection) firstLevelIsHidden = isHidden;
    return !isHidden && !firstLevelIsHidden;
  });
}
