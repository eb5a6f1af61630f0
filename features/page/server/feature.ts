import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isInjection } from "light-my-request";
import { Gauge } from "prom-client";
import { inPlace } from "../../../platform/pure/moved/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { encodingFor } from "../../../platform/server/http/accept-encoding.ts";
import { type House, sendProblem } from "../../../platform/server/http/call-route.ts";
import { problemOfError } from "../../../platform/server/http/errors.ts";
import { LANGUAGE_COOKIE, languageInAddress, languageOf } from "../../../platform/server/http/language.ts";
import type { AnswerMetrics } from "../../../platform/server/http/metrics.ts";
import type { Caller } from "../../../platform/server/http/work.ts";
import { isLoopback } from "../../../platform/server/loopback.ts";
import type { Platform } from "../../../platform/server/platform.ts";
import { countedBy } from "../../../platform/server/rate-limit/index.ts";
import { asksEditMode, isPrivatePlace, withSecretInFragment } from "../../address/rules/index.ts";
import type { RenderedPage } from "../../api/index.ts";
import { draftKeyIn, isVersionKey, openSettingsShown, type Trees } from "../../content/server/index.ts";
import { keepLanguage } from "../../session/server/index.ts";
import type { SiteInfos } from "../../site/server/index.ts";
import { type AskedPages, forgetOldAskedPages, keepAskedPages } from "./asked-pages.ts";
import { assetFiles } from "./asset-files.ts";
import { acceptForms } from "./form-body.ts";
import { sendKeptBody } from "./kept-answer.ts";
import type { KeptFront } from "./kept-front.ts";
import { draftNotice, faultDocument, tooManyDocument, unavailableDocument } from "./message-document.ts";
import type { WarmUp } from "./page-parts.ts";
import { type AnonymousPages, openPages } from "./pages.ts";
import { postedIntro } from "./posted-intro.ts";
import { openReadyPages } from "./ready-pages.ts";
import { builtRenderer, devRenderer } from "./renderer.ts";
import { asksSearchAsJson, searchAsJson } from "./search-as-json.ts";
import { siteMapRoutes } from "./site-map.ts";
import type { Turns } from "./turns.ts";

const zip = promisify(gzip);
const HTML = "text/html; charset=utf-8";

const A_YEAR_S = 365 * 86_400;

/** Limits for one session, or for one network address without a session. Cached pages at their own address are not counted. */
const MOST = { rendering: { max: 50, timeWindow: 10_000 }, odd: { max: 200, timeWindow: 10_000 } };

/** A refusal is held back, or a client that asks again at once would keep the process as busy as pages do. */
const REFUSED_AFTER_MS = 1_000;

type Needs = Pick<Platform, "config" | "dev" | "log" | "notifications"> & {
  readonly house: House;
  readonly trees: Trees;
  readonly sites: SiteInfos;
  readonly front: KeptFront;
  readonly memory: AnonymousPages;
  readonly turns: Turns;
  readonly asked: AskedPages;
  readonly warmUp: WarmUp;
  readonly answers: AnswerMetrics;
};

/** Every address that no other route answers is a page, save those of calls. */
export const pageFeature = serverFeature({
  serves: (needs: Needs) => ({ pages: (app) => pageRoutes(app, needs) }),
  hourly: [forgetOldAskedPages],
});

