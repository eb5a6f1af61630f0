import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { decisionPath, routePaths } from "../../../features/address/rules/index.ts";
import { contentTexts } from "../../../features/content/texts.ts";
import { decisionPageName } from "../../../features/decision/texts-screens.ts";
import { screenRoute } from "./root.tsx";

// Each place that imports a file lists all that comes with it, in what every page loads: one place for each.
const loaders = () => import("./wing-loaders.ts");

/** Around the editor and the desk. Has no part in their addresses. */
const wingRoute = createRoute({
  getParentRoute: () => screenRoute,
  id: "wing",
  staticData: { module: "features/site/screens/wing-layout.tsx" },
  component: lazyRouteComponent(() => import("../../../features/site/screens/wing-layout.tsx"), "WingLayout"),
});

/** The tab's index, the open section, and which of the caller's own seats to show. They grant nothing. features/editor/README.md */
type EditSearch = {
  readonly tab?: number;
  readonly section?: string;
  readonly role?: string;
  readonly id?: string;
};

const word = (search: Record<string, unknown>, key: "section" | "role" | "id") => {
  const value = search[key];
  return typeof value === "string" && value !== "" ? { [key]: value } : {};
};

const validateSearch = (search: Record<string, unknown>): EditSearch => {
  const tab = typeof search.tab === "string" || typeof search.tab === "number" ? Number(search.tab) : Number.NaN;
  return {
    ...(Number.isInteger(tab) && tab >= 0 ? { tab } : {}),
    ...word(search, "section"),
    ...word(search, "role"),
    ...word(search, "id"),
  };
};

/** Lazy: a public page loads nothing of the editor. Without a seat it is the access page, so nothing here redirects. */
const editRoute = createRoute({
  getParentRoute: () => wingRoute,
  path: routePaths.edit,
  validateSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  staticData: { module: "features/editor/screens/page/editing-screen.tsx", name: contentTexts.edit },
  loader: async (loading) => (await loaders()).loadEditing(loading),
  component: lazyRouteComponent(
    () => import("../../../features/editor/screens/page/editing-screen.tsx"),
    "EditingScreen",
  ),
});

/** The caller's own assessments. Without a seat it says how to get in, so nothing here redirects. */
const myAssessmentsRoute = createRoute({
  getParentRoute: () => wingRoute,
  path: routePaths.myAssessments,
  staticData: { module: "features/assessment/screens/my-assessments.tsx", name: contentTexts.myAssessments },
  loader: async (loading) => (await loaders()).loadMyAssessments(loading),
  component: lazyRouteComponent(
    () => import("../../../features/assessment/screens/my-assessments.tsx"),
    "MyAssessmentsScreen",
  ),
});

/** The page that the link of a mail about a decision leads to. Its secret reaches no server with the address. */
const decisionRoute = createRoute({
  getParentRoute: () => wingRoute,
  path: decisionPath,
  staticData: { module: "features/decision/screens/decision-page.tsx", name: decisionPageName },
  loader: async () => (await loaders()).loadDecision(),
  component: lazyRouteComponent(() => import("../../../features/decision/screens/decision-page.tsx"), "DecisionScreen"),
});

const staticData = { module: "features/desk/screens/index.ts", name: contentTexts.desk };
const desk = () => import("../../../features/desk/screens/index.ts");

/** Around the desk's screens. Has no part in their addresses. */
const deskRoute = createRoute({
  getParentRoute: () => wingRoute,
  id: "desk",
  staticData,
  loader: async (loading) => (await loaders()).loadDeskPlaces(loading),
  component: lazyRouteComponent(desk, "DeskShell"),
});

const workListRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: routePaths.desk,
  // Read by the loader and the screen, so that public pages do not carry the desk's rules.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  staticData,
  loader: async (loading) => (await loaders()).loadWorkList(loading),
  component: lazyRouteComponent(desk, "WorkListScreen"),
});

const assessmentRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: routePaths.deskAssessment,
  staticData,
  loader: async (loading) => (await loaders()).loadDeskAssessment(loading),
  component: lazyRouteComponent(desk, "AssessmentScreen"),
});

const contentRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: routePaths.deskContent,
  staticData,
  loader: async (loading) => (await loaders()).loadDeskContent(loading),
  component: lazyRouteComponent(desk, "ContentScreen"),
});

const searchRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: routePaths.deskSearch,
  staticData,
  loader: async (loading) => (await loaders()).loadDeskSearch(loading),
  component: lazyRouteComponent(desk, "SearchDeskScreen"),
});

const templatesRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: routePaths.deskTemplates,
  staticData,
  loader: async (loading) => (await loaders()).loadDeskTemplates(loading),
  component: lazyRouteComponent(desk, "TemplatesScreen"),
});

const retractionsRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: routePaths.deskRetractions,
  staticData,
  loader: async (loading) => (await loaders()).loadDeskRetractions(loading),
  component: lazyRouteComponent(desk, "RetractionsScreen"),
});

const overviewRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: routePaths.deskOverview,
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  staticData,
  loader: async (loading) => (await loaders()).loadDeskOverview(loading),
  component: lazyRouteComponent(desk, "OverviewScreen"),
});

/** The editors' desk. Lazy: a public page loads nothing of it. */
const deskRoutes = deskRoute.addChildren([
  workListRoute,
  contentRoute,
  searchRoute,
  templatesRoute,
  retractionsRoute,
  overviewRoute,
  assessmentRoute,
]);

/** The editor and the desk are lazy: a public page loads none of them. */
export const wingRoutes = wingRoute.addChildren([myAssessmentsRoute, editRoute, decisionRoute, deskRoutes]);
