import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { addresses, draftPlace, isPrivatePlace } from "../../features/address/rules/index.ts";
import { calls, paths } from "../../features/api/index.ts";
import { describeCalls, problemTextsOfAll } from "../../features/api/server/index.ts";
import {
  indexNotificationsShowing,
  notificationFor,
  notificationTree,
  openTrees,
  type Trees,
} from "../../features/content/server/index.ts";
import type { OnOpened } from "../../features/contributor/server/index.ts";
import {
  entryStyles,
  messageDocument,
  openKeptAnswers,
  openPageParts,
  type PageParts,
} from "../../features/page/server/index.ts";
import {
  draftDocument,
  publishedDocument,
  withdrawnMessage,
  writeCardOf,
} from "../../features/publication/server/index.ts";
import { keepSearchRules } from "../../features/search/server/index.ts";
import { openSessions, type Sessions } from "../../features/session/server/index.ts";
import { acceptAccessTokens, openSignIn, type Provider } from "../../features/sign-in/server/index.ts";
import { openSiteInfos, type SiteInfos } from "../../features/site/server/index.ts";
import { openTokens } from "../../features/subscription/server/index.ts";
import { keepTerms } from "../../features/term/server/index.ts";
import type { Language } from "../../platform/pure/language/index.ts";
import { LOCKS, whileLocked } from "../../platform/server/advisory-lock.ts";
import type { Config } from "../../platform/server/config.ts";
import type { SeedParts } from "../../platform/server/feature.ts";
import { healthRoutes } from "../../platform/server/health.ts";
import type { House } from "../../platform/server/http/call-route.ts";
import { compressAnswers } from "../../platform/server/http/compress.ts";
import { sayContract } from "../../platform/server/http/contract-version.ts";
import { type Drain, openDrain } from "../../platform/server/http/drain.ts";
import { answerErrors, answerUnreadable } from "../../platform/server/http/errors.ts";
import { createInProcess } from "../../platform/server/http/in-process.ts";
import { type AnswerMetrics, measureAnswers, metricsRoutes } from "../../platform/server/http/metrics.ts";
import { openProblems } from "../../platform/server/http/problem.ts";
import { logRequests, requestLogOptions } from "../../platform/server/http/request-log.ts";
import { listRoutes } from "../../platform/server/http/route-list.ts";
import { secure } from "../../platform/server/http/security.ts";
import { securityHeaders } from "../../platform/server/http/security-headers.ts";
import { acceptUploads } from "../../platform/server/http/upload-route.ts";
import type { Caller, Db } from "../../platform/server/http/work.ts";
import { startJobs } from "../../platform/server/job-runner.ts";
import { openPlatform, type Platform, type PlatformOptions } from "../../platform/server/platform.ts";
import { productKey } from "../../platform/server/product-key.ts";
import { countedBy, type Limits, openLimits } from "../../platform/server/rate-limit/index.ts";
import { quickSerializerCompiler } from "../../platform/server/speed/quick-check.ts";
import { quietly, type Starting } from "../../platform/server/starting.ts";
import { serverFeatures } from "./features.ts";
import { hourlyJob, platformJobs } from "./jobs.ts";

/** The one place where the parts meet: what features need is opened here, and each is handed its part. */

type Parts = Platform &
  PageParts & {
    readonly house: House;
    readonly apiCallerOf: House["callerOf"];
    readonly sessions: Sessions;
    readonly limits: Limits;
    readonly onOpened: OnOpened;
    readonly trees: Trees;
    readonly sites: SiteInfos;
    readonly provider: Provider | null;
    readonly answers: AnswerMetrics;
    readonly drain: Drain;
  };

/** Values that one feature makes and another needs, where the two do not import each other. */
const madeOf = ({ house, trees, dev, config, front, keptAnswers, notifications, secret }: Parts & Keyed) => {
  const { publicUrl, notificationUrl } = config;
  return {
    onDocument: indexNotificationsShowing,
    page: (message: Parameters<typeof messageDocument>[0], language: Language) =>
      messageDocument(message, dev ? "" : entryStyles(), language),
    tokens: openTokens(secret),
    sendKept: openKeptAnswers({ front, answers: keptAnswers, notifications }),
    documents: {
      published: (db: Db, publication: number) => publishedDocument(db, publication, publicUrl),
      withdrawn: withdrawnMessage,
      draft: draftDocument,
      notification: (caller: Caller, number: number) =>
        notificationFor({ db: house.db, trees, origin: notificationUrl ?? publicUrl }, caller, number),
    },
  };
};

/** The product's own key, which tokens and challenges are signed with. */
type Keyed = { readonly secret: Buffer };

/** The same for what is done after a request, or beside the application. */
const workOf = (platform: Platform, { secret }: Keyed) => {
  const { db, config } = platform;
  return {
    ...platform,
    onDocument: indexNotificationsShowing,
    tokens: openTokens(secret),
    treeOf: {
      publication: (id: number) => publishedDocument(db, id, config.publicUrl),
      content_version: (id: number) => notificationTree(db, id, config.notificationUrl ?? config.publicUrl),
    },
  };
};

