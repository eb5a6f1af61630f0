import { escapeHtml } from "../../../../platform/pure/html/index.ts";
import { inPlace, type Moved } from "../../../../platform/pure/moved/index.ts";
import type { Crumb } from "../../../../platform/ui/index.ts";

/** Head, breadcrumb and status of a page. Each route's loader returns one as `page`. */
export type PageInfo = {
  /** The name of the page: og:title, and in the document title between the open part and the site. */
  readonly title: string;
  /** The open part of the page: a tab, a search. */
  readonly part?: string;
  /** From the start page down to this page; addresses of screens are their own. */
  readonly crumbs: readonly Crumb[];
  /** Path and query of the canonical address, one of the `addresses`. Absent for pages without one. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** A sentence for search engines and shared links. */
  readonly description?: string;
  readonly status?: 403 | 404;
  /** The lazy screen's source path, for the server to link its styles and scripts. A route that always has the same says it in `staticData`. */
  readonly module?: string;
  /** The same, when there are several. */
  readonly modules?: readonly string[];
  /** The current search query, for the header's search field. */
  readonly query?: string;
  /** True where the frame leaves the height to the page: the editor. */
  readonly lowFrame?: boolean;
};

type Match = { readonly loaderData?: unknown };

const hasPage = (data: unknown): data is { readonly page: PageInfo } =>
  typeof data === "object" && data !== null && "page" in data;

/** The innermost page of the matched routes. */
export function pageInfoOf(matches: readonly Match[], fallback: PageInfo): PageInfo {
  const data = matches.map((match) => match.loaderData).findLast(hasPage);
  return data?.page ?? fallback;
}

/** The tags of the head besides the title, for the server's markup and for navigations in the browser. */
type HeadTag =
  | { readonly tag: "meta"; readonly key: "name" | "property"; readonly name: string; readonly content: string }
  | { readonly tag: "link"; readonly rel: string; readonly href: string };

const meta = (key: "name" | "property", name: string, content: string): HeadTag => ({
  tag: "meta",
  key,
  name,
  content,
});

/** @param site.origin without a slash at the end */
function headTags(
  page: PageInfo,
  site: { readonly name: string; readonly origin: string; readonly moved: Moved },
): readonly HeadTag[] {
  const canonical = page.canonical === undefined ? null : `${site.origin}${inPlace(site.moved, page.canonical)}`;
  return [
    meta("property", "og:title", page.title),
    meta("property", "og:site_name", site.name),
    meta("property", "og:type", "website"),
    meta("property", "og:locale", "nb_NO"),
    ...(page.description ? [meta("name", "description", page.description)] : []),
    ...(page.description ? [meta("property", "og:description", page.description)] : []),
    ...(page.noindex ? [meta("name", "robots", "noindex")] : []),
    ...(canonical ? [meta("property", "og:url", canonical)] : []),
    ...(canonical ? [{ tag: "link", rel: "canonical", href: canonical } as const] : []),
  ];
}

/** Marks the tags that a navigation replaces. */
const OWN = "data-page";

/** `<name> – <part> – <site>`; the site's front page is called as the site. */
export const documentTitle = ({ part, title }: PageInfo, site: { readonly name: string }): string =>
  [title, part, title === site.name ? "" : site.name].filter(Boolean).join(" – ");

/** Said after a navigation: the part that was opened, else the beginning of the name. */
export const spokenTitle = ({ part, title }: PageInfo): string =>
  part ?? (title.length > LONGEST_SPOKEN ? `${title.slice(0, LONGEST_SPOKEN).trimEnd()} …` : title);

/** Characters. A name may be longer than anybody listens to. */
const LONGEST_SPOKEN = 80;

/** The tags as HTML, title included. */
export const headHtml = (page: PageInfo, site: Parameters<typeof headTags>[1]): string =>
  [`<title>${escapeHtml(documentTitle(page, site))}</title>`, ...headTags(page, site).map(tagHtml)].join("");

const tagHtml = (tag: HeadTag): string =>
  tag.tag === "meta"
    ? `<meta ${OWN} ${tag.key}="${escapeHtml(tag.name)}" content="${escapeHtml(tag.content)}">`
    : `<link ${OWN} rel="${tag.rel}" href="${escapeHtml(tag.href)}">`;

/** A link in the head that the server alone writes: a navigation in the browser leaves it. */
export const linkTag = (rel: string, href: string, type: string | null = null): string =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${type === null ? "" : ` type="${type}"`}>`;

/** Updates the document's head after a navigation in the browser. */
export function applyHead(page: PageInfo, site: Parameters<typeof headTags>[1]): void {
  document.title = documentTitle(page, site);
  for (const old of document.head.querySelectorAll(`[${OWN}]`)) old.remove();
  for (const tag of headTags(page, site)) {
    const element = document.createElement(tag.tag);
    element.setAttribute(OWN, "");
    if (tag.tag === "meta") {
      element.setAttribute(tag.key, tag.name);
      element.setAttribute("content", tag.content);
    } else {
      element.setAttribute("rel", tag.rel);
      element.setAttribute("href", tag.href);
    }
    document.head.append(element);
  }
}
