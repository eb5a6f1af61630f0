/** Characters that are kept of the last breadcrumb. */
export const BREADCRUMB_CUT = 50;

const graphemes = new Intl.Segmenter("nb");

/**
 * The text of the last breadcrumb: whole up to 50 characters, otherwise its first 50 and an ellipsis. The specification has a limit of 30
 * as well, which would put an ellipsis after a text that is whole: docs/departures.md. Counts graphemes.
 */
export const truncateBreadcrumb = (text: string): string => {
  const characters = Array.from(graphemes.segment(text), (part) => part.segment);
  return characters.length > BREADCRUMB_CUT ? `${characters.slice(0, BREADCRUMB_CUT).join("")}…` : text;
};
