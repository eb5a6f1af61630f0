import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { accountRoutes } from "../../features/account/server/index.ts";
import { addresses, draftPlace, isPrivatePlace } from "../../features/address/rules/index.ts";
import { calls, paths } from "../../features/api/index.ts";
import { describeCalls, problemTextsOfAll } from "../../features/api/server/index.ts";
import { detailsRoutes } from "../../features/assessment/server/details/index.ts";
import { assessmentRoutes } from "../../features/assessment/server/index.ts";
import { attachmentRoutes } from "../../features/attachment/server/index.ts";
import { commentMailRoutes, commentRoutes } from "../../features/comment/server/index.ts";
import { contentDeskRoutes } from "../../features/content/server/desk/index.ts";
import {
  allowOrigins,
  contentRoutes,
  indexNotificationsShowing,
  keepFollowed,
  libraryFileRoute,
  notificationFor,
  openTrees,
  seedNotificationSearch,
  seedSites,
  type Trees,
} from "../../features/content/server/index.ts";
import { contributorRoutes, linkRoutes, type OnOpened } from "../../features/contributor/server/index.ts";
import { seedAssessments } from "../../features/demo/server/index.ts";
import { deskRoutes } from "../../features/desk/server/index.ts";
import { documentRoutes } from "../../features/document/server/index.ts";
import { economyRoutes } from "../../features/economy/server/index.ts";
import { evidenceRoutes } from "../../features/evidence/server/index.ts";
import { fieldHistoryRoutes } from "../../features/history/server/field-history/index.ts";
import { imageRoutes } from "../../features/image/server/index.ts";
import { introRoutes } from "../../features/intro/server/index.ts";
import { linkCheckRoutes } from "../../features/link-check/server/index.ts";
import { literatureRoutes } from "../../features/literature/server/index.ts";
import { liveRoutes } from "../../features/live/server/index.ts";
import { mediaRoutes } from "../../features/media/server/index.ts";
import { devOutboxRoutes } from "../../features/outbox/server/index.ts";
import {
  entryStyles,
  messageDocument,
  openKeptAnswers,
  openPageParts,
  type PageParts,
  pageRoutes,
} from "../../features/page/server/index.ts";
import {
  draftDocument,
  publicationRoutes,
  publishedDocument,
  withdrawnMessage,
  writeCardOf,
} from "../../features/publication/server/index.ts";
import { redactionRoutes } from "../../features/redaction/server/index.ts";
import { referenceRoutes } from "../../features/reference/server/index.ts";
import { reviewRoutes } from "../../features/review/server/index.ts";
import { deletedRoutes } from "../../features/row/server/deleted/index.ts";
import { rowRoutes } from "../../features/row/server/index.ts";
import { keepMisses, keepSearchIndex, keepSearchRules, searchRoutes } from "../../features/search/server/index.ts";
import { openSessions, type Sessions, sessionRoutes } from "../../features/session/server/index.ts";
import { acceptAccessTokens, openSignIn, type Provider, signInRoutes } from "../../features/sign-in/server/index.ts";
import { openSiteInfos, type SiteInfos } from "../../features/site/server/index.ts";
import { keepSending, openTokens, subscriptionRoutes } from "../../features/subscription/server/index.ts";
import { takeoverRoutes } from "../../features/takeover/server/index.ts";
import { templateDeskRoutes } from "../../features/template/server/desk/index.ts";
import { seedTemplates } from "../../features/template/server/index.ts";
import { termDeskRoutes } from "../../features/term/server/desk/index.ts";
import { keepTerms, seedTerms } from "../../features/term/server/index.ts";
import { tipRoutes } from "../../features/tip/server/index.ts";
import { versionRoutes } from "../../features/version/server/index.ts";
import { LOCKS, whileLocked } from "../../platform/server/advisory-lock.ts";
import type { Config } from "../../platform/server/config.ts";
import { healthRoutes } from "../../platform/server/health.ts";
import type { House } from "../../platform/server/http/call-route.ts";
import { compressAnswers } from "../../platform/server/http/compress.ts";
import { sayContract } from "../../platform/server/http/contract-version.ts";
import { type Drain, openDrain } from "../../platform/server/http/drain.ts";
import { answerErrors, answerUnreadable } from "../../platform/server/http/errors.ts";
import { createInProcess } from "../../platform/server/http/in-process.ts";
import { type AnswerMetrics, measureAnswers, metricsRoutes } from "../../platform/server/http/metrics.ts";
import { openProblems } from "../../platform/server/http/problem.ts";
import { quickSerializerCompiler } from "../../platform/server/http/quick-check.ts";
import { logRequests, requestLogOptions } from "../../platform/server/http/request-log.ts";
import { listRoutes } from "../../platform/server/http/route-list.ts";
import { secure } from "../../platform/server/http/security.ts";
import { securityHeaders } from "../../platform/server/http/security-headers.ts";
import { acceptUploads } from "../../platform/server/http/upload-route.ts";
import { startJobs } from "../../platform/server/job-runner.ts";
import { openPlatform, type Platform, type PlatformOptions } from "../../platform/server/platform.ts";
import { productKey } from "../../platform/server/product-key.ts";
import { countedBy, type Limits, openLimits } from "../../platform/server/rate-limit/index.ts";
import { quietly, type Starting } from "../../platform/server/starting.ts";
import { jobs } from "./jobs.ts";

