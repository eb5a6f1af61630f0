import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isLanguage, type Language } from "../../../platform/pure/language/index.ts";
import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { type House, writing } from "../../../platform/server/http/call-route.ts";
import type { Caller } from "../../../platform/server/http/work.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import type { Subject } from "../../../platform/server/subject.ts";
import { alertAddresses, alertPaths, feedPaths, PAGE_IN_FEED } from "../../address/rules/index.ts";
import { nextChange } from "../../content/rules/index.ts";
import type { Trees } from "../../content/server/index.ts";
import { acceptFormsOfMails, type SendKept } from "../../page/server/index.ts";
import { emptySearch, routeOfSite, type SearchState, searchAddress, searchRequest } from "../../search/rules/index.ts";
import { searchAt } from "../../search/server/index.ts";
import type { SiteInfos } from "../../site/server/index.ts";
import { loadTerms } from "../../term/server/index.ts";
import { isFrequency } from "../rules/index.ts";
import { subscriptionTextsIn } from "../texts.ts";
import { atomOf, jsonFeedOf, type NewsFeed, queryOf, searchFeed } from "./feed.ts";
import { forgetOldAlerts } from "./mail-store.ts";
import { pageFeed, pagesOfFeed } from "./page-feed.ts";
import { type AlertAsked, type AlertPages, alertPagesIn, doneActions, type OwnPage } from "./pages.ts";
import { keepSending } from "./post.ts";
import { alertJobs } from "./send-alerts.ts";
import { sendTable, tablePaths } from "./send-table.ts";
import * as store from "./store.ts";
import { subscribe } from "./subscribe.ts";
import type { Tokens } from "./token.ts";
import { alertOf, whatOf } from "./what.ts";

type Parts = {
  readonly house: House;
  readonly limits: Limits;
  readonly sites: SiteInfos;
  readonly trees: Trees;
  readonly tokens: Tokens;
  readonly page: (page: OwnPage, language: Language) => string;
  readonly sendKept: SendKept;
};

const TokenIn = z.object({ token: z.string() });
const text = z.string().catch("");
/** The fields that the forms send; `search`: the address of one, from a form with a choice of them. An invalid field is treated as missing. */
const Posted = z.object({
  email: text,
  frequency: text,
  search: text,
  action: text,
  language: text,
  id: z.coerce.number().int().optional().catch(undefined),
});
const postedIn = ({ body }: FastifyRequest) => Posted.parse(typeof body === "object" && body !== null ? body : {});

/** Alerts by e-mail and feeds. */
export const subscriptionFeature = serverFeature({
  serves: (parts: Parts) => {
    const { limits, tokens } = parts;
    const toAddress = limits.by<"subscribe">("subscribe-mail", ({ body }) => mailAddressIn(body.email).toLowerCase());
    return {
      answers: {
        subscribe: writing(
          (work, input) => subscribe(work, input.body, { tokens, mails: () => toAddress(work, input) }),
          { limits: [limits.byAddress("subscribe")] },
        ),
      },
      pages: (app) => {
        app.register(async (scope) => {
          acceptFormsOfMails(scope);
          const hide = { schema: { hide: true } };
          scope.get(alertPaths.form, hide, (request, reply) => sendForm(parts, request, reply));
          scope.post(alertPaths.form, hide, (request, reply) => takeForm(parts, request, reply));
          scope.get(alertPaths.alert.replace("$", ":"), hide, (request, reply) => sendMine(parts, request, reply));
          scope.post(alertPaths.alert.replace("$", ":"), hide, (request, reply) => changeMine(parts, request, reply));
          // A mail program opens this one with the link; a press on the page is a POST to the page.
          scope.get(alertPaths.end.replace("$", ":"), hide, (request, reply) =>
            reply.redirect(alertAddresses.alert(TokenIn.parse(request.params).token), 302),
          );
          scope.post(alertPaths.end.replace("$", ":"), hide, (request, reply) => endAtOnce(parts, request, reply));
          for (const table of ["hits", "decisions"] as const)
            scope.get(tablePaths[table], hide, (request, reply) => sendTable(parts, table, request, reply));
          for (const form of ["atom", "json"] as const)
            scope.get(feedPaths[form], hide, (request, reply) => sendFeed(parts, form, request, reply));
        });
      },
    };
  },
  jobs: (platform: Platform) => alertJobs(platform),
  starts: (needs: Platform & Pick<Parts, "tokens">) => [keepSending(needs)],
  hourly: [store.forgetUnconfirmed, forgetOldAlerts],
});
/** Sends a page in the language of `holder`, the subscriber whom it is about; in the caller's where that is null. */
async function sendPage(
  parts: Parts,
  reply: FastifyReply,
  shownIn: (pages: AlertPages) => OwnPage,
  { status = 200, holder = null }: { readonly status?: number; readonly holder?: Language | null } = {},
): Promise<FastifyReply> {
  const { siteId, language: own } = await parts.house.callerOf(reply.request);
  const language = holder ?? own;
  const { name } = await parts.sites.of(siteId);
  const shown = shownIn(alertPagesIn(language));
  return (
    reply
      .code(status)
      .header("cache-control", "private, no-store")
      // Without any referrer some browsers would not say either that the form that is sent is ours.
      .header("referrer-policy", "same-origin")
      .type("text/html; charset=utf-8")
      .send(parts.page({ site: name, ...shown }, language))
  );
}

