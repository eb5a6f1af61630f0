/** Screens of a site that its editors moved: each one's own address, and the one it has. Both have a slash at each end. */
export type Moved = readonly (readonly [own: string, now: string])[];

/**
 * Where a screen is on a site, by its own address. features/address/README.md
 * @param from 1 for the other way: which own address a site's one means
 */
export function inPlace(moved: Moved, address: string, from: 0 | 1 = 0): string {
  for (const pair of moved)
    if (address.toLowerCase().startsWith(pair[from])) return pair[from ? 0 : 1] + address.slice(pair[from].length);
  return address;
}

/** The keys of answers under which addresses stand. */
const isAddressKey = (key: string): boolean => /(?:url|link|href)$/i.test(key);

/**
 * An answer whose links to the product's own screens lead to where a site has them now. Other values stay as they are, the answer itself
 * too when nothing was moved.
 */
export function linksInPlace<T>(moved: Moved, answer: T): T {
  // Only texts are replaced, and by texts: the type stays the same.
  return moved.length === 0 ? answer : (placed(moved, answer) as T);
}

function placed(moved: Moved, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => placed(moved, each));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === "string" && isAddressKey(key) ? inPlace(moved, each) : placed(moved, each),
    ]),
  );
}