async function pageRoutes(app: FastifyInstance, needs: Needs): Promise<void> {
  const { dev, log, house, trees, sites, notifications, front, memory, turns, asked } = needs;
  const { development, publicUrl } = needs.config;
  const renderer = dev ? await devRenderer(app) : builtRenderer();
  const settingsShown = openSettingsShown(trees);
  const pages = openPages({
    renderer,
    inProcess: house.inProcess,
    problems: app.problems,
    turns,
    trees,
    sites,
    settingsShown,
    db: house.db,
    memory: dev ? null : memory,
    publicUrl,
  });
  const ready = openReadyPages({ app, db: house.db, log, memory, asked, turns, warmUp: needs.warmUp });
  if (!dev) whileListening(app, ready, () => keepAskedPages(asked, house.db, log));
  const keptPages: Gauge = new Gauge({
    name: "kept_pages",
    help: "Readers' pages in memory",
    registers: [needs.answers.registry],
    collect: () => keptPages.set(memory.count),
  });
  notifications.onChange((changed) => {
    settingsShown.drop(changed);
    memory.drop(changed);
    front.drop(changed);
    if (!dev) ready.afterChange();
  });
  if (!dev) assetFiles(app, path.resolve(import.meta.dirname, "../../../dist/client/assets"));

  siteMapRoutes(app, house, trees, sites);
  app.register(async (scope) => {
    acceptForms(scope);
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { status } = problemOfError(error, app.problems(languageOf(request)));
      if (status >= 500) request.log.error({ err: { message: error.message, stack: error.stack } }, "a page failed");
      const document = status === 503 ? unavailableDocument : faultDocument;
      return sendOwn(request, reply, { kind: "html", status, html: document(renderer.styles, languageOf(request)) });
    });
    // A call that is misspelled gets an answer for programs, not a page.
    for (const method of ["get", "post"] as const)
      scope[method]("/api/*", (_request, reply) => sendProblem(reply, { kind: "NotFound" }));
    const counted = {
      keyGenerator: async (request: FastifyRequest) => countedBy(await house.callerOf(request)),
      allowList: (request: FastifyRequest) => isInjection(request.raw) || (development && isLoopback(request.ip)),
    };
    const count = {
      rendering: scope.createRateLimit({ ...MOST.rendering, ...counted }),
      odd: scope.createRateLimit({ ...MOST.odd, ...counted }),
    };
    const sendSearch = async (request: FastifyRequest, reply: FastifyReply, caller: Caller) => {
      const made = await count.odd(request);
      if (!made.isAllowed && made.isExceeded)
        return sendProblem(reply, { kind: "TooMany", retryAfter: made.ttlInSeconds });
      const answer = await searchAsJson(house, sites, caller, request.url);
      reply.header("cache-control", "no-cache");
      if (answer.ok) return reply.type("application/json; charset=utf-8").send(answer.value);
      return reply.code(answer.problem.status).type("application/problem+json").send(JSON.stringify(answer.problem));
    };
    scope.get("/*", async (request, reply) => {
      const caller = await house.callerOf(request);
      const addressed = languageInAddress(request.url);
      if (addressed) {
        const { language, by, url } = addressed;
        if (by === "person" || caller.ownLanguage === null)
          reply.setCookie(LANGUAGE_COOKIE, language, { path: "/", sameSite: "lax", maxAge: A_YEAR_S, httpOnly: true });
        // Another site's page may lead here in a language, but decides nothing for the person's account and seats.
        if (by === "person" && request.headers["sec-fetch-site"] !== "cross-site")
          await keepLanguage(house.db, caller.actor, language);
        // Of a path that begins with two slashes a browser would make another site.
        return reply.header("cache-control", "private, no-store").redirect(url.replace(/^\/{2,}/, "/"), 302);
      }
      const isPrivate = isPrivatePlace(inPlace(caller.moved, request.url, 1));
      // The hook that does this for every address knows the screens' own ones alone.
      if (isPrivate) reply.raw.setHeader("referrer-policy", "no-referrer");
      const link = isPrivate ? withSecretInFragment(request.url) : null;
      if (link !== null) return reply.header("cache-control", "private, no-store").redirect(link, 302);
      if (asksSearchAsJson(request.url, caller)) return sendSearch(request, reply, caller);
      const answer = await pages.page(request.url, caller, async (what) => {
        const made = await count[what](request);
        return !made.isAllowed && made.isExceeded ? made.ttlInSeconds : 0;
      });
      reply.header("vary", "Cookie, Accept-Language, Accept-Encoding");
      if (answer.kind === "too-many") {
        await wait(REFUSED_AFTER_MS);
        reply.header("retry-after", answer.retryAfter);
        return sendOwn(request, reply, {
          kind: "html",
          status: 429,
          html: tooManyDocument(renderer.styles, caller.language),
        });
      }
      if (answer.kind === "own") return sendOwn(request, reply, asDraft(request, answer.page));
      front.learn(request.headers.host ?? "", caller);
      if (answer.page.isCounted && !isInjection(request.raw)) asked.note(answer.address);
      reply.header("cache-control", answer.page.status === 200 ? "no-cache" : "private, no-store");
      return sendKeptBody(request, reply, answer.page, HTML);
    });
    scope.post<{ Body: Readonly<Record<string, string>> }>("/*", async (request, reply) => {
      const caller = await house.callerOf(request);
      // Nothing can be sent from a draft.
      const posted = draftKeyIn(request.url)
        ? null
        : await postedIntro(house.inProcess, caller, request.url, request.body ?? {});
      if (!posted) return reply.code(405).header("allow", "GET, HEAD").type("text/plain; charset=utf-8").send("");
      const page = await pages.afterPost(request.url, caller, posted);
      const { outcome } = posted;
      if (outcome.kind !== "failed" || page.kind !== "html") return sendOwn(request, reply, page);
      if (outcome.retryAfter) reply.header("retry-after", outcome.retryAfter);
      return sendOwn(request, reply, { ...page, status: outcome.status });
    });
  });
}

/** Nothing is begun in an application that does not listen. */
function whileListening(
  app: FastifyInstance,
  ready: ReturnType<typeof openReadyPages>,
  count: () => { stop(): Promise<void> },
): void {
  let counts: ReturnType<typeof count> | undefined;
  app.addHook("onReady", ready.recall);
  app.addHook("onListen", () => {
    counts = count();
    void ready.afterStart();
  });
  app.addHook("preClose", () => counts?.stop());
}

/** Adds a notice at the top of a draft. The notice stands outside the page, so the browser does not render it again. */
function asDraft(request: FastifyRequest, page: RenderedPage): RenderedPage {
  const { url, headers } = request;
  const key = draftKeyIn(url);
  if (page.kind !== "html" || page.status !== 200 || key === null) return page;
  const html = page.html.replace("<body>", `<body>${draftNotice(isVersionKey(key), languageOf(request))}`);
  // In a frame of the desk that does not follow what is written no script runs: a browser would say of each that it did not.
  const isStill = headers["sec-fetch-dest"] === "iframe" && !asksEditMode(url);
  return { ...page, html: isStill ? html.replace(/<script type="module"[^>]*><\/script>/g, "") : html };
}

async function sendOwn(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  reply.header("cache-control", "private, no-store");
  if (page.kind === "redirect") return reply.redirect(page.location, page.status);
  if (page.status === 503) reply.header("retry-after", "5");
  reply.code(page.status).type(HTML);
  if (encodingFor(request.headers["accept-encoding"]) === "identity") return reply.send(page.html);
  return reply.header("content-encoding", "gzip").send(await zip(page.html, { level: 1 }));
}
