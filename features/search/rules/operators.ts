const OPERATORS = /"[^"]*[\p{L}\p{N}]|(?:^|\s)or(?:\s|$)/iu;

/** Whether a query has a phrase in quotation marks or the word `or`. docs/spec/search.md, Words */
export const hasOperators = (query: string): boolean => OPERATORS.test(query);

/** The words of such a query, without its quotation marks and `or`. */
export const withoutOperators = (query: string): string =>
  query
    .replace(/"|(?<=^|\s)or(?=\s|$)/giu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The same query with each of its alternatives once: who repeats one finds nothing more by it, and every one is looked up. */
export function withoutRepeats(query: string): string {
  const phrases: string[] = [];
  const keep = (phrase: string) => `"${phrases.push(phrase) - 1}"`;
  const alternatives = query
    .replace(/"[^"]*"?/g, keep)
    .split(/\s+or\s+/i)
    .map((alternative) => alternative.replace(/"(\d+)"/g, (_, at) => phrases[Number(at)] ?? ""));
  const places = new Map(alternatives.map((alternative, at) => [alternative.toLowerCase(), at]));
  return alternatives.filter((alternative, at) => places.get(alternative.toLowerCase()) === at).join(" or ");
}
