let region: HTMLElement | undefined;

/** Says a text aloud to screen readers when they pause. The region stands outside React's tree, so no page can take it away. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement("div");
    region.setAttribute("role", "status");
    region.className = "ds-sr-only";
    document.body.append(region);
  }
  region.textContent = text;
}
