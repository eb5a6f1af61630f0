const REFERENCE = /\b(content|media):([\w.-]{1,100})/g;

/** A place in an area where a shared block stands: `ref` is what that is called. */
const isShared = (value: unknown): value is { readonly ref: string | number } =>
  value !== null &&
  typeof value === "object" &&
  "type" in value &&
  "ref" in value &&
  (typeof value.ref === "string" || typeof value.ref === "number");

/**
 * Rewrites the references to pages, shared blocks and files in everything that a page
 * holds. They are stored numbers, or the sender's own names. A reference that `named`
 * does not find becomes an empty text. A shared block that it does not find is removed.
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
  const inArea = (value: unknown): readonly unknown[] => {
    if (!isShared(value)) return [inValue(value)];
    const { ref, ...place } = value;
    const name = named("content", String(ref));
    if (name === null) unknown.add(`content:${ref}`);
    return name === null ? [] : [{ ...place, ref: /^[1-9]\d{0,14}$/.test(name) ? Number(name) : name }];
  };
  const inValue = (value: unknown): unknown => {
    if (typeof value === "string") return inText(value);
    if (Array.isArray(value)) return value.flatMap(inArea);
    if (value !== null && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inValue(each)]));
    return value;
  };
  return { values: inValue(values) as T, unknown: [...unknown] };
}
