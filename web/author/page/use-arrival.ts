import { useCallback, useMemo, useRef } from "react";
import type { OpenPlace } from "../../../core/reading/index.ts";
import { focusBlock } from "../blocks/index.ts";
import type { Editing, Place } from "../editing/index.ts";

const focusHeading = (section: string): void => {
  const heading = document.getElementById(`section-${section}`);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
};

/**
 * Moves the focus after a navigation within the page: into a block, or to the heading of the section that opened. When a tab is
 * opened from the row of tabs, the focus stays on the tab.
 */
export function useArrival(editing: Editing, open: OpenPlace) {
  const wanted = useRef<Place | null>(null);
  const arrive = useCallback((section: string) => {
    const place = wanted.current;
    if (!place || (place.section !== undefined && place.section !== section)) return;
    wanted.current = null;
    if (place.block === undefined || !focusBlock(place.block)) focusHeading(section);
  }, []);
  const here = open.section?.contentGuid;
  const withFocus = useMemo<Editing>(
    () => ({
      ...editing,
      goTo: (place) => {
        wanted.current = place;
        if (place.section !== undefined && place.section === here) arrive(place.section);
        else editing.goTo(place);
      },
    }),
    [editing, here, arrive],
  );
  return { editing: withFocus, onOpened: arrive };
}
