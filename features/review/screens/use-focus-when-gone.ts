import { useCallback, useEffect } from "react";
import { useEditing } from "../../editor/screens/editing.tsx";

/**
 * The button that was pressed goes with what it answered: the section's heading takes the focus.
 * @returns does the same later, for what went while a dialog had the focus
 */
export function useFocusWhenGone(): () => void {
  const { assessment } = useEditing();
  const section = assessment.sections.find(({ kind }) => kind === "PeerReviewSection")?.contentGuid;
  const focusHeading = useCallback(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(`section-${section}`)?.focus();
    });
  }, [section]);
  useEffect(() => focusHeading, [focusHeading]);
  return focusHeading;
}
