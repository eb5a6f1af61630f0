const OPERATORS = /"[^"]*[\p{L}\p{N}]|(?:^|\s)or(?:\s|$)/iu;

/** Whether a query has a phrase in quotation marks or the word `or`. docs/spec/search.md, Words */
export const hasOperators = (query: string): boolean => OPERATORS.test(query);

/** The words of such a query, without its quotation marks and `or`. */
export const withoutOperators = (query: string): string =>
  query
    .replace(/"|(?<=^|\s)or(?=\s|$)/giu, " ")
    .replace(/\s+/g, " ")
    .trim();
