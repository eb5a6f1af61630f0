import { redirect } from "@tanstack/react-router";
import { addresses } from "../../core/address/index.ts";
import type { Answer } from "../../core/contract/page.ts";
import { readWorkList } from "../../core/desk/index.ts";
import { contentTexts } from "../../texts/content.ts";
import { callQuery } from "../api/index.ts";
import type { PageInfo } from "../shell/page-info.ts";
import { required } from "./answered.ts";
import type { RouterContext } from "./context.ts";
import { deskAssessmentQuery, workListQuery } from "./desk-queries.ts";

type Loading = { readonly context: RouterContext; readonly location: { readonly href: string } };
type Loaded = Promise<{ readonly page: PageInfo }>;

const crumbs = [
  { text: contentTexts.home, href: addresses.home },
  { text: contentTexts.desk, href: addresses.desk },
];

/**
 * The data that a desk page needs. A caller who is not signed in is sent to the login, also when the browser holds a seat. A caller
 * who is signed in without the role is led to 'Ingen tilgang'. docs/spec/content.md, Resolution
 */
async function requiredAtDesk<T>({ context, location }: Loading, answer: Answer<T>): Promise<T> {
  if (!answer.ok && answer.problem.status === 403) {
    const session = await context.client.ensureQueryData(callQuery(context.api, "getSession", {}));
    if (session.ok && session.value.user === null)
      throw redirect({ href: addresses.login(location.href), reloadDocument: true });
  }
  return required(answer, location.href);
}

export async function loadWorkList(loading: Loading & { readonly deps: Readonly<Record<string, unknown>> }): Loaded {
  const { api, client } = loading.context;
  await requiredAtDesk(loading, await client.ensureQueryData(workListQuery(api, readWorkList(loading.deps))));
  return { page: { title: contentTexts.desk, noindex: true, crumbs } };
}

export async function loadDeskAssessment(loading: Loading & { readonly params: { readonly number: string } }): Loaded {
  const { api, client } = loading.context;
  const answer = await client.ensureQueryData(deskAssessmentQuery(api, loading.params.number));
  const { title, id } = await requiredAtDesk(loading, answer);
  const crumb = { text: title, href: addresses.deskAssessment(id) };
  return { page: { title, noindex: true, crumbs: [...crumbs, crumb] } };
}
