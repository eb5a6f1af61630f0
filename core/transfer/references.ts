const REFERENCE = /\b(content|media):([\w.-]{1,100})/g;

/**
 * Writes the names of pages and files anew in everything that a page holds: numbers as they are stored, or the sender's own. What `named`
 * does not know leads nowhere afterwards.
 * @returns the values, and the names that were not known
 */
export function withReferences<T>(
  values: T,
  named: (kind: "content" | "media", id: string) => string | null,
): { readonly values: T; readonly unknown: readonly string[] } {
  const unknown = new Set<string>();
  const inText = (text: string): string =>
    text.replace(REFERENCE, (whole, kind: "content" | "media", id: string) => {
      const name = named(kind, id);
      if (name === null) unknown.add(whole);
      return name === null ? "" : `${kind}:${name}`;
    });
  const inValue = (value: unknown): unknown => {
    if (typeof value === "string") return inText(value);
    if (Array.isArray(value)) return value.map(inValue);
    if (value !== null && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inValue(each)]));
    return value;
  };
  return { values: inValue(values) as T, unknown: [...unknown] };
}
