/** A last breadcrumb with more characters than this is cut. docs/spec/site.md, Breadcrumb */
export const BREADCRUMB_LIMIT = 30;
/** How many characters of it are kept. The two numbers disagree on purpose: both are part of the contract. */
export const BREADCRUMB_CUT = 50;

const graphemes = new Intl.Segmenter("nb");

/**
 * The text of the last breadcrumb: unchanged up to 30 characters, otherwise its first 50 and an ellipsis. A text of 31 to 50
 * characters is therefore shown whole with an ellipsis. Counts graphemes.
 */
export const truncateBreadcrumb = (text: string): string => {
  const characters = Array.from(graphemes.segment(text), (part) => part.segment);
  return characters.length > BREADCRUMB_LIMIT ? `${characters.slice(0, BREADCRUMB_CUT).join("")}…` : text;
};
