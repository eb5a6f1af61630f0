import { createRoute, redirect } from "@tanstack/react-router";
import { addresses } from "../../core/address/index.ts";
import { treePath } from "../../core/content/index.ts";
import type { ContentModel } from "../../core/contract/index.ts";
import { callQuery } from "../api/index.ts";
import { type LoadedView, loadView } from "../content/index.ts";
import { required } from "./answered.ts";
import { contentPageInfo } from "./content-page-info.ts";
import type { RouterContext } from "./context.ts";
import { readingRoutes } from "./reading.tsx";
import { rootRoute } from "./root.tsx";
import { searchRoute } from "./search.tsx";

/** The content at an address. One that has moved answers with its new one. */
async function loadContent({
  context,
  location,
}: {
  context: RouterContext;
  location: { pathname: string; href: string };
}) {
  const query = { contentUrl: location.pathname, matchExact: "true", expand: "*" } as const;
  const answer = await context.client.ensureQueryData(callQuery(context.api, "findContent", { query }));
  const [content] = required(answer, location.href);
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
  loader: loadContent,
  component: () => <ContentScreen {...homeRoute.useLoaderData()} />,
});

const contentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  loader: loadContent,
  component: () => <ContentScreen {...contentRoute.useLoaderData()} />,
});

export const publicRoutes = [homeRoute, searchRoute, ...readingRoutes, contentRoute];
