import { redirect } from "@tanstack/react-router";
import { accountTexts } from "../../../features/account/texts.ts";
import {
  addresses,
  contentAddresses,
  decisionPage,
  deskAddresses,
  mediaAddresses,
} from "../../../features/address/rules/index.ts";
import { contentTexts } from "../../../features/content/texts.ts";
import { contentScreenTexts } from "../../../features/content/texts-desk-screens.ts";
import { decisionPageName } from "../../../features/decision/texts-screens.ts";
import { readWorkList, type WorkListFilter } from "../../../features/desk/rules/index.ts";
import { authorTexts } from "../../../features/editor/texts.ts";
import { brokenLinkTexts } from "../../../features/link-check/texts.ts";
import { mediaTexts } from "../../../features/media/texts.ts";
import { type OverviewChoice, readChoice } from "../../../features/overview/rules/index.ts";
import { overviewTexts } from "../../../features/overview/texts.ts";
import { retractionDeskTexts } from "../../../features/retraction/texts-desk.ts";
import { searchDeskTexts } from "../../../features/search/texts-desk.ts";
import { required } from "../../../features/site/views/required.ts";
import type { PageInfo } from "../../../features/site/views/shell/head.ts";
import { templateTexts } from "../../../features/template/texts.ts";
import { termTexts } from "../../../features/term/texts.ts";
import { type Api, CallFailed, callQuery, unlessFailed } from "../../../platform/browser/api/api.ts";
import type { CallRequest } from "../../../platform/pure/contract/call.ts";
import type { RouterContext } from "./root.tsx";

type Loading = { readonly context: RouterContext; readonly location: { readonly href: string } };
type Loaded = Promise<{ readonly page: PageInfo }>;

const crumbs = [
  { text: contentTexts.home, href: addresses.home },
  { text: contentTexts.desk, href: addresses.desk },
];

/**
 * The data that a desk page needs. A caller who is not signed in is sent to the login, also when the browser holds a seat. A caller
 * who is signed in without the role is led to 'Ingen tilgang'. features/content/README.md
 * @param elsewhere where one belongs who works at this desk and may not have this
 */
const requiredAtDesk = <T>({ context, location }: Loading, asked: Promise<T>, elsewhere?: string): Promise<T> =>
  required(
    asked.catch(async (fault: unknown) => {
      if (!(fault instanceof CallFailed) || fault.problem.status !== 403) throw fault;
      const session = await unlessFailed(context.client.ensureQueryData(callQuery(context.api, "getSession", {})));
      if (session?.user === null) throw redirect({ href: addresses.login(location.href), reloadDocument: true });
      if (elsewhere && session?.user.roles[0]) throw redirect({ href: elsewhere });
      throw fault;
    }),
    location.href,
  );

/** The places beside the desk's screens: nobody waits for what fails, and the screen itself says who may not be here. */
export async function loadDeskPlaces({ context: { api, client } }: Pick<Loading, "context">): Promise<void> {
  const session = await unlessFailed(client.ensureQueryData(callQuery(api, "getSession", {})));
  if (!session?.user?.roles[0]) return;
  await Promise.all([
    unlessFailed(client.ensureQueryData(callQuery(api, "deskPages", {}))),
    unlessFailed(client.ensureQueryData(callQuery(api, "deskSites", {}))),
    unlessFailed(client.ensureQueryData(callQuery(api, "deskWaiting", {}))),
  ]);
}

export async function loadWorkList(loading: Loading & { readonly deps: Readonly<Record<string, unknown>> }): Loaded {
  const { api, client } = loading.context;
  const asked = client.ensureQueryData(workListQuery(api, readWorkList(loading.deps)));
  // An editor of the notification site alone gets 403 here and is redirected to the desk's page tree.
  await Promise.all([requiredAtDesk(loading, asked, contentAddresses.pages), loadWaiting(loading)]);
  return { page: { title: contentTexts.desk, lowFrame: true, noindex: true, crumbs } };
}

/** The waiting work. It is fetched again at every visit, because the editor may have done some of it meanwhile. */
const loadWaiting = ({ context: { api, client } }: Loading) =>
  unlessFailed(client.fetchQuery({ ...callQuery(api, "deskWaiting", {}), staleTime: 0 }));