/** The search of an address, without page, sort and size. */
function searchIn(url: string): SearchState {
  const { page, pageSize, sort } = emptySearch;
  return { ...searchAt(url), page, pageSize, sort };
}

async function sendForm(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const asked = await askedIn(parts, request);
  return sendPage(parts, reply, (pages) => pages.formPage(asked));
}

/** The search that a form is about, its description in words, and its current address. */
async function askedIn(
  { house, sites }: Parts,
  request: FastifyRequest,
  state = searchIn(request.url),
): Promise<AlertAsked> {
  const { siteId, moved, language } = await house.callerOf(request);
  const { key } = await sites.of(siteId);
  const search = searchAddress(state);
  const what = alertOf(routeOfSite(key), state, await loadTerms(house.db), language);
  return { search, back: inPlace(moved, search), what };
}

async function takeForm(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { house, sites } = parts;
  const { email, frequency: chosen, search } = postedIn(request);
  const frequency = isFrequency(chosen) ? chosen : "daily";
  const state = searchIn(search || request.url);
  const caller = await house.callerOf(request);
  const { key } = await sites.of(caller.siteId);
  const body = { email, frequency, route: routeOfSite(key), search: searchRequest(state) };
  const answer = await house.inProcess.call("subscribe", caller, { body });
  const asked = await askedIn(parts, request, state);
  if (answer.ok) return sendPage(parts, reply, (pages) => pages.askedPage(asked));
  const { status, title, fields } = answer.problem;
  if (!fields) return sendPage(parts, reply, (pages) => pages.refusedPage(title), { status });
  const given = { email, frequency, error: fields[0]?.message ?? title };
  return sendPage(parts, reply, (pages) => pages.formPage(asked, given), { status });
}

/** The subscription that a link is about; undefined when it is gone, or the link was never ours. */
async function subscriptionOf({ house, tokens }: Parts, request: FastifyRequest) {
  const { token } = TokenIn.parse(request.params);
  const id = tokens.idIn(token);
  const row = id === undefined ? undefined : await store.byId(house.db, id);
  return row && tokens.isOf(token, row) ? row : undefined;
}

/** In the address of the page that a press leads to: what it did. */
const DONE = "gjort";
const Done = z.enum(doneActions);
const doneIn = ({ query }: FastifyRequest): z.infer<typeof Done> | null =>
  z.object({ [DONE]: Done }).safeParse(query).data?.[DONE] ?? null;

async function sendMine(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { db } = parts.house;
  const row = await subscriptionOf(parts, request);
  if (!row) return sendPage(parts, reply, (pages) => pages.gonePage());
  const terms = await loadTerms(db);
  const holder = row.language ?? (await parts.house.callerOf(request)).language;
  const shown = (each: store.Subscription) => ({
    row: each,
    what: alertOf(each.route, searchAt(each.search), terms, holder),
  });
  if (!row.confirmed_at) return sendPage(parts, reply, (pages) => pages.confirmPage(shown(row)), { holder });
  const all = await store.ofAddress(db, row.email);
  return sendPage(parts, reply, (pages) => pages.minePage(row.email, all.map(shown), doneIn(request)), { holder });
}