/** The one place where the parts meet: every feature's routes, jobs and first content, each in one list. */

type Parts = Platform &
  PageParts & {
    readonly house: House;
    readonly sessions: Sessions;
    readonly limits: Limits;
    readonly onOpened: OnOpened;
    readonly trees: Trees;
    readonly sites: SiteInfos;
    readonly provider: Provider | null;
    readonly answers: AnswerMetrics;
    readonly drain: Drain;
  };
type Routes = (app: FastifyInstance, parts: Parts) => void | Promise<void>;

const routes: readonly Routes[] = [
  metricsRoutes,
  healthRoutes,
  devOutboxRoutes,
  linkRoutes,
  contributorRoutes,
  signInRoutes,
  (app, { house }) => sessionRoutes(app, house),
  (app, { house, provider, limits, trees, config }) => {
    allowOrigins(app, config.contentApiOrigins);
    contentRoutes(app, { ...house, callerOf: acceptAccessTokens({ ...house, provider, limits }) }, trees, config);
  },
  (app, { house, files, trees }) => libraryFileRoute(app, house, files, trees),
  (app, parts) => mediaRoutes(app, { ...parts, onDocument: indexNotificationsShowing }),
  (app, { house, config, trees }) => contentDeskRoutes(app, house, config, trees),
  (app, { house, trees }) => linkCheckRoutes(app, house, trees),
  (app, { house }) => termDeskRoutes(app, house),
  (app, { house }) => searchRoutes(app, house),
  (app, { house }) => literatureRoutes(app, house),
  (app, { house }) => referenceRoutes(app, house),
  (app, { house }) => evidenceRoutes(app, house),
  economyRoutes,
  reviewRoutes,
  (app, { house }) => rowRoutes(app, house),
  (app, { house }) => fieldHistoryRoutes(app, house),
  (app, { house }) => takeoverRoutes(app, house),
  (app, { house }) => versionRoutes(app, house),
  (app, { house }) => deletedRoutes(app, house),
  commentRoutes,
  (app, { house, dev }) =>
    commentMailRoutes(app, { house, page: (page) => messageDocument(page, dev ? "" : entryStyles()) }),
  liveRoutes,
  (app, { house, files }) => attachmentRoutes(app, house, files),
  imageRoutes,
  (app, { house }) => publicationRoutes(app, house),
  (app, { house, files, limits, trees, dev, config: { publicUrl, notificationUrl } }) =>
    documentRoutes(app, {
      house,
      page: (message) => messageDocument(message, dev ? "" : entryStyles()),
      files,
      limits,
      published: (db, publication) => publishedDocument(db, publication, publicUrl),
      withdrawn: withdrawnMessage,
      draft: draftDocument,
      notification: (caller, number) =>
        notificationFor({ db: house.db, trees, origin: notificationUrl ?? publicUrl }, caller, number),
    }),
  (app, { house }) => deskRoutes(app, house),
  (app, { house, limits }) => redactionRoutes(app, house, limits),
  (app, { house }) => accountRoutes(app, house),
  (app, { house }) => templateDeskRoutes(app, house),
  (app, { house, limits, trees }) => introRoutes(app, house, limits, trees),
  async (app, { house, limits, config }) => tipRoutes(app, { house, limits, secret: await productKey(config) }),
  async (app, { house, limits, sites, trees, config, dev, front, keptAnswers, notifications }) =>
    subscriptionRoutes(app, {
      house,
      limits,
      sites,
      trees,
      tokens: openTokens(await productKey(config)),
      page: (page) => messageDocument(page, dev ? "" : entryStyles()),
      sendKept: openKeptAnswers({ front, answers: keptAnswers, notifications }),
    }),
  (app, { house }) => assessmentRoutes(app, house),
  (app, { house }) => detailsRoutes(app, house),
  pageRoutes,
];

