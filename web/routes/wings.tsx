import { createRoute } from "@tanstack/react-router";
import { contentTexts } from "../../texts/content.ts";
import { addresses } from "../paths.ts";
import type { PageInfo } from "../shell/page-info.ts";
import { editRoute } from "./edit.tsx";
import { rootRoute } from "./root.tsx";

const homeCrumb = { text: contentTexts.home, href: addresses.home };
const pageOf = (title: string, href: string): { page: PageInfo } => ({
  page: { title, noindex: true, crumbs: [homeCrumb, { text: title, href }] },
});

/** The editor and the desk are lazy: a public page loads none of them. */
const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/redaksjon",
  loader: () => pageOf(contentTexts.desk, addresses.desk),
  component: () => <h1 className="ds-heading">{contentTexts.desk}</h1>,
});

export const wingRoutes = [editRoute, deskRoute];
