type Search = Record<string, unknown>;

/** An address's query as an HTML form writes it: strings, and a repeated key is a list. (The router's own reads q=1 as a number.) */
export function parseSearch(search: string): Search {
  const parsed: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const before = Object.hasOwn(parsed, key) ? parsed[key] : undefined;
    parsed[key] = before === undefined ? value : [before, value].flat();
  }
  return parsed;
}

/**
 * Writes a query. Empty values are left out, and commas stay readable, because filters are lists of ids. features/search/README.md
 * @param flag a key that says something without a value
 */
export function stringifySearch(search: Search, flag = ""): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    for (const each of [value].flat())
      if (each !== undefined && each !== null && (each !== "" || key === flag)) params.append(key, String(each));
  return params.size > 0 ? `?${params.toString().replaceAll("%2C", ",")}` : "";
}
