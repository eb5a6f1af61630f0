/** 43 signs of base64url: the secret of a link, `#k=<secret>`. */
const SECRET = "k(?:=|%(?:25)*3D)([\\w-]{43})(?![\\w-])";
const inQuery = new RegExp(`(?:%(?:25)*23|([?&])(?:amp;)?)${SECRET}`, "i");
const inFragment = new RegExp(`#.*?\\b${SECRET}`, "i");

/**
 * The address of a link whose fragment a mail gateway made part of the query (`%23k=`, also encoded twice), with the secret in the
 * fragment again, where no server and no log sees it; null for an address without a secret in its query.
 * @param url path and query
 */
export function withSecretInFragment(url: string): string | null {
  const found = inQuery.exec(url);
  if (!found) return null;
  const [whole, sign = "", secret] = found;
  const before = url.slice(0, found.index);
  const after = url.slice(found.index + whole.length);
  return `${before}${sign === "?" && after.startsWith("&") ? `?${after.slice(1)}` : after}#k=${secret}`;
}

/**
 * The secret in a fragment, also when a mail program has added a punctuation mark; null without one. A value of `k` that is not a secret is
 * returned unchanged, so that the page says that the link does not work.
 * @param hash with its `#`
 */
export const secretInFragment = (hash: string): string | null =>
  inFragment.exec(hash)?.[1] ?? new URLSearchParams(hash.slice(1)).get("k");
