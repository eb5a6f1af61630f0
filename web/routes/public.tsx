import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { addresses, routePaths } from "../../core/address/index.ts";
import { treePath } from "../../core/content/index.ts";
import type { ContentModel } from "../../core/contract/index.ts";
import type { SiteView } from "../../core/contract/page.ts";
import { contentTexts } from "../../texts/content.ts";
import { callQuery } from "../api/api.ts";
import { type LoadedView, loadView } from "../content/views.ts";
import type { PageInfo } from "../shell/head.ts";
import { required } from "./answered.ts";
import { readingRoutes } from "./reading.tsx";
import { type RouterContext, rootRoute } from "./root.tsx";

/** The content at an address. One that has moved answers with its new one. */
async function loadContent({
  context,
  location,
}: {
  context: RouterContext;
  location: { pathname: string; href: string };
}) {
  const query = { contentUrl: location.pathname, matchExact: "true", expand: "*" } as const;
  const asked = context.client.fetchQuery(callQuery(context.api, "findContent", { query }));
  const [content] = await required(asked, location.href);
  if (!content) throw redirect({ to: addresses.notFound });
  if (treePath(content.url) !== treePath(location.pathname)) throw redirect({ href: content.url, statusCode: 301 });
  const { module, View } = await loadView(content);
  return { content, View, page: { ...contentPageInfo(content, context.site), ...(module ? { module } : {}) } };
}

type ContentScreenProps = { readonly content: ContentModel; readonly View: LoadedView["View"] };

// A page of the same type as the one before it starts anew: its form is another form.
const ContentScreen = ({ content, View }: ContentScreenProps) => <View key={content.url} content={content} />;

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { name: contentTexts.home },
  loader: loadContent,
  component: () => <ContentScreen {...homeRoute.useLoaderData()} />,
});

const contentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  staticData: { name: contentTexts.contentPage },
  loader: loadContent,
  component: () => <ContentScreen {...contentRoute.useLoaderData()} />,
});

/** The document title and the social title are the page's name; on the start page the site's. docs/spec/site.md, Titles */
function contentPageInfo(content: ContentModel, site: SiteView): PageInfo {
  const description = plainText(content.introduction);
  return {
    title: content.url === "/" ? site.name : content.name,
    crumbs: content.breadcrumb.map((crumb, at) => (at === 0 ? { ...crumb, text: contentTexts.home } : crumb)),
    canonical: content.url,
    // The front page has the search in its first panel.
    ...(content.url === "/" && content.contentType.at(-1) === "StartPage" ? { query: "" } : {}),
    ...(description ? { description } : {}),
  };
}

const plainText = (html: unknown): string =>
  typeof html === "string"
    ? html
        .replace(/<[^>]*>/g, " ")
        .replaceAll("&amp;", "&")
        .replace(/\s+/g, " ")
        .trim()
        .slice(0, 300)
    : "";

const screen = () => import("../public/search/search-page.tsx");

/** The search page. Lazy: other public pages do not carry it. Its address mirrors the search. */
const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routePaths.search,
  staticData: { module: "web/public/search/search-page.tsx", name: contentTexts.search },
  // Read by the loader and the screen, so that other pages do not carry the search's rules.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: async (loading) => (await screen()).loadSearch(loading),
  component: lazyRouteComponent(screen, "SearchPage"),
});

export const publicRoutes = [homeRoute, searchRoute, ...readingRoutes, contentRoute];

const errorScreens = "web/public/error/error-screens.tsx";
const errorScreen = (name: "AccessDeniedScreen" | "NotFoundScreen") =>
  lazyRouteComponent(() => import("../public/error/error-screens.tsx"), name);

const pageOf = (title: string, status: 403 | 404): { page: PageInfo } => ({
  page: {
    title,
    status,
    module: errorScreens,
    noindex: true,
    crumbs: [{ text: contentTexts.home, href: addresses.home }],
  },
});

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: addresses.notFound,
  loader: () => pageOf(contentTexts.notFound.heading, 404),
  component: errorScreen("NotFoundScreen"),
});

const accessDeniedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: addresses.accessDenied,
  loader: () => pageOf(contentTexts.accessDenied.heading, 403),
  component: errorScreen("AccessDeniedScreen"),
});

export const errorRoutes = [notFoundRoute, accessDeniedRoute];
