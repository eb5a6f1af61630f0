import type { BlockProps } from "../../block/screens/block-ui.ts";
import { SectionField } from "../../block/screens/template-only.tsx";
import { useEditing } from "../../editor/screens/editing.tsx";
import { reviewTexts } from "../texts.ts";

/** The title says whether there are several reviews. */
export function ReviewHead({ block }: BlockProps<"PeerReviewSection">) {
  const { reviews } = useEditing().assessment;
  const sent = reviews.filter((review) => review.sent);
  return <SectionField block={sent.length > 1 ? { ...block, title: reviewTexts.title(sent.length) } : block} />;
}
