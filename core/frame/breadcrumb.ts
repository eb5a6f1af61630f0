/** A last breadcrumb longer than this is cut (P section 2). */
export const BREADCRUMB_LIMIT = 30;
/** How much of it is kept. The specification's two figures disagree; both are kept as they are. */
export const BREADCRUMB_CUT = 50;

/**
 * The text of the last breadcrumb: as it is up to 30 characters, else its first 50 and an ellipsis. So a text of 31 to 50 characters is
 * shown whole, with the ellipsis. Counts characters as a person sees them. Source: P section 2, A section 5.
 */
export const truncateBreadcrumb = (text: string): string => {
  const characters = Array.from(new Intl.Segmenter("nb").segment(text), (part) => part.segment);
  return characters.length > BREADCRUMB_LIMIT ? `${characters.slice(0, BREADCRUMB_CUT).join("")}…` : text;
};
