import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { readWorkList, writeWorkList } from "../../core/desk/index.ts";
import { contentTexts } from "../../texts/content.ts";
import { type Answer, callQuery } from "../api/index.ts";
import { addresses } from "../paths.ts";
import type { PageInfo } from "../shell/page-info.ts";
import { required } from "./answered.ts";
import type { RouterContext } from "./context.ts";
import { deskAssessmentQuery, workListQuery } from "./desk-queries.ts";
import { wingRoute } from "./wing.tsx";

const module = "web/desk/index.ts";
const name = contentTexts.desk;
const crumbs = [
  { text: contentTexts.home, href: addresses.home },
  { text: contentTexts.desk, href: addresses.desk },
];

/**
 * What a desk page cannot do without. Somebody who only holds a seat, by a link in a mail, is not signed in: they are sent
 * to the login as those without a session are; somebody signed in without the role is told 'Ingen tilgang'.
 */
async function requiredAtDesk<T>({ api, client }: RouterContext, answer: Answer<T>, here: string): Promise<T> {
  if (!answer.ok && answer.problem.status === 403) {
    const session = await client.ensureQueryData(callQuery(api, "getSession", {}));
    if (session.ok && session.value.user === null)
      throw redirect({ href: addresses.login(here), reloadDocument: true });
  }
  return required(answer, here);
}

const workListRoute = createRoute({
  getParentRoute: () => wingRoute,
  path: "/redaksjon",
  validateSearch: (search: Record<string, unknown>) => writeWorkList(readWorkList(search)),
  loaderDeps: ({ search }) => search,
  staticData: { module, name },
  loader: async ({ context, deps, location }): Promise<{ page: PageInfo }> => {
    const query = workListQuery(context.api, readWorkList(deps));
    await requiredAtDesk(context, await context.client.ensureQueryData(query), location.href);
    return { page: { title: contentTexts.desk, noindex: true, crumbs } };
  },
  component: lazyRouteComponent(() => import("../desk/index.ts"), "WorkListScreen"),
});

const assessmentRoute = createRoute({
  getParentRoute: () => wingRoute,
  path: "/redaksjon/$number",
  staticData: { module, name },
  loader: async ({ context, params, location }): Promise<{ page: PageInfo }> => {
    const query = deskAssessmentQuery(context.api, params.number);
    const { title, id } = await requiredAtDesk(context, await context.client.ensureQueryData(query), location.href);
    const crumb = { text: title, href: addresses.deskAssessment(id) };
    return { page: { title, noindex: true, crumbs: [...crumbs, crumb] } };
  },
  component: lazyRouteComponent(() => import("../desk/index.ts"), "AssessmentScreen"),
});

/** The editors' desk. Lazy: a public page loads nothing of it. */
export const deskRoutes = [workListRoute, assessmentRoute];
