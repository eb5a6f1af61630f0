/** Readers who want less motion are moved at once. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** Moves the focus to the page's heading, or to the main content when it has none, without scrolling. */
export function focusPage(contentId: string): void {
  const main = document.getElementById(contentId);
  const heading = main?.querySelector("h1");
  if (heading && !heading.hasAttribute("tabindex")) heading.setAttribute("tabindex", "-1");
  (heading ?? main)?.focus({ preventScroll: true });
}

let region: HTMLElement | undefined;

/** Says a text aloud to screen readers when they pause. The region stands outside React's tree, so no page can take it away. */
export function sayAloud(text: string): void {
  if (!region) {
    region = document.createElement("div");
    region.setAttribute("role", "status");
    region.className = "ds-sr-only";
    document.body.append(region);
  }
  region.textContent = text;
}
