import { inPlace } from "../../../platform/pure/moved/index.ts";
import type { InProcess } from "../../../platform/server/http/in-process.ts";
import type { ProblemsIn } from "../../../platform/server/http/problem.ts";
import type { Caller, Db } from "../../../platform/server/http/work.ts";
import type { Subject } from "../../../platform/server/subject.ts";
import { type Actor, anonymous, assessmentSite, worksAtDesk } from "../../access/rules/index.ts";
import {
  addresses,
  contentAddresses,
  isAssessmentPlace,
  isPrivatePlace,
  isSecretPlace,
} from "../../address/rules/index.ts";
import type { PostedForm, Problem, RenderedPage, SiteView } from "../../api/index.ts";
import { treePath } from "../../content/rules/index.ts";
import {
  draftKeyIn,
  draftSettings,
  movedAddress,
  noteFollowed,
  type SettingsShown,
  shownSettings,
  type Trees,
} from "../../content/server/index.ts";
import { holdsTriageAnswers } from "../../intro/rules/index.ts";
import type { SiteInfo, SiteInfos } from "../../site/server/index.ts";
import { encodedBody } from "./encoded-body.ts";
import { goneMessage } from "./gone-message.ts";
import { type AnonymousPage, keptAddress } from "./kept-front.ts";
import { leadsNowhere, meantAddress } from "./meant-address.ts";
import { faultDocument, unavailableDocument } from "./message-document.ts";
import { renderingApi } from "./page-api.ts";
import { createPageMemory, type Made, type PageMemory } from "./page-memory.ts";
import type { Renderer } from "./renderer.ts";
import { movedAssessment } from "./store.ts";
import type { Turns } from "./turns.ts";

/** 64 MB of uncompressed pages: a few thousand. */
const MEMORY_BYTES = 64 * 1024 * 1024;

export type AnonymousPages = PageMemory<AnonymousPage, RenderedPage>;
export const openPageMemory = (): AnonymousPages => createPageMemory(MEMORY_BYTES);

type Needs = {
  readonly renderer: Renderer;
  readonly inProcess: InProcess;
  readonly problems: ProblemsIn;
  readonly turns: Turns;
  readonly trees: Trees;
  readonly sites: SiteInfos;
  readonly settingsShown: SettingsShown;
  readonly db: Db;
  /** Null: every page is rendered again. */
  readonly memory: AnonymousPages | null;
  /** The address of the assessment site. */
  readonly publicUrl: string;
};

/** A page that everybody without a session gets, one that is this caller's alone, or none because this caller asks too often. */
export type PageAnswer =
  | { readonly kind: "kept"; readonly page: AnonymousPage; readonly address: string }
  | { readonly kind: "too-many"; readonly retryAfter: number }
  | { readonly kind: "own"; readonly page: RenderedPage };

export type Pages = {
  /**
   * @param url path and query
   * @param waitFor asked before a page is rendered, and for an odd address: one of a kept page, which takes the long way to it, or one
   * where nothing is. Never for a kept page at its own: how many seconds the caller must wait first, or 0
   */
  page(url: string, caller: Caller, waitFor: (what: "rendering" | "odd") => Promise<number>): Promise<PageAnswer>;
  /** The page after a form was posted to it. Never kept. */
  afterPost(url: string, caller: Caller, posted: PostedForm): Promise<RenderedPage>;
};

/** `until`: when something of it begins or ends by itself, in milliseconds since 1970. */
type Rendered = {
  readonly page: RenderedPage;
  readonly shows: ReadonlySet<Subject> | null;
  readonly until: number | null;
};

