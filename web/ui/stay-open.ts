import { useEffect } from "react";

/** Keeps an open dialog open while something is under way: at a second Escape with nothing in between the browser closes it without asking. */
export function useStayOpen(underWay: boolean): void {
  useEffect(() => {
    if (!underWay) return;
    const stay = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.preventDefault();
    };
    document.addEventListener("keydown", stay);
    return () => document.removeEventListener("keydown", stay);
  }, [underWay]);
}