export async function loadDeskAssessment(loading: Loading & { readonly params: { readonly number: string } }): Loaded {
  const { api, client } = loading.context;
  const asked = client.ensureQueryData(deskAssessmentQuery(api, loading.params.number));
  const { title, id } = await requiredAtDesk(loading, asked);
  const crumb = { text: title, href: addresses.deskAssessment(id) };
  return { page: { title, lowFrame: true, noindex: true, crumbs: [...crumbs, crumb] } };
}

/** The page tree, what administrators do, the media library, or the page whose number stands in the address. */
export async function loadDeskContent(
  loading: Loading & { readonly params: { readonly _splat?: string | undefined } },
): Loaded {
  const { api, client } = loading.context;
  const content = { text: contentScreenTexts.title, href: contentAddresses.pages };
  const at = (title: string, href: string) => ({
    page: { title, lowFrame: true, noindex: true, crumbs: [...crumbs, content, { text: title, href }] },
  });
  if (loading.params._splat?.startsWith("brukere")) {
    await requiredAtDesk(loading, client.ensureQueryData(accountsQuery(api, allAtDesk)));
    return at(accountTexts.title, contentAddresses.accounts);
  }
  if (loading.params._splat?.startsWith("logg")) {
    await requiredAtDesk(loading, client.ensureQueryData(logQuery(api, wholeLog)));
    return at(accountTexts.log.title, contentAddresses.log);
  }
  const nodes = await requiredAtDesk(loading, client.ensureQueryData(callQuery(api, "deskPages", {})));
  if (loading.params._splat?.startsWith("lenker")) {
    await client.ensureQueryData(callQuery(api, "deskBrokenLinks", {}));
    return at(brokenLinkTexts.title, contentAddresses.brokenLinks);
  }
  if (loading.params._splat?.startsWith("begreper")) return at(termTexts.title, deskAddresses.terms);
  if (loading.params._splat?.startsWith("filer")) {
    await client.ensureQueryData(mediaQuery(api, wholeLibrary));
    return at(mediaTexts.title, mediaAddresses.library);
  }
  const page = nodes.find(({ id }) => String(id) === (loading.params._splat ?? "").replace("/", ""));
  // The other sites stand above the tree.
  if (!page) await client.ensureQueryData(callQuery(api, "deskSites", {}));
  const crumb = page ? [{ text: page.name, href: contentAddresses.page(page.id) }] : [];
  const title = page?.name ?? contentScreenTexts.title;
  if (!page && loading.context.site.key === "metodevarsel") await loadWaiting(loading);
  return { page: { title, lowFrame: true, noindex: true, crumbs: [...crumbs, content, ...crumb] } };
}

export async function loadDeskSearch(loading: Loading): Loaded {
  const { api, client } = loading.context;
  await requiredAtDesk(loading, client.ensureQueryData(deskSearchQuery(api)));
  const { title } = searchDeskTexts;
  return {
    page: { title, lowFrame: true, noindex: true, crumbs: [...crumbs, { text: title, href: contentAddresses.search }] },
  };
}

export async function loadDeskRetractions(loading: Loading): Loaded {
  const { api, client } = loading.context;
  await requiredAtDesk(loading, client.ensureQueryData(callQuery(api, "deskRetractions", {})));
  const { title } = retractionDeskTexts;
  const crumb = { text: title, href: deskAddresses.retractions };
  return { page: { title, lowFrame: true, noindex: true, crumbs: [...crumbs, crumb] } };
}

export async function loadDeskOverview(
  loading: Loading & { readonly deps: Readonly<Record<string, unknown>> },
): Loaded {
  const { api, client } = loading.context;
  const asked = client.ensureQueryData(overviewQuery(api, readChoice(loading.deps)));
  await requiredAtDesk(loading, asked, contentAddresses.pages);
  const { title } = overviewTexts;
  const crumb = { text: title, href: deskAddresses.overview };
  return { page: { title, lowFrame: true, noindex: true, crumbs: [...crumbs, crumb] } };
}

const templatesCrumb = { text: templateTexts.title, href: deskAddresses.templates };

