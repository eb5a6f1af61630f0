import { escapeHtml } from "../../../platform/pure/html/index.ts";

export type MapEntry = { readonly address: string; readonly changed: Date };

/** The maximum number of entries in one site map file: sitemaps.org, Sitemap index. */
export const LISTED_MAX = 50_000;

const listing = (root: "urlset" | "sitemapindex", item: "url" | "sitemap", entries: readonly MapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(
      ({ address, changed }) =>
        `<${item}><loc>${escapeHtml(address)}</loc><lastmod>${changed.toISOString()}</lastmod></${item}>`,
    ),
    `</${root}>`,
    "",
  ].join("\n");

const newest = (entries: readonly MapEntry[]): Date =>
  new Date(entries.reduce((latest, { changed }) => Math.max(latest, changed.getTime()), 0));

/**
 * The site map, or an index of its parts where one file cannot list everything.
 * @param path of the site map; its parts are `?del=1`, `?del=2` …
 * @param part what the address asks for
 * @returns undefined for a part that does not exist
 */
export function mapPart(entries: readonly MapEntry[], path: string, part: unknown): string | undefined {
  const parts = Array.from({ length: Math.ceil(entries.length / LISTED_MAX) }, (_, at) =>
    entries.slice(at * LISTED_MAX, (at + 1) * LISTED_MAX),
  );
  if (part === undefined)
    return parts.length < 2
      ? listing("urlset", "url", entries)
      : listing(
          "sitemapindex",
          "sitemap",
          parts.map((each, at) => ({ address: `${path}?del=${at + 1}`, changed: newest(each) })),
        );
  const asked = typeof part === "string" && /^[1-9]\d{0,5}$/.test(part) ? parts[Number(part) - 1] : undefined;
  return asked && listing("urlset", "url", asked);
}
