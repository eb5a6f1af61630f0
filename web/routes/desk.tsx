import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { routePaths } from "../../core/address/index.ts";
import { contentTexts } from "../../texts/content.ts";
import { wingRoute } from "./wing.tsx";

const staticData = { module: "web/desk/index.ts", name: contentTexts.desk };
const loaders = () => import("./desk-loaders.ts");

const workListRoute = createRoute({
  getParentRoute: () => wingRoute,
  path: routePaths.desk,
  // Read by the loader and the screen, so that public pages do not carry the desk's rules.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  staticData,
  loader: async (loading) => (await loaders()).loadWorkList(loading),
  component: lazyRouteComponent(() => import("../desk/index.ts"), "WorkListScreen"),
});

const assessmentRoute = createRoute({
  getParentRoute: () => wingRoute,
  path: routePaths.deskAssessment,
  staticData,
  loader: async (loading) => (await loaders()).loadDeskAssessment(loading),
  component: lazyRouteComponent(() => import("../desk/index.ts"), "AssessmentScreen"),
});

/** The editors' desk. Lazy: a public page loads nothing of it. */
export const deskRoutes = [workListRoute, assessmentRoute];
