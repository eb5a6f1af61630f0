import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a part of the page when what had it goes away: a button whose form opened, a thread that was folded away. It goes
 * to the nearest element around it that is left and can have the focus.
 * @param part it is on the page for as long as the component that calls this
 * @returns for the part's `onFocus`
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const around = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const watcher = new MutationObserver(() => {
      const [had, ...others] = around.current;
      if (!had || had.isConnected || document.activeElement !== document.body) return;
      others.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    });
    watcher.observe(element, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [part]);
  return ({ target }) => {
    const path: HTMLElement[] = [];
    for (let each: Element | null = target; each instanceof HTMLElement; each = each.parentElement) {
      if (each === target || each.hasAttribute("tabindex")) path.push(each);
      if (each === part.current) break;
    }
    around.current = path;
  };
}
