import { type RefObject, useEffect, useRef } from "react";
import type { SearchView } from "./search-view.ts";

/**
 * When a new answer takes away what had the focus (a chip, a link to a next page that is no more), the focus goes to the
 * heading of the results rather than to the top of the page. Nothing scrolls: P section 2.
 */
export function useFocusKept(view: SearchView): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  const answer = view.at === "shown" ? view.answer : null;
  useEffect(() => {
    if (answer === null) return;
    if (!first.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [answer]);
  return heading;
}