/** Renders pages. Those without a session are rendered once and kept until something that they show changes; no other page ever is. */
export function openPages(needs: Needs): Pages {
  const { renderer, trees, sites, settingsShown, db, memory, publicUrl } = needs;
  /** The settings around a page: the published ones, or a draft of them at its own address. */
  const framedBy = async (url: string, caller: Caller, published: SiteInfo["settings"]) => {
    const draft = draftKeyIn(url);
    if (draft === null) return settingsShown.of({ ...caller, db }, published);
    const stored = (await draftSettings({ ...caller, db }, draft)) ?? published;
    return { settings: await shownSettings(trees, { ...caller, db }, stored, draft), shows: [], until: null };
  };
  const render = async (url: string, caller: Caller, posted: PostedForm | null): Promise<Rendered> => {
    const { key, name, settings: published } = await sites.of(caller.siteId);
    using api = renderingApi(needs, caller);
    const { settings, shows: framed, until } = await framedBy(url, caller, published);
    const site = { key, name, settings, origin: caller.origin, moved: caller.moved };
    const isUnavailable = () => api.faults.some(({ status }) => status === 503);
    const page = await renderer
      .render({ url, language: caller.language, api, site, posted, turn: api.turn })
      .catch((error: unknown) => {
        if (isUnavailable()) return null;
        throw error;
      });
    if (!page || isUnavailable()) return notKept(htmlPage(503, unavailableDocument(renderer.styles, caller.language)));
    if (api.faults.length > 0) return notKept(htmlPage(500, faultDocument(renderer.styles, caller.language)));
    if (api.gone) return notKept(await goneIn(site, caller, url, api.gone));
    return { page, shows: api.shows && new Set([...api.shows, `site ${caller.siteId}` as const, ...framed]), until };
  };
  /** Why there is nothing, in the site's frame, as for who is not signed in: the page has no script, so nobody could sign out on it. */
  const goneIn = async (site: SiteView, caller: Caller, url: string, problem: Problem): Promise<RenderedPage> => {
    using api = renderingApi(needs, { ...caller, actor: anonymous });
    const said = goneMessage(problem, url, site, caller.language);
    const page = await renderer.render({
      url: addresses.notFound,
      language: caller.language,
      api,
      site,
      said,
      turn: api.turn,
    });
    return page.kind === "html" ? htmlPage(410, page.html) : page;
  };
  const make = async (url: string, caller: Caller): Promise<Made<AnonymousPage, RenderedPage>> => {
    const { page, shows, until } = await render(url, caller, null);
    if (page.kind !== "html" || !mayKeep(url, page.status) || !shows) return { keep: false, other: page };
    const body = encodedBody(Buffer.from(page.html), 5);
    // The address of a private place may be a secret.
    const isCounted = page.status === 200 && !isPrivatePlace(inPlace(caller.moved, url, 1));
    return {
      keep: true,
      page: { size: body.size + HEADERS, status: page.status, body, ready: new Map(), isCounted },
      until,
      shows,
    };
  };
  return {
    page: async (url, caller, waitFor) => {
      if (isAssessmentPlace(url) && caller.siteKey === "metodevarsel") {
        const location = hasPagesOnly(caller, url) ? contentAddresses.pages : `${publicUrl}${url}`;
        return { kind: "own", page: { kind: "redirect", status: 302, location } };
      }
      const isOwn = !memory || !isAnonymous(caller.actor) || isSecretPlace(url);
      const now = caller.at.getTime();
      const tree = await trees.of(caller.siteId);
      const moved = movedAddress(tree, url, caller.actor, now);
      if (moved !== null || leadsNowhere(tree, inPlace(caller.moved, url, 1), caller.actor, now)) {
        const retryAfter = await waitFor("odd");
        if (retryAfter > 0) return { kind: "too-many", retryAfter };
        if (moved !== null) noteFollowed(db, caller.siteId, moved.followed);
        const here = moved?.to ?? (await movedAssessment(db, caller.siteId, treePath(url)));
        if (here === null) return { kind: "own", page: redirectTo(addresses.notFound, 307) };
        const location = typeof here === "string" ? here : inPlace(caller.moved, addresses.assessment(here));
        return { kind: "own", page: redirectTo(location, 301) };
      }
      const meant = isOwn ? url : meantAddress(tree, url, now);
      const address = keptAddress(caller.origin, meant, caller.language);
      const kept = isOwn ? null : memory.find(address, now);
      const retryAfter = kept && meant === url ? 0 : await waitFor(kept ? "odd" : "rendering");
      if (retryAfter > 0) return { kind: "too-many", retryAfter };
      if (kept) return { kind: "kept", page: kept, address };
      if (isOwn) return { kind: "own", page: (await render(url, caller, null)).page };
      const made = await memory.get(address, now, () => make(meant, caller));
      return made.keep ? { kind: "kept", page: made.page, address } : { kind: "own", page: made.other };
    },
    afterPost: async (url, caller, posted) => (await render(url, caller, posted)).page,
  };
}

/** The pages that others lead to when there is nothing, or nothing for the caller, are the same for everybody too. */
const errorPages: readonly string[] = [addresses.notFound, addresses.accessDenied];
const mayKeep = (url: string, status: number): boolean =>
  (status === 200 && !holdsTriageAnswers(url)) || errorPages.includes(url);

/** Estimated bytes of a page's headers and compressed bodies. */
const HEADERS = 2_000;

/** Whether the desk means its pages to this caller: who works at this site's desk and not at the one of assessments. features/account/README.md */
const hasPagesOnly = ({ actor, siteKey }: Caller, url: string): boolean =>
  url.split("?")[0] === addresses.desk && worksAtDesk(actor, siteKey) && !worksAtDesk(actor, assessmentSite);

const isAnonymous = (actor: Actor): boolean => actor.kind === "anonymous";
const redirectTo = (location: string, status: number): RenderedPage => ({ kind: "redirect", status, location });
const notKept = (page: RenderedPage): Rendered => ({ page, shows: null, until: null });
const htmlPage = (status: number, html: string): RenderedPage => ({ kind: "html", status, html });
