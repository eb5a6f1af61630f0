import type { Place } from "./open.ts";
import * as store from "./redirect-store.ts";
import { addressIn, mapOf, type SitePage, subtreeOf } from "./site-pages.ts";

/** Addresses of one statement: PostgreSQL takes 65,535 values in one. */
const AT_ONCE = 1_000;

/**
 * Where a page that gets another place or name was, and all under it that readers have, leads to where they are now.
 * @param pages the site as it is before
 * @param moved what becomes different of the page
 */
export async function keepOldAddresses(
  { tx, siteId }: Pick<Place, "tx" | "siteId">,
  pages: readonly SitePage[],
  moved: Pick<SitePage, "number"> & Partial<Pick<SitePage, "parent" | "url_segment">>,
): Promise<void> {
  const before = mapOf(pages);
  const after = mapOf(pages.map((page) => (page.number === moved.number ? { ...page, ...moved } : page)));
  const known = subtreeOf(pages, moved.number).filter((number) => before.get(number)?.published_name != null);
  if (known.length === 0) return;
  for (let from = 0; from < known.length; from += AT_ONCE) {
    const some = known.slice(from, from + AT_ONCE);
    await store.insertRedirects(
      tx,
      siteId,
      some.map((content) => ({ path: addressIn(before, content), content })),
    );
    await store.deleteRedirects(
      tx,
      siteId,
      some.map((content) => ({ path: addressIn(after, content), content })),
    );
  }
}
