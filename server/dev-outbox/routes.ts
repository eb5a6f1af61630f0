import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config.ts";
import { listOutbox } from "../platform/outbox.ts";
import { outboxPage, outboxStyle } from "./outbox-page.ts";

/** `/dev/outbox`: the mails written instead of sent. Exists on a developer's own machine only, without a mail server. */
export function devOutboxRoutes(app: FastifyInstance, { config }: { readonly config: Config }): void {
  const { mail } = config;
  if (!config.development || mail.kind !== "outbox") return;
  app.get("/dev/outbox", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .type("text/html; charset=utf-8")
      .send(outboxPage(await listOutbox(mail.folder))),
  );
  app.get("/dev/outbox.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(outboxStyle));
}