/** All templates, or the one that the address names. */
export async function loadDeskTemplates(
  loading: Loading & { readonly params: { readonly _splat?: string | undefined } },
): Loaded {
  const { api, client } = loading.context;
  const id = Number.parseInt(loading.params._splat ?? "", 10);
  if (Number.isNaN(id)) {
    await requiredAtDesk(loading, client.ensureQueryData(callQuery(api, "deskTemplates", {})), addresses.desk);
    return { page: { title: templateTexts.title, lowFrame: true, noindex: true, crumbs: [...crumbs, templatesCrumb] } };
  }
  const asked = client.ensureQueryData(callQuery(api, "deskTemplate", { params: { id } }));
  const { name } = await requiredAtDesk(loading, asked, addresses.desk);
  const crumb = { text: name, href: deskAddresses.template(id) };
  return { page: { title: name, lowFrame: true, noindex: true, crumbs: [...crumbs, templatesCrumb, crumb] } };
}

type AccountsAsked = CallRequest<"deskAccounts">["query"];
type LogAsked = CallRequest<"deskLog">["query"];
type MediaAsked = CallRequest<"deskMedia">["query"];
/** The queries that the administrators' screens start with. */
export const allAtDesk: AccountsAsked = { q: "", who: "desk", page: 1 };
export const wholeLog: LogAsked = { q: "", part: "", from: "", to: "" };
/** The query that the media library starts with. */
const wholeLibrary: MediaAsked = { q: "", page: 1 };
export const accountsQuery = (api: Api, query: AccountsAsked) => callQuery(api, "deskAccounts", { query });
const mediaQuery = (api: Api, query: MediaAsked) => callQuery(api, "deskMedia", { query });
export const logQuery = (api: Api, query: LogAsked) => callQuery(api, "deskLog", { query });

/** The desk's readings, shared by the routes' loaders and the screens. */
export const deskSearchQuery = (api: Api) => callQuery(api, "deskSearch", {});

export const workListQuery = (api: Api, filter: WorkListFilter) =>
  callQuery(api, "deskAssessments", { query: { ...filter } });

export const overviewQuery = (api: Api, choice: OverviewChoice) =>
  callQuery(api, "deskOverview", { query: { ...choice } });

export const deskAssessmentQuery = (api: Api, number: string) =>
  callQuery(api, "deskAssessment", { params: { id: number } });

export async function loadMyAssessments({ context }: Pick<Loading, "context">): Loaded {
  await context.client.ensureQueryData(callQuery(context.api, "myAssessments", {}));
  await unlessFailed(context.client.ensureQueryData(callQuery(context.api, "getContactAddress", {})));
  const title = contentTexts.myAssessments;
  const crumbs = [
    { text: contentTexts.home, href: addresses.home },
    { text: title, href: addresses.myAssessments },
  ];
  return { page: { title, noindex: true, crumbs } };
}

/** The same for every link, and for everybody. */
export async function loadDecision(): Loaded {
  const title = decisionPageName;
  const crumbs = [
    { text: contentTexts.home, href: addresses.home },
    { text: title, href: decisionPage },
  ];
  return { page: { title, noindex: true, crumbs } };
}

type EditingLoad = Pick<Loading, "context"> & {
  readonly params: { readonly number: string };
  readonly deps: { readonly tab?: number | undefined };
};

/** The part of the title is the open step, which is said when it changes. */
export async function loadEditing({ context, params, deps: { tab } }: EditingLoad): Loaded {
  const request = { params: { id: params.number } };
  const asked = callQuery(context.api, "getWorkingCopy", request);
  const details = await unlessFailed(context.client.ensureQueryData(asked));
  const title = details?.name ?? contentTexts.edit;
  const crumbs = [
    { text: contentTexts.home, href: addresses.home },
    { text: contentTexts.myAssessments, href: addresses.myAssessments },
    { text: title, href: addresses.edit(params.number) },
  ];
  const steps = details?.fieldGroups ?? [];
  const open = steps.findIndex(({ value }) => value === String(tab ?? 0));
  const step = steps[open] ?? steps[0];
  const part = step ? authorTexts.stepInTitle(Math.max(open, 0) + 1, steps.length, step.text) : contentTexts.editing;
  return { page: { title, part, lowFrame: true, noindex: true, crumbs } };
}