async function changeMine(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { db } = parts.house;
  const row = await subscriptionOf(parts, request);
  if (!row) return sendPage(parts, reply, (pages) => pages.gonePage());
  const { action, frequency, language, id = row.id } = postedIn(request);
  // Only what the same address has, and only once the address is confirmed.
  const mine = row.confirmed_at ? (await store.ofAddress(db, row.email)).some((each) => each.id === id) : id === row.id;
  if (action === "confirm") await store.confirm(db, row.id, new Date());
  else if (action === "end-all" && row.confirmed_at) await store.endAll(db, row.email);
  else if (action === "language" && row.confirmed_at && isLanguage(language))
    await store.setLanguage(db, row.email, language);
  else if (action === "end" && mine) await store.end(db, id);
  else if (action === "pause" && mine) await store.setPaused(db, id, new Date());
  else if (action === "resume" && mine) await store.setPaused(db, id, null);
  else if (action === "change" && mine && isFrequency(frequency)) await store.setEvery(db, id, frequency);
  const done = Done.safeParse(action).success ? `?${DONE}=${action}` : "";
  return reply.redirect(`${alertAddresses.alert(TokenIn.parse(request.params).token)}${done}`, 303);
}

/** One press in a mail program (RFC 8058): no cookie, no origin, and the same answer whether there is anything to end. */
async function endAtOnce(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const row = await subscriptionOf(parts, request);
  if (row) await store.end(parts.house.db, row.id);
  return sendPage(parts, reply, (pages) => pages.gonePage());
}

const OfPage = z.object({
  [PAGE_IN_FEED]: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
});

const feedForms = {
  atom: { type: "application/atom+xml; charset=utf-8", write: atomOf },
  json: { type: "application/feed+json; charset=utf-8", write: jsonFeedOf },
} as const;

/** A feed of a content page, or of a search. It is made once, and again when something in it has changed. */
async function sendFeed(parts: Parts, form: keyof typeof feedPaths, request: FastifyRequest, reply: FastifyReply) {
  const asked = OfPage.safeParse(request.query);
  if (!asked.success) return reply.callNotFound();
  const caller = await parts.house.callerOf(request);
  const page = asked.data[PAGE_IN_FEED];
  const state = searchIn(request.url);
  const query = page === undefined ? queryOf(state) : `?${PAGE_IN_FEED}=${Number(page)}`;
  const { type, write } = feedForms[form];
  const make = async () => {
    const found = await (page === undefined
      ? feedOfSearch(parts, caller, state)
      : feedOfPage(parts, caller, Number(page)));
    return found && { text: write(found.feed), shows: new Set(found.shows), until: found.until };
  };
  return parts.sendKept(request, reply, { caller, url: `${feedPaths[form]}${query}`, type, make });
}

type Found = { readonly feed: NewsFeed; readonly shows: readonly Subject[]; readonly until: number | null };

async function feedOfPage({ sites, trees }: Parts, caller: Caller, number: number): Promise<Found | undefined> {
  const { siteId, origin } = caller;
  const { name } = await sites.of(siteId);
  const tree = await trees.of(siteId);
  const at = caller.at.getTime();
  const feed = pageFeed(tree, number, { origin, site: name, at });
  return feed && { feed, shows: [...pagesOfFeed(tree, number), `site ${siteId}`], until: nextChange(tree, at) };
}

async function feedOfSearch({ house, sites }: Parts, caller: Caller, state: SearchState): Promise<Found> {
  const { siteId, origin, moved } = caller;
  const { key, name } = await sites.of(siteId);
  const what = whatOf(state, await loadTerms(house.db), caller.language);
  const title = what === subscriptionTextsIn(caller.language).everything ? name : `${name}: ${what}`;
  const route = routeOfSite(key);
  const feed = await searchFeed({ ...caller, db: house.db }, { route, state, title, origin, moved });
  return { feed, shows: [`search ${route}`, "terms", `site ${siteId}`], until: null };
}
