import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ok, refuse } from "../../../platform/pure/refusal/index.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { type House, sendProblem, writingWithCookie } from "../../../platform/server/http/call-route.ts";
import { languageOf } from "../../../platform/server/http/language.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import type { Limits } from "../../../platform/server/rate-limit/index.ts";
import { mayEndAccountSessions, refusalOf } from "../../access/rules/index.ts";
import { routePaths } from "../../address/rules/index.ts";
import { appendAudit } from "../../audit/server/index.ts";
import { endAccountSessions, endSession, type Sessions } from "../../session/server/index.ts";
import { attemptCookie } from "./attempt.ts";
import { blankPage, failed, failurePage, notSetUp, sendPage, stylesheetRoute, unavailable } from "./pages.ts";
import type { Provider } from "./provider.ts";
import { openRenewals } from "./renew.ts";
import { returnTo } from "./return-to.ts";
import { beginSignIn, finishSignIn } from "./sign-in.ts";
import { codeOf } from "./sign-in-fault.ts";
import { logoutUrl, signOutThere } from "./sign-out.ts";
import { forgetExpiredAttempts } from "./store.ts";
import { readTokens } from "./tokens.ts";

type Needs = {
  readonly house: House;
  readonly sessions: Pick<Sessions, "cookies">;
  readonly limits: Limits;
  /** Null when no provider is set up: reading works, nobody can sign in. */
  readonly provider: Provider | null;
};

/** The value of a query key; undefined when the key is missing, given twice or longer than 4,000 characters. */
const queried = ({ query }: FastifyRequest, key: string): string | undefined => {
  const value = query && typeof query === "object" ? Object.entries(query).find(([name]) => name === key)?.[1] : null;
  return typeof value === "string" && value.length <= 4000 ? value : undefined;
};

/** Signing in and out. */
export const signInFeature = serverFeature({
  serves: (needs: Needs) => ({
    answers: signingOut(needs),
    pages: (app) => {
      stylesheetRoute(app);
      const { house, provider } = needs;
      if (!provider) {
        for (const path of [routePaths.login, routePaths.loginCallback])
          app.get(path, async (request, reply) =>
            sendPage(reply, 503, failurePage(notSetUp, await app.languageOfCaller(request))),
          );
        app.get(routePaths.renewal, async (request, reply) =>
          sendPage(reply, 200, blankPage(await app.languageOfCaller(request))),
        );
      } else {
        loginRoute(app, { ...needs, provider });
        callbackRoute(app, { ...needs, provider });
        renewalRoute(app, { ...needs, provider });
      }
      app.get(routePaths.logout, async (request, reply) => {
        const { origin, log } = await house.callerOf(request);
        const url = await logoutUrl({ provider, origin, log });
        return reply.header("cache-control", "no-store").redirect(url, 302);
      });
    },
  }),
  hourly: [forgetExpiredAttempts],
});

type WithProvider = Needs & { readonly provider: Provider };

function loginRoute(app: FastifyInstance, { house, sessions, limits, provider }: WithProvider): void {
  const limit = limits.byAddress("sign-in");
  app.get(routePaths.login, async (request, reply) => {
    const caller = await house.callerOf(request);
    const refusal = await limit(caller);
    if (refusal) return sendProblem(reply, refusal);
    const { origin, at } = caller;
    const cameFrom = queried(request, "returnUrl") ?? request.headers.referer;
    const asked = { origin, at, returnTo: returnTo(cameFrom, origin), loginHint: queried(request, "login_hint") };
    try {
      const { url, cookie } = await beginSignIn({ db: house.db, provider }, asked);
      sessions.cookies.set(reply, cookie);
      return reply.header("cache-control", "no-store").redirect(url, 302);
    } catch (fault) {
      request.log.error({ sign_in: codeOf(fault) }, "the identity provider could not be asked");
      return sendPage(reply, 503, failurePage(unavailable, caller.language));
    }
  });
}

/** Not limited: it takes an attempt that `/login` made and counted, once. */
function callbackRoute(app: FastifyInstance, { house, sessions, provider }: WithProvider): void {
  app.get(routePaths.loginCallback, async (request, reply) => {
    const caller = await house.callerOf(request);
    const sendFailure = (because: Record<string, unknown>) => {
      request.log.warn({ sign_in: because }, "a sign-in was not completed");
      return sendPage(reply, 400, failurePage(failed, caller.language));
    };
    const state = queried(request, "state") ?? "";
    const secret = sessions.cookies.read(request, attemptCookie(state));
    if (!secret) return sendFailure({ name: "no-cookie" });
    sessions.cookies.clear(reply, attemptCookie(state));
    const { origin, at, ownLanguage: language } = caller;
    const presented = sessions.cookies.read(request);
    const callback = { address: new URL(request.url, origin), state, secret, presented, at, language };
    try {
      const finished = await finishSignIn({ db: house.db, provider }, callback);
      if (finished.kind === "no-attempt") return sendFailure({ name: "no-attempt" });
      sessions.cookies.set(reply, { value: finished.opened.secret, expires: finished.opened.expires });
      return reply.header("cache-control", "no-store").redirect(finished.returnTo, 303);
    } catch (fault) {
      return sendFailure(codeOf(fault));
    }
  });
}

function renewalRoute(app: FastifyInstance, { house, sessions, provider }: WithProvider): void {
  const renewals = openRenewals(house.db, provider, (fault) =>
    app.log.warn({ sign_in: codeOf(fault) }, "a sign-in was not renewed"),
  );
  app.addHook("onClose", renewals.settled);
  app.get(routePaths.renewal, async (request, reply) => {
    const presented = sessions.cookies.read(request);
    if (presented) await renewals.renew(presented, new Date());
    return sendPage(reply, 200, blankPage(languageOf(request)));
  });
}

function signingOut({ sessions, provider }: Needs) {
  /** The answer of both ways of signing out. `ended`: the sealed tokens of this browser's session. */
  const loggedOut = (
    { origin, log }: Work,
    presented: string | null,
    ended: { readonly tokens: string | null } | null,
  ) => {
    const tokens = ended?.tokens ? readTokens(ended.tokens) : null;
    return ok({
      finish: async (reply: FastifyReply) => {
        if (presented) sessions.cookies.clear(reply);
        return { logoutUrl: await signOutThere({ provider, origin, log }, tokens) };
      },
    });
  };
  const noteSignOut = ({ tx, actor, at }: Work, action: "sign-out" | "sign-out-everywhere") => {
    const account = actor.kind === "known" ? actor.account : null;
    const by = account && ({ kind: "account", accountId: account.id, name: account.name } as const);
    return by ? appendAudit(tx, { action, by, at }) : undefined;
  };

  return {
    logout: writingWithCookie<"logout">(async (work, _input, request) => {
      const presented = sessions.cookies.read(request);
      const ended = presented ? await endSession(work.tx, presented) : null;
      await noteSignOut(work, "sign-out");
      return loggedOut(work, presented, ended);
    }),
    logoutEverywhere: writingWithCookie<"logoutEverywhere">(async (work, _input, request) => {
      const { tx, actor } = work;
      const presented = sessions.cookies.read(request);
      const refusal = refusalOf(mayEndAccountSessions(actor));
      const account = actor.kind === "known" ? actor.account : null;
      if (refusal || !account || !presented) return refuse(refusal ?? { kind: "NotSignedIn" });
      const ended = await endAccountSessions(tx, presented, account.id);
      await noteSignOut(work, "sign-out-everywhere");
      return loggedOut(work, presented, ended);
    }),
  };
}
