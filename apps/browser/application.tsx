import { RouterProvider } from "@tanstack/react-router";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isWingPlace } from "../../features/address/rules/index.ts";
import { publicPaths } from "../../features/api/public-paths.ts";
import { askAgain } from "../../features/site/views/ask-again.ts";
import { CONTENT_ID } from "../../features/site/views/frame.tsx";
import { followNavigation } from "../../features/site/views/shell/follow-navigation.ts";
import { applyHead, pageInfoOf, spokenTitle } from "../../features/site/views/shell/head.ts";
import { takeLinkClicks } from "../../features/site/views/shell/link-clicks.ts";
import { openBrowserApi } from "../../platform/browser/api/browser-api.ts";
import { sayAloud } from "../../platform/browser/navigation.ts";
import { loadForHydration } from "../../platform/browser/router-internals.ts";
import { PAGE_DATA_ID, type PageData, putAnswers, ROOT_ID, withProblems } from "./page-data.ts";
import { Providers } from "./providers.tsx";
import { createAppRouter, newQueryClient, type Wings } from "./router.tsx";
import "../../platform/ui/theme/index.css";

const read = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page lacks #${id}`);
  return element;
};

/**
 * Takes over the page that the server drew.
 * @param wings the routes of editor and desk, on a page of theirs. A readers' page leaves for them as for another site.
 */
export function startApplication(wings: Wings): void {
  const { site, posted, answers, problems }: PageData = JSON.parse(read(PAGE_DATA_ID).textContent ?? "");
  const client = newQueryClient();
  putAnswers(client, answers);
  const allPaths = async () => (await import("../../features/api/paths.ts")).paths;
  const api = withProblems(openBrowserApi(publicPaths, allPaths), problems);
  const router = createAppRouter({ api, client, site, posted }, wings);

  // Not awaited here: a screen's chunk may import from this one, and would wait for a module that waits for the screen.
  void loadForHydration(router).then(() => {
    startTransition(() => {
      hydrateRoot(
        read(ROOT_ID),
        <Providers client={client} api={api} site={site}>
          <RouterProvider router={router} />
        </Providers>,
      );
    });
    router.subscribe("onBeforeNavigate", ({ hrefChanged }) => hrefChanged && askAgain(client));
    takeLinkClicks((href) => {
      if (wings.length === 0 && isWingPlace(href)) window.location.assign(href);
      else void router.navigate({ href });
    });
    followNavigation(router, {
      contentId: CONTENT_ID,
      onArrived: () => {
        const page = pageInfoOf(router.state.matches, { title: site.name, crumbs: [] });
        applyHead(page, site);
        sayAloud(spokenTitle(page));
      },
    });
  });
}
