import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type OidcProvider from "oidc-provider";
import { escapeHtml } from "../../../../platform/pure/html/index.ts";
import type { Language } from "../../../../platform/pure/language/index.ts";
import { languageOf } from "../../../../platform/server/http/language.ts";
import { sessionTextsIn } from "../../../session/texts.ts";
import { failed, failurePage, pageOf, sendPage } from "../pages.ts";
import { accountOf, type DevelopmentAccount, developmentAccounts } from "./accounts.ts";
import { MOUNTED_AT } from "./mount.ts";

type Texts = ReturnType<typeof sessionTextsIn>["development"];

const roleOf = ({ roles }: DevelopmentAccount, texts: Texts): string =>
  roles.includes("admin") ? texts.admin : roles.includes("editor") ? texts.editor : texts.noRole;

const choice = (address: string, language: Language): string => {
  const texts = sessionTextsIn(language).development;
  return pageOf(
    texts.title,
    `<p>${escapeHtml(texts.explanation)}</p>
<form method="post" action="${escapeHtml(address)}">
${developmentAccounts
  .map((account) => {
    const label = escapeHtml(texts.signInAs(account.name, roleOf(account, texts)));
    return `<button type="submit" name="account" value="${account.id}">${label}</button>`;
  })
  .join("\n")}
</form>`,
    language,
  );
};

/** The development provider under `/dev/oidc`, with a page of buttons for its accounts. */
export function developmentRoutes(
  app: FastifyInstance,
  publicUrl: string,
  provider: () => Promise<OidcProvider>,
): void {
  const scheme = new URL(publicUrl).protocol.replace(":", "");
  for (const routes of [interactionRoutes, protocolRoutes])
    app.register(
      async (scope) => {
        scope.addHook("onRequest", async ({ raw }) => {
          raw.headers["x-forwarded-proto"] = scheme;
        });
        routes(scope, provider);
      },
      { prefix: MOUNTED_AT },
    );
}

function interactionRoutes(app: FastifyInstance, provider: () => Promise<OidcProvider>): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  const goOn = async (request: FastifyRequest, reply: FastifyReply, accountId: string) => {
    const to = await (await provider()).interactionResult(request.raw, reply.raw, { login: { accountId } });
    return reply.redirect(to, 303);
  };
  const expired = (reply: FastifyReply) => sendPage(reply, 400, failurePage(failed, languageOf(reply.request)));

  app.get("/interaction/:uid", async (request, reply) => {
    const asked = await askedOf(await provider(), request, reply);
    if (!asked) return expired(reply);
    const hinted = accountOf(asked.params.login_hint);
    if (hinted) return goOn(request, reply, hinted.id);
    // Browsers check `form-action` against redirects too, and the form redirects to one of our sites on this machine.
    const policy = String(reply.getHeader("content-security-policy"));
    reply.header("content-security-policy", policy.replace("form-action 'self'", "form-action http: https:"));
    return sendPage(reply, 200, choice(request.url, languageOf(request)));
  });

  app.post("/interaction/:uid", async (request, reply) => {
    const asked = await askedOf(await provider(), request, reply);
    const { body } = request;
    const account = body && typeof body === "object" && "account" in body ? accountOf(body.account) : undefined;
    return asked && account ? goOn(request, reply, account.id) : expired(reply);
  });
}

async function askedOf(provider: OidcProvider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch {
    return null; // Its cookie is gone or it took too long.
  }
}

function protocolRoutes(app: FastifyInstance, provider: () => Promise<OidcProvider>): void {
  // The provider reads bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.all("/*", async (request, reply) => {
    const handle = (await provider()).callback();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    const message: IncomingMessage & { originalUrl?: string } = request.raw;
    message.originalUrl = request.url;
    message.url = request.url.slice(MOUNTED_AT.length);
    await handle(message, reply.raw);
  });
}
