import { createRoute } from "@tanstack/react-router";
import { addresses, routePaths } from "../../../features/address/rules/index.ts";
import { contentTexts } from "../../../features/content/texts.ts";
import type { AssessmentView } from "../../../features/reading/calls.ts";
import {
  type ReadingSearch,
  readingRequest,
  readReadingSearch,
} from "../../../features/reading/views/reading-address.ts";
import { required } from "../../../features/site/views/required.ts";
import type { PageInfo } from "../../../features/site/views/shell/head.ts";
import { callQuery, unlessFailed } from "../../../platform/browser/api/api.ts";
import type { Crumb } from "../../../platform/ui/index.ts";
import type { RarePath } from "./rare-reading.tsx";
import { type RouterContext, screenRoute } from "./root.tsx";

type Loading = {
  readonly context: RouterContext;
  readonly deps: ReadingSearch;
  readonly location: { readonly href: string };
};

const SCREEN = "features/reading/views/reading-screen.tsx";

const loadAssessment =
  (preview: boolean) =>
  async ({ context, deps, location }: Loading) => {
    const asked = callQuery(context.api, "readAssessment", readingRequest(deps, preview));
    const read = await required(context.client.ensureQueryData({ ...asked, revalidateIfStale: true }), location.href);
    const { id } = read.contentLink;
    const here = preview ? addresses.preview(id) : addresses.assessment(id);
    const above = read.under === undefined ? null : await loadAbove(context, read.under);
    const { loadParts, ReadingScreen } = await import("../../../features/reading/views/reading-screen.tsx");
    const Screen = preview
      ? (await import("../../../features/reading/screens/preview-screen.tsx")).PreviewScreen
      : ReadingScreen;
    const modules = await loadParts(read);
    const page: PageInfo = {
      modules,
      title: read.heading,
      ...partOf(read, deps, preview),
      // Cards are noindex, and so is an edition that is not the newest. features/publication/README.md
      noindex: read.shows !== "published" || read.edition?.version !== read.edition?.newest,
      canonical: addresses.assessment(id),
      crumbs: [
        { text: contentTexts.home, href: addresses.home },
        ...(above ?? [{ text: contentTexts.search, href: addresses.search }]),
        { text: read.heading, href: here },
      ],
    };
    return { Screen, page };
  };

/** The way from the front page to the page that an assessment stands under; null when the reader may not open it. */
async function loadAbove({ api, client }: RouterContext, id: number): Promise<readonly Crumb[] | null> {
  const asked = callQuery(api, "getContent", { params: { id }, query: { select: "name" } });
  const page = await unlessFailed(client.ensureQueryData({ ...asked, revalidateIfStale: true }));
  return page?.breadcrumb.slice(1) ?? null;
}

/** The open tab's name, and that it is the preview or the print version. */
function partOf({ fieldGroups }: AssessmentView, { tab, print }: ReadingSearch, preview: boolean): { part?: string } {
  const open = fieldGroups.find(({ value }) => value === String(tab)) ?? fieldGroups[0];
  const parts = [preview ? contentTexts.preview : "", print ? contentTexts.printable : (open?.text ?? "")];
  const part = parts.filter(Boolean).join(": ");
  return part === "" ? {} : { part };
}

/** The open section only decides what is shown of what was loaded, and no tab is the first tab. */
const loaded = ({ search: { section: _, tab = 0, ...asked } }: { search: ReadingSearch }): ReadingSearch => ({
  ...asked,
  tab,
});

const readingRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: routePaths.reading,
  staticData: { module: SCREEN, name: contentTexts.assessment },
  validateSearch: readReadingSearch,
  loaderDeps: loaded,
  loader: loadAssessment(false),
  component: () => {
    const { Screen } = readingRoute.useLoaderData();
    return <Screen search={readingRoute.useSearch()} path={addresses.reading} />;
  },
});

const previewRoute = createRoute({
  getParentRoute: () => screenRoute,
  path: routePaths.preview,
  staticData: { module: SCREEN, name: contentTexts.preview },
  validateSearch: readReadingSearch,
  loaderDeps: loaded,
  loader: loadAssessment(true),
  component: () => {
    const { Screen } = previewRoute.useLoaderData();
    return <Screen search={previewRoute.useSearch()} path={addresses.previewing} />;
  },
});

/** A page about an edition that few readers open. Lazy, with its loader, so that other public pages carry neither. */
const rareRoute = (path: RarePath) => {
  const route = createRoute({
    getParentRoute: () => screenRoute,
    path,
    validateSearch: (search: Record<string, unknown>) => search,
    loaderDeps: ({ search }) => search,
    loader: async (loading) => (await import("./rare-reading.tsx")).rarePages[path](loading),
    component: () => route.useLoaderData().shown,
  });
  return route;
};

export const readingRoutes = [
  readingRoute,
  rareRoute(routePaths.editionChanges),
  rareRoute(routePaths.decisionSheet),
  previewRoute,
];
