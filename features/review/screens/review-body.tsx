import { type ReactNode, useMemo } from "react";
import { EditingProvider, useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorSection } from "../../kinds/rules/index.ts";
import type { ReviewView } from "../calls.ts";
import { questionsOf } from "../rules/index.ts";
import { reviewWritingTexts } from "../texts-writing.ts";
import { MyReview, useOpenQuestions } from "./my-review.tsx";
import { ReadReviews } from "./read-reviews.tsx";
import { Sides } from "./sides.tsx";

type ReviewBodyProps = { readonly section: AuthorSection };

/** The review section: a reviewer's own review to write until it is published, else the reviews that the reader may see. */
export function ReviewBody({ section: { blocks } }: ReviewBodyProps) {
  const { assessment, role } = useEditing();
  const mine = role === "peer" && !assessment.isPublished ? assessment.reviews.find(({ isMine }) => isMine) : undefined;
  if (!mine) return <ReadReviews sent={assessment.reviews.filter((review) => review.sent)} blocks={blocks} />;
  return <OwnReview review={mine} blocks={blocks} />;
}

type OwnReviewProps = { readonly review: ReviewView; readonly blocks: AuthorSection["blocks"] };

/** Beside the text while it is being written. */
function OwnReview({ review, blocks }: OwnReviewProps) {
  const open = useOpenQuestions(blocks);
  const of = questionsOf(blocks).length;
  const mine = (read: (tab: number) => void) => (
    <Writable>
      <MyReview review={review} blocks={blocks} read={read} />
    </Writable>
  );
  if (review.state !== "accepted" && review.state !== "sent") return mine(() => {});
  return <Sides progress={reviewWritingTexts.sides.progress(of - open.length, of)}>{mine}</Sides>;
}

/** In peer review mode everything is read-only but the reviewer's own review, while it may be written. features/publication/README.md */
function Writable({ children }: { children: ReactNode }) {
  const editing = useEditing();
  const own = useMemo(
    () =>
      editing.readOnly === "read-only" && editing.assessment.abilities.includes("write-review")
        ? { ...editing, readOnly: null }
        : editing,
    [editing],
  );
  return <EditingProvider editing={own}>{children}</EditingProvider>;
}
