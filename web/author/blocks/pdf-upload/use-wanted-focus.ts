import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Puts the focus on the first thing that fits as soon as it is drawn and can take it: after an upload, the link to the file. */
export function useWantedFocus(place: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const target = wanted.current === null ? null : place.current?.querySelector<HTMLElement>(wanted.current);
    if (!target) return;
    wanted.current = null;
    target.focus();
  });
  return useCallback((selector) => {
    wanted.current = selector;
  }, []);
}
