import type { ReviewView } from "../../../../core/contract/review.ts";
import { norwegianMoment } from "../../../../core/norwegian-date/index.ts";
import { reviewWritingTexts as texts } from "../../../../texts/review-writing.ts";
import { Details } from "../../../ui/index.ts";
import { PlaceLink } from "../../editing.tsx";

/** Which text a review is about, and what was written in it since, with links. */
export function ChangedSince({ review: { upon, changedSince, sent } }: { review: ReviewView }) {
  if (upon === null) return null;
  const moment = norwegianMoment(upon);
  return (
    <div>
      <p>
        {sent ? texts.upon(moment) : texts.begunUpon(moment)} {changedSince.length === 0 ? texts.unchanged : null}
      </p>
      {changedSince.length === 0 ? null : (
        <Details summary={texts.changed(changedSince.length)}>
          <ul>
            {changedSince.map(({ contentGuid, tab, section, title, at }) => (
              <li key={contentGuid ?? "title"}>
                {section && contentGuid ? (
                  <PlaceLink place={{ tab, section, block: contentGuid }}>{title}</PlaceLink>
                ) : (
                  title
                )}
                , {norwegianMoment(at)}
              </li>
            ))}
          </ul>
        </Details>
      )}
    </div>
  );
}
