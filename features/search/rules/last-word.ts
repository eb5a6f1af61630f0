/** A query split for matching the start of its last word. `last` is empty when the last word must be taken as it stands. */
export type SplitQuery = { readonly head: string; readonly last: string };

/**
 * Splits off the word that is perhaps still being written: letters and digits only, at least two of them. A word inside
 * an open quotation, a word that is excluded (-word) and the word after `or` are left where they are.
 */
export function splitLastWord(query: string): SplitQuery {
  const whole = { head: query, last: "" };
  const last = /[\p{L}\p{N}]{2,}$/u.exec(query)?.[0] ?? "";
  const head = query.slice(0, query.length - last.length);
  const quotes = head.split('"').length - 1;
  if (last === "" || quotes % 2 === 1 || /(^|\s)-$/.test(head) || /(^|\s)or\s+$/i.test(head)) return whole;
  return { head: head.trim(), last };
}
