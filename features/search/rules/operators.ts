const OPERATORS = /"[^"]*[\p{L}\p{N}]|(?:^|\s)or(?:\s|$)/iu;

/** Whether a query has a phrase in quotation marks or the word `or`. */
export const hasOperators = (query: string): boolean => OPERATORS.test(query);

/** The words of such a query, without its quotation marks and `or`. */
export const withoutOperators = (query: string): string =>
  query
    .replace(/"|(?<=^|\s)or(?=\s|$)/giu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The parts of a query between its `or`s. An `or` within quotation marks is a word of its phrase. */
export function alternativesOf(query: string): readonly string[] {
  const phrases: string[] = [];
  const keep = (phrase: string) => `"${phrases.push(phrase) - 1}"`;
  return query
    .replace(/"[^"]*"?/g, keep)
    .split(/\s+or\s+/i)
    .map((alternative) => alternative.replace(/"(\d+)"/g, (_, at) => phrases[Number(at)] ?? ""));
}

/** The same query with each of its alternatives once: who repeats one finds nothing more by it, and every one is looked up. */
export function withoutRepeats(query: string): string {
  const alternatives = alternativesOf(query);
  const places = new Map(alternatives.map((alternative, at) => [alternative.toLowerCase(), at]));
  return alternatives.filter((alternative, at) => places.get(alternative.toLowerCase()) === at).join(" or ");
}
