import type { Crumb } from "../ui/index.ts";

/** Head, breadcrumb and status of a page. Each route's loader returns one as `page`. */
export type PageInfo = {
  /** Document title and og:title. docs/spec/site.md, Titles */
  readonly title: string;
  /** From the start page down to this page. */
  readonly crumbs: readonly Crumb[];
  /** Path and query of the canonical address. Absent for pages without one. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** A sentence for search engines and shared links. */
  readonly description?: string;
  readonly status?: 403 | 404;
  /** The lazy screen's source path, for the server to link its styles and scripts. A route that always has the same says it in `staticData`. */
  readonly module?: string;
  /** What is searched for now, for the header's search field. */
  readonly query?: string;
};

type Match = { readonly loaderData?: unknown };

const hasPage = (data: unknown): data is { readonly page: PageInfo } =>
  typeof data === "object" && data !== null && "page" in data;

/** The innermost page of the matched routes. */
export function pageInfoOf(matches: readonly Match[], fallback: PageInfo): PageInfo {
  const data = matches.map((match) => match.loaderData).findLast(hasPage);
  return data?.page ?? fallback;
}
