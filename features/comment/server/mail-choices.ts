import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { escapeHtml } from "../../../platform/pure/html/index.ts";
import type { Language } from "../../../platform/pure/language/index.ts";
import type { House } from "../../../platform/server/http/call-route.ts";
import type { Work } from "../../../platform/server/http/work.ts";
import { commentMailAddresses, commentMailPaths } from "../../address/rules/index.ts";
import { acceptFormsOfMails } from "../../page/server/index.ts";
import { commentMailPageIn } from "../mails.ts";
import { type CommentMail, commentMailKinds } from "../rules/index.ts";
import * as store from "./store.ts";

type Signs = { readonly mailer: Pick<Work["mailer"], "sign"> };

/** The signed token that identifies a seat in the links of its mails. It is not stored, and read access to the database is not enough to make one. */
const tokenOf = ({ mailer }: Signs, contributor: string): string =>
  `${contributor}.${mailer.sign(`comment mails ${contributor}`)}`;

/** Where somebody ends these mails: a page with buttons, and the address that mail programs call (RFC 8058). */
export const endings = (signs: Signs, origin: string, contributor: string, kind: CommentMail) => {
  const token = tokenOf(signs, contributor);
  return {
    choices: `${origin}${commentMailAddresses.page(token)}`,
    unsubscribe: `${origin}${commentMailAddresses.end(token, kind)}`,
  };
};

const Named = z.object({ token: z.string(), kind: z.enum(commentMailKinds).optional().catch(undefined) });
const Pressed = z.object({ end: z.enum(commentMailKinds).optional(), resume: z.enum(commentMailKinds).optional() });

/** The seat that a link is about; undefined when the link was never ours. */
function seatIn(signs: Signs, { params }: FastifyRequest): string | undefined {
  const { token } = Named.parse(params);
  const id = /^([0-9a-f-]{36})\./.exec(token)?.[1];
  if (id === undefined) return undefined;
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(signs, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

type Texts = ReturnType<typeof commentMailPageIn>;
type Page = (
  page: { readonly heading: string; readonly description: string; readonly more?: string },
  language: Language,
) => string;
type Parts = { readonly house: House; readonly page: Page };

const choice = (texts: Texts, kind: CommentMail, isEnded: boolean): string =>
  `<h2>${texts.kinds[kind].name}</h2><p>${isEnded ? texts.ended : texts.kinds[kind].about}</p>` +
  `<p><button type="submit" class="ds-button" data-variant="${isEnded ? "secondary" : "primary"}" data-color="accent" ` +
  `name="${isEnded ? "resume" : "end"}" value="${kind}">${texts.kinds[kind][isEnded ? "resume" : "end"]}</button></p>`;

/** The language of the seat that a page is about, or where there is none, of the person who opened it. */
const languageFrom = async (
  { house }: Parts,
  request: FastifyRequest,
  found: { readonly language: Language } | undefined,
) => found?.language ?? (await house.callerOf(request)).language;

const send = ({ page }: Parts, reply: FastifyReply, shown: Parameters<Page>[0], language: Language): FastifyReply =>
  reply
    .header("cache-control", "private, no-store")
    // Without any referrer some browsers would not say either that the form that is sent is ours.
    .header("referrer-policy", "same-origin")
    .type("text/html; charset=utf-8")
    .send(page(shown, language));

async function sendChoices(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { house } = parts;
  const seat = seatIn(house, request);
  const found = seat ? await store.endedMails(house.db, seat) : undefined;
  const language = await languageFrom(parts, request, found);
  const texts = commentMailPageIn(language);
  if (!found) return send(parts, reply, { heading: texts.gone, description: texts.goneText }, language);
  const choices = commentMailKinds.map((kind) => choice(texts, kind, found[kind]));
  const shown = {
    heading: texts.heading,
    description: escapeHtml(texts.about(found.email)),
    more: `<form method="post">${choices.join("")}</form><p>${texts.duty}</p>`,
  };
  return send(parts, reply, shown, language);
}

async function choose({ house }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { token } = Named.parse(request.params);
  const seat = seatIn(house, request);
  const pressed = Pressed.safeParse(request.body);
  if (seat && pressed.data?.end) await store.endMails(house.db, seat, pressed.data.end, new Date());
  if (seat && pressed.data?.resume) await store.resumeMails(house.db, seat, pressed.data.resume);
  return reply.redirect(commentMailAddresses.page(token), 303);
}

/** One press in a mail program: no cookie, no origin, and the same answer whether there is anything to end. */
async function endAtOnce(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { kind } = Named.parse(request.params);
  const seat = seatIn(parts.house, request);
  if (seat && kind) await store.endMails(parts.house.db, seat, kind, new Date());
  const { language } = await parts.house.callerOf(request);
  const texts = commentMailPageIn(language);
  return send(parts, reply, { heading: texts.done, description: texts.doneText }, language);
}

/** Where authors end and resume mails about comments, without a session. */
export function commentMailRoutes(app: FastifyInstance, parts: Parts): void {
  app.register(async (scope) => {
    acceptFormsOfMails(scope);
    const hide = { schema: { hide: true } };
    const [page, end] = [commentMailPaths.page.replace("$", ":"), commentMailPaths.end.replaceAll("$", ":")];
    scope.get(page, hide, (request, reply) => sendChoices(parts, request, reply));
    scope.post(page, hide, (request, reply) => choose(parts, request, reply));
    // Somebody who opens the address of a mail program gets the page, whose buttons ask first.
    scope.get(end, hide, (request, reply) =>
      reply.redirect(commentMailAddresses.page(Named.parse(request.params).token), 302),
    );
    scope.post(end, hide, (request, reply) => endAtOnce(parts, request, reply));
  });
}
