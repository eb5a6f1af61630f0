import type { Read } from "../../../platform/server/http/work.ts";
import type { ReviewView } from "../../api/index.ts";
import type { AssessmentRow } from "../../assessment/server/index.ts";
import type { AuthorSection } from "../../kinds/rules/index.ts";
import type { StoredReview } from "../rules/sections/index.ts";
import { reviewTextsIn } from "../texts.ts";
import { blocksChangedSince, TITLE } from "./reading-store.ts";

type Changed = ReviewView["changedSince"][number];

/**
 * The fields of the assessment that changed after a review was begun or sent, in the order of the form. Fields of reviews are
 * left out. The history is read once, from the earliest of those moments.
 */
export async function fieldsChangedSince(
  { db, language }: Pick<Read, "db" | "language">,
  { number }: AssessmentRow,
  sections: readonly AuthorSection[],
  reviews: readonly StoredReview[],
): Promise<(since: Date) => Changed[]> {
  const moments = reviews.flatMap(({ sent, acceptedAt }) => sent?.at ?? acceptedAt ?? []).map(Number);
  if (moments.length === 0) return () => [];
  const changes = new Map(
    (await blocksChangedSince(db, number, new Date(Math.min(...moments)))).map(({ block, at }) => [block, at]),
  );
  const title = changes.get(TITLE);
  return (since) => [
    ...(title && title > since
      ? [{ title: reviewTextsIn(language).heading, tab: 0, section: null, contentGuid: null, at: title.toISOString() }]
      : []),
    ...sections
      .filter(({ kind, hiddenByRule }) => kind === "Section" && !hiddenByRule)
      .flatMap((section) =>
        section.blocks.flatMap(({ contentId, contentGuid, title, hiddenByRule }) => {
          const at = hiddenByRule ? undefined : changes.get(contentId);
          if (!at || at <= since) return [];
          return [{ title, tab: section.fieldGroup, section: section.contentGuid, contentGuid, at: at.toISOString() }];
        }),
      ),
  ];
}
