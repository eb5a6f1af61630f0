import type { ReviewView } from "../../../api/index.ts";

type Reviewed = {
  readonly reviews: readonly Pick<ReviewView, "isMine" | "contributorId" | "blocks">[];
  readonly sections: readonly { readonly blocks: readonly { readonly contentGuid: string }[] }[];
};

/**
 * The assessment without the other reviews that the caller writes: one browser may hold the seats of two reviewers, and each seat's page
 * has its own review alone. features/review/README.md
 * @param seat the contributor that is shown; undefined for an editor
 */
export function asSeat<View extends Reviewed>(view: View, seat: string | undefined): View {
  const others = view.reviews.filter(({ isMine, contributorId }) => isMine && contributorId !== seat);
  if (others.length === 0) return view;
  const hidden = new Set(others.flatMap(({ blocks }) => blocks));
  return {
    ...view,
    reviews: view.reviews.filter((review) => !others.includes(review)),
    sections: view.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter(({ contentGuid }) => !hidden.has(contentGuid)),
    })),
  };
}
