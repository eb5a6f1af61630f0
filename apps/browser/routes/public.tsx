import { createRoute, redirect } from "@tanstack/react-router";
import { addresses, routePaths } from "../../../features/address/rules/index.ts";
import type { ContentModel } from "../../../features/api/index.ts";
import { treePath } from "../../../features/content/rules/index.ts";
import { contentTexts } from "../../../features/content/texts.ts";
import type { SiteView } from "../../../features/site/calls-page.ts";
import { required } from "../../../features/site/views/required.ts";
import type { PageInfo } from "../../../features/site/views/shell/head.ts";
import { callQuery } from "../../../platform/browser/api/api.ts";
import { wordsOfHtml } from "../../../platform/pure/html/index.ts";
import { readingRoutes } from "./reading.tsx";
import { type RouterContext, screenRoute } from "./root.tsx";
import { type LoadedView, loadView } from "./views.ts";

type Loading = {
  readonly context: RouterContext;
  readonly location: { readonly pathname: string; readonly searchStr: string; readonly href: string };
};

/** The content at an address. One that has moved answers with its new one. */
async function loadContent({ context, location: { pathname, searchStr, href } }: Loading) {
  const address = pathname + searchStr;
  // The call refuses a longer one.
  const query = { contentUrl: address.slice(0, 2000), expand: "*" };
  const asked = context.client.fetchQuery(callQuery(context.api, "findContent", { query }));
  const [content] = await required(asked, href);
  if (!content) throw redirect({ to: addresses.notFound });
  if (treePath(content.url) !== treePath(pathname)) {
    throw redirect({ href: content.url + searchStr, statusCode: 301 });
  }
  const { modules, View } = await loadView(content);
  return { content, View, page: { ...contentPageInfo(content, context.site), modules } };
}

type ContentScreenProps = { readonly content: ContentModel; readonly View: LoadedView["View"] };

// A page of the same type as the one before it starts again: its form is another form.
const ContentScreen = ({ content, View }: ContentScreenProps) => <View key={content.url} content={content} />;

const homeRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: "/",
  staticData: { name: contentTexts.home },
  loader: (loading) => loadContent(loading),
  component: () => <ContentScreen {...homeRoute.useLoaderData()} />,
});

const contentRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: "$",
  staticData: { name: contentTexts.contentPage },
  loader: (loading) => loadContent(loading),
  component: () => <ContentScreen {...contentRoute.useLoaderData()} />,
});

/** The document title and the social title are the page's name; on the start page the site's. features/site/README.md */
function contentPageInfo(content: ContentModel, site: SiteView): PageInfo {
  const introduction = content.introduction ?? content.methodSummary;
  const description = typeof introduction === "string" ? wordsOfHtml(introduction, " ").slice(0, 300) : "";
  const isFront = content.contentType.includes("StartPage");
  return {
    title: content.url === "/" ? site.name : content.name,
    crumbs: content.breadcrumb.map((crumb, at) => (at === 0 ? { ...crumb, text: contentTexts.home } : crumb)),
    canonical: content.url,
    ...(content.contentType[0] === "Block" ? { noindex: true } : {}),
    // The front page has the search in its first panel.
    ...(isFront ? { query: "" } : {}),
    ...(description ? { description } : {}),
  };
}

const screen = () => import("../../../features/search/views/search-page.tsx");

/** The search page. Lazy: other public pages do not carry it. Its address mirrors the search. */
const searchRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: routePaths.search,
  staticData: { name: contentTexts.search },
  // Read by the loader and the screen, so that other pages do not carry the search's rules.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async (loading) => {
    const { loadSearch, SearchPage } = await screen();
    return { ...(await loadSearch(loading)), SearchPage };
  },
  component: () => {
    const { SearchPage, ...loaded } = searchRoute.useLoaderData();
    return <SearchPage {...loaded} />;
  },
});

export const publicRoutes = [homeRoute, searchRoute, ...readingRoutes, contentRoute];

const message = () => import("../../../features/site/views/error/error-screens.tsx");

const notFoundRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: addresses.notFound,
  loader: async ({ context }) => (await message()).loadMessage(context, 404),
  component: () => {
    const { Screen, ...shown } = notFoundRoute.useLoaderData();
    return <Screen {...shown} />;
  },
});

const accessDeniedRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: addresses.accessDenied,
  loader: async ({ context }) => (await message()).loadMessage(context, 403),
  component: () => {
    const { Screen, ...shown } = accessDeniedRoute.useLoaderData();
    return <Screen {...shown} />;
  },
});

export const errorRoutes = [notFoundRoute, accessDeniedRoute];
