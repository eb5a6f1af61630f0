import type { FastifyInstance } from "fastify";
import type { Config } from "../../../platform/server/config.ts";
import { serverFeature } from "../../../platform/server/feature.ts";
import { listOutbox } from "../../../platform/server/outbox.ts";
import { framedMail, outboxPage, outboxStyle } from "./outbox-page.ts";

/** A mail loads nothing and runs nothing, wherever it is opened. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/** `/dev/outbox`: the mails written instead of sent. Exists on a developer's own machine only, without a mail server. */
export const outboxFeature = serverFeature({
  serves: ({ config }: { readonly config: Config }) => ({ pages: (app) => outboxPages(app, config) }),
});

function outboxPages(app: FastifyInstance, config: Config): void {
  const { mail } = config;
  if (!config.development || mail.kind !== "outbox") return;
  app.get("/dev/outbox", async (request, reply) =>
    reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .type("text/html; charset=utf-8")
      .send(outboxPage(await listOutbox(mail.folder), await app.languageOfCaller(request))),
  );
  app.get<{ Params: { file: string } }>("/dev/outbox/:file", async ({ params }, reply) => {
    const html = (await listOutbox(mail.folder)).find(({ file }) => file === params.file)?.html;
    if (html === undefined) return reply.callNotFound();
    return reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header("content-security-policy", MAIL_POLICY)
      .header("x-frame-options", "SAMEORIGIN")
      .type("text/html; charset=utf-8")
      .send(framedMail(html));
  });
  app.get("/dev/outbox.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(outboxStyle));
}
