import { useEffect, useRef } from "react";

/**
 * A move within the page to a section that the address names puts the focus on its heading, so that reading goes on there. Arriving at
 * the page and opening a tab move no focus.
 */
export function useSectionFocus(section: string | undefined): void {
  const before = useRef(section);
  useEffect(() => {
    if (before.current === section) return;
    before.current = section;
    if (section !== undefined) document.getElementById(`section-${section}`)?.focus({ preventScroll: true });
  }, [section]);
}
