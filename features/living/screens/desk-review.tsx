import type { DeskAssessment } from "../../desk/calls.ts";
import { reviewDayTexts } from "../texts.ts";
import { ReviewArea } from "./review-area.tsx";

/** The desk's part: when a published assessment is looked at again. Nothing where no edition stands. */
export const DeskReview = ({ assessment: { id, publishedVersions } }: { readonly assessment: DeskAssessment }) =>
  publishedVersions === 0 ? null : (
    <section aria-labelledby="desk-review">
      <h2 id="desk-review">{reviewDayTexts.title}</h2>
      <ReviewArea number={id} as="desk" />
    </section>
  );
