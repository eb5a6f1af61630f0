import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { addresses, asksEditMode, feedPaths, PAGE_IN_FEED } from "../../features/address/rules/index.ts";
import type { ContentModel } from "../../features/content/calls.ts";
import { notificationHead } from "../../features/notification/views/notification-head.ts";
import type { AssessmentView } from "../../features/reading/calls.ts";
import { recordHead } from "../../features/reading/views/record-head.ts";
import { searchAction } from "../../features/search/views/search-action.ts";
import type { PostedForm, RenderedPage, SaidInstead, SiteView } from "../../features/site/calls-page.ts";
import { headHtml, type PageInfo, pageInfoOf } from "../../features/site/views/shell/head.ts";
import type { Api } from "../../platform/browser/api/api.ts";
import { loadOnServer } from "../../platform/browser/router-internals.ts";
import { escapeHtml } from "../../platform/pure/html/index.ts";
import { inPlace } from "../../platform/pure/moved/index.ts";
import { answersIn, PAGE_DATA_ID, type PageData, ROOT_ID } from "./page-data.ts";
import { Providers } from "./providers.tsx";
import { createAppRouter, newQueryClient } from "./router.tsx";
import { wingRoutes } from "./routes/wings.tsx";

/** Tags for a page's scripts and styles, by the source paths of its lazy screens. `features/page/server/page-assets.ts` */
export type PageAssets = { tags(modules: readonly string[], script: "at once" | "on touch" | "never"): string };

export type PageAsk = {
  /** Path and query. */
  readonly url: string;
  readonly api: Api;
  readonly site: SiteView;
  readonly assets: PageAssets;
  readonly posted?: PostedForm | null;
  /** Said in place of what stands at the address. Such a page has styles and no script. */
  readonly said?: SaidInstead;
  /** Waited for before the markup is made: it takes the processor for a while. */
  readonly turn: () => Promise<void>;
};

/** The page at an address as a whole document. Holds no nonce and no time, so the same answers give the same bytes. */
export async function render({ url, api, site, assets, posted = null, said, turn }: PageAsk): Promise<RenderedPage> {
  const client = newQueryClient();
  const router = createAppRouter(
    { api, client, site, posted, said },
    [wingRoutes],
    createMemoryHistory({ initialEntries: [url] }),
  );
  const loaded = await loadOnServer(router);
  if (loaded.kind === "redirect") return { ...loaded, location: inPlace(site.moved, loaded.location) };
  await turn();
  const body = renderToString(
    <Providers client={client} api={api} site={site}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const { matches } = router.state;
  const page = pageInfoOf(matches, { title: site.name, crumbs: [] });
  const modules = [...matches.map(({ staticData }) => staticData.module), page.module, ...(page.modules ?? [])].filter(
    (module) => module !== undefined,
  );
  if (said) {
    client.clear();
    const head = `${headHtml(page, site)}${assets.tags(modules, "never")}`;
    return { kind: "html", status: 410, html: documentOf(head, body, null) };
  }
  // The page beside the desk's form follows the form, and nobody touches it.
  const isOfReaders = !asksEditMode(url) && !matches.some(({ routeId }) => routeId === wingRoutes.id);
  const data: PageData = { site, posted, ...answersIn(client) };
  const [[, read] = []] = client.getQueriesData<AssessmentView>({ queryKey: ["readAssessment"] });
  const [[, [content] = []] = []] = client.getQueriesData<readonly ContentModel[]>({ queryKey: ["findContent"] });
  client.clear();
  const signposts = read ? recordHead(read, site.origin) : content ? notificationHead(content, site.origin) : "";
  const front = page.canonical === addresses.home ? searchAction(site) : "";
  const head = `${headHtml(page, site)}${feedLinks(page, site, content)}${front}${signposts}${assets.tags(modules, isOfReaders ? "on touch" : "at once")}`;
  return { kind: "html", status: page.status ?? loaded.status, html: documentOf(head, body, data) };
}

/** The feeds that a reader of the page may follow: of its search or the site, and of the content page itself. features/subscription/README.md */
const feedLinks = (
  { canonical, noindex, title }: PageInfo,
  { name }: SiteView,
  content: ContentModel | undefined,
): string => {
  if (noindex) return "";
  const links = (query: string, what: string) => {
    const link = (path: string, type: string) =>
      `<link rel="alternate" href="${escapeHtml(`${path}${query}`)}" type="${type}" title="${escapeHtml(what)}">`;
    return link(feedPaths.atom, "application/atom+xml") + link(feedPaths.json, "application/feed+json");
  };
  if (canonical?.startsWith(addresses.search)) return links(canonical.slice(addresses.search.length), name);
  return links("", name) + (content ? links(`?${PAGE_IN_FEED}=${content.contentLink.id}`, `${name}: ${title}`) : "");
};

const documentOf = (head: string, body: string, data: PageData | null): string =>
  `<!doctype html><html lang="${import.meta.env.VITE_LANGUAGE}" data-color-scheme="light"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<link rel="icon" href="/assets/minimetode/favicon.svg" type="image/svg+xml">` +
  `<link rel="search" href="/opensearch.xml" type="application/opensearchdescription+xml">${head}</head>` +
  `<body><div id="${ROOT_ID}">${body}</div>` +
  `${data ? `<script type="application/json" id="${PAGE_DATA_ID}">${inScript(data)}</script>` : ""}</body></html>`;

/** JSON that cannot end the script it stands in. */
const inScript = (data: PageData): string => JSON.stringify(data).replaceAll("<", "\\u003c");