type SeedParts = Pick<Platform, "db" | "log"> & Partial<Pick<Platform, "files">> & { readonly developmentUrl?: string };
type Seed = (platform: SeedParts, seed: Config["seed"]) => Promise<void>;

const seeds: readonly Seed[] = [seedTerms, seedTemplates, seedSites, seedAssessments, seedNotificationSearch];

/** Adds the first content to a migrated database. Each seed leaves existing rows alone, so it may run at every start. */
export async function seedDatabase(
  platform: SeedParts,
  seed: Config["seed"],
  starting: Starting = quietly,
): Promise<void> {
  const work = async () => {
    for (const each of seeds) {
      starting.signal.throwIfAborted();
      await each(platform, seed);
    }
  };
  await whileLocked(platform.db, LOCKS.seed, work, { ...starting, waitsFor: "adds the first content" });
}

/** Characters of one part of an address: a file's name of 200, each of which may be two units. The router's own limit is 100. */
const LONGEST_PARAMETER = 500;

const ownCompiler = (): never => {
  throw new Error("schemas are compiled by the application's own compilers");
};

/** In place of the compilers that Fastify would load before it is given ours: they take megabytes. */
const schemaController = { compilersFactory: { buildValidator: ownCompiler, buildSerializer: ownCompiler } };

/** The HTTP application with every route, not yet listening. */
async function buildApp(platform: Platform) {
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
  const countedAs = async (request: FastifyRequest) => countedBy(await sessions.callerOf(request));
  await secure(app, {
    ...{ publicUrl, dev, development: config.development, countedAs, isPrivatePlace },
    isDraftPlace: (url) => url.startsWith(draftPlace),
  });
  const parts = { ...assemble(app, platform, sessions), ...shown, answers, drain };
  for (const register of routes) await register(app, parts);
  return { app, routeList, drain };
}

type Late = keyof PageParts | "answers" | "drain";
function assemble(app: FastifyInstance, platform: Platform, sessions: Sessions): Omit<Parts, Late> {
  const provider = openSignIn(app, { ...platform, sites: sessions.sites });
  const { db, shortReads, mailer } = platform;
  const contract = { paths, calls };
  const inProcess = createInProcess(calls, app.problems);
  const house = { contract, db, shortReads, mailer, inProcess, callerOf: sessions.callerOf };
  const onOpened: OnOpened = (tx, assessment, at) => writeCardOf({ tx, at }, assessment);
  keepTerms(platform);
  keepSearchRules(platform);
  const trees = openTrees({ ...platform, sites: sessions.sites });
  const sites = openSiteInfos(platform);
  return { ...platform, house, trees, sites, sessions, limits: openLimits(platform.db), onOpened, provider };
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
  const running = await startJobs(platform.pool, jobs(platform), platform.log, options.signal);
  opened.defer(running.stop);
  opened.defer(keepSending({ ...platform, tokens: openTokens(await productKey(platform.config)) }).stop);
  opened.defer(keepSearchIndex(platform).stop);
  opened.defer(keepMisses(platform).stop);
  opened.defer(keepFollowed(platform).stop);
  const { app, routeList, drain } = await buildApp(platform);
  opened.defer(() => app.close());
  await app.listen({ port: platform.config.port, host: platform.config.host });
  options.signal?.throwIfAborted();
  const whole = opened.move();
  return { platform, routes: routeList, drain: drain.begin, stop: () => whole.disposeAsync() };
}