/** Adds the first content to a migrated database. Each seed leaves existing rows alone, so it may run at every start. */
export async function seedDatabase(
  parts: SeedParts,
  seed: Config["seed"],
  starting: Starting = quietly,
): Promise<void> {
  const work = async () => {
    for (const { seeds } of serverFeatures) {
      starting.signal.throwIfAborted();
      await seeds(parts, seed);
    }
  };
  await whileLocked(parts.db, LOCKS.seed, work, { ...starting, waitsFor: "adds the first content" });
}

/**
 * Longest part of an address. A file name has at most 200 characters, and each may take two UTF-16 units. The router's
 * own limit is 100.
 */
const LONGEST_PARAMETER = 500;

const ownCompiler = (): never => {
  throw new Error("schemas are compiled by the application's own compilers");
};

/** In place of the compilers that Fastify would load before it is given ours: they take megabytes. */
const schemaController = { compilersFactory: { buildValidator: ownCompiler, buildSerializer: ownCompiler } };

/** The HTTP application with every route, not yet listening. */
async function buildApp(platform: Platform, keyed: Keyed) {
  const { config, dev } = platform;
  const { publicUrl } = config;
  const answers = measureAnswers();
  const problems = openProblems(problemTextsOfAll);
  const shown = openPageParts(platform.log, answers);
  const app = Fastify({
    ...requestLogOptions(platform.log),
    serverFactory: (handler) => shown.front.server(handler),
    // Stopping ends idle connections and answers what is under way, on connections that stay open too.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    bodyLimit: 1024 * 1024,
    schemaController,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: answerUnreadable(securityHeaders({ publicUrl, dev }), problems, addresses.notFound),
    trustProxy: config.trustProxy === false ? false : [...config.trustProxy],
  });
  app.decorate("problems", problems);
  const drain = openDrain(app);
  shown.turns.giveWayTo(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(quickSerializerCompiler);
  const routeList = listRoutes(app);
  logRequests(app);
  answerErrors(app);
  await acceptUploads(app);
  describeCalls(app);
  compressAnswers(app);
  await sayContract(app);
  const sessions = openSessions(platform);
  app.decorate("languageOfCaller", async (request) => (await sessions.callerOf(request)).language);
  const countedAs = async (request: FastifyRequest) => countedBy(await sessions.callerOf(request));
  await secure(app, {
    ...{ publicUrl, dev, development: config.development, countedAs, isPrivatePlace },
    isDraftPlace: (url) => url.startsWith(draftPlace),
  });
  const parts = { ...assemble(app, platform, sessions), ...shown, answers, drain, ...keyed };
  metricsRoutes(app, parts);
  healthRoutes(app, parts);
  const needs = { ...parts, ...madeOf(parts) };
  for (const feature of serverFeatures) await feature.register(app, parts.house, needs);
  return { app, routeList, drain };
}

type Late = keyof PageParts | "answers" | "drain";
function assemble(app: FastifyInstance, platform: Platform, sessions: Sessions): Omit<Parts, Late> {
  const provider = openSignIn(app, { ...platform, sites: sessions.sites });
  const { db, shortReads, mailer, notifications } = platform;
  const contract = { paths, calls };
  const inProcess = createInProcess(calls, app.problems);
  const { tellHere } = notifications;
  const house = { contract, db, shortReads, mailer, inProcess, tellHere, callerOf: sessions.callerOf };
  const onOpened: OnOpened = (tx, assessment, at) => writeCardOf({ tx, at }, assessment);
  keepTerms(platform);
  keepSearchRules(platform);
  const trees = openTrees({ ...platform, sites: sessions.sites });
  const sites = openSiteInfos(platform);
  const limits = openLimits(db);
  const apiCallerOf = acceptAccessTokens({ ...house, provider, limits });
  return { ...platform, house, apiCallerOf, trees, sites, sessions, limits, onOpened, provider };
}

export type RunningApp = {
  readonly platform: Platform;
  /** Every route, for comparison with the authorization matrix. */
  readonly routes: ReadonlySet<string>;
  /** Says that it is not ready, and goes on answering until every connection is closed, at the latest after `patienceMs`; then answers what was taken. */
  drain: Drain["begin"];
  /** Answers what is under way, then ends all that was opened. */
  stop(): Promise<void>;
};

/** Opens the platform on a migrated and seeded database, starts the jobs and listens. `stop` undoes it, in turn. */
export async function startApp(options: PlatformOptions): Promise<RunningApp> {
  await using opened = new AsyncDisposableStack();
  const platform = await openPlatform(options);
  opened.defer(platform.close);
  const keyed = { secret: await productKey(platform.config) };
  const work = workOf(platform, keyed);
  const jobs = [
    ...platformJobs(platform),
    ...serverFeatures.flatMap((feature) => feature.jobs(work)),
    hourlyJob(platform),
  ];
  const running = await startJobs(platform.pool, jobs, platform.log, options.signal);
  opened.defer(running.stop);
  for (const feature of serverFeatures) for (const started of feature.starts(work)) opened.defer(started.stop);
  const { app, routeList, drain } = await buildApp(platform, keyed);
  opened.defer(() => app.close());
  await app.listen({ port: platform.config.port, host: platform.config.host });
  options.signal?.throwIfAborted();
  const whole = opened.move();
  return { platform, routes: routeList, drain: drain.begin, stop: () => whole.disposeAsync() };
}
