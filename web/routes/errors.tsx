import { createRoute } from "@tanstack/react-router";
import { addresses } from "../../core/address/index.ts";
import { contentTexts } from "../../texts/content.ts";
import { AccessDeniedScreen, NotFoundScreen } from "../public/error/error-screens.tsx";
import type { PageInfo } from "../shell/head.ts";
import { rootRoute } from "./root.tsx";

const pageOf = (title: string, status: 403 | 404): { page: PageInfo } => ({
  page: { title, status, noindex: true, crumbs: [{ text: contentTexts.home, href: addresses.home }] },
});

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: addresses.notFound,
  loader: () => pageOf(contentTexts.notFound.heading, 404),
  component: NotFoundScreen,
});

const accessDeniedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: addresses.accessDenied,
  loader: () => pageOf(contentTexts.accessDenied.heading, 403),
  component: AccessDeniedScreen,
});

export const errorRoutes = [notFoundRoute, accessDeniedRoute];
