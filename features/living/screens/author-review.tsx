import { useEditing } from "../../editor/screens/editing.tsx";
import { NewDraftButton } from "../../publication/screens/step-button.tsx";
import { reviewDayTexts } from "../texts.ts";
import { ReviewArea } from "./review-area.tsx";

/** The initiator's part: when the published assessment is looked at again. */
export default function AuthorReview() {
  const { number } = useEditing();
  return (
    <section aria-labelledby="review-day">
      <h3 id="review-day">{reviewDayTexts.title}</h3>
      <ReviewArea number={number} as="initiator" startDraft={<NewDraftButton />} />
    </section>
  );
}
