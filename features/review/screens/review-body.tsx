import { type ReactNode, useMemo } from "react";
import { EditingProvider, useEditing } from "../../editor/screens/editing.tsx";
import type { AuthorSection } from "../../kinds/rules/index.ts";
import { MyReview } from "./my-review.tsx";
import { ReadReviews } from "./read-reviews.tsx";

type ReviewBodyProps = { readonly section: AuthorSection };

/** The review section: a reviewer's own review to write until it is published, else the reviews that the reader may see. */
export function ReviewBody({ section: { blocks } }: ReviewBodyProps) {
  const { assessment, role } = useEditing();
  const mine = role === "peer" && !assessment.isPublished ? assessment.reviews.find(({ isMine }) => isMine) : undefined;
  if (!mine) return <ReadReviews sent={assessment.reviews.filter((review) => review.sent)} blocks={blocks} />;
  return (
    <Writable>
      <MyReview review={mine} blocks={blocks} />
    </Writable>
  );
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
