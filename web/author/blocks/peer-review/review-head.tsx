import { reviewTexts } from "../../../../texts/review.ts";
import { useEditing } from "../../editing.tsx";
import type { BlockProps } from "../block-ui.ts";
import { SectionField } from "../template-only.tsx";

/** The title says whether there are several reviews. docs/spec/peer-review.md, Review block */
export function ReviewHead({ block }: BlockProps<"PeerReviewSection">) {
  const { reviews } = useEditing().assessment;
  const sent = reviews.filter((review) => review.sent);
  return <SectionField block={sent.length > 1 ? { ...block, title: reviewTexts.title(sent.length) } : block} />;
}
