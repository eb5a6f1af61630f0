import { treePath } from "./page-tree.ts";

/** The longest old address that is kept. */
const OLD_ADDRESS_MAX = 300;
/** No page stands so deep that its address has more parts. */
const PARTS_MAX = 50;

/**
 * Normalises an old address that an editor typed to the form of the page tree: from the root, decoded, in lower case, with a slash at each
 * end. Null for a text that is not a path of a site, has a query or a fragment, or is the site's root.
 */
export function oldAddressFrom(text: string): string | null {
  const typed = text.trim();
  if (!/^\/[^/?#\\][^?#\\]*$/.test(typed) || typed.length > OLD_ADDRESS_MAX || !typed.isWellFormed()) return null;
  const path = treePath(typed);
  const parts = path.split("/").slice(1, -1);
  const isPath = parts.length <= PARTS_MAX && parts.every((part) => part !== "." && part !== "..");
  // The decoded path must stay the same when it is decoded again.
  return isPath && treePath(path) === path && !/\p{Cc}/u.test(path) ? path : null;
}
