import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "../../../platform/server/http/accept-encoding.ts";
import { hasLanguageAlone } from "../../../platform/server/http/language.ts";
import type { Caller } from "../../../platform/server/http/work.ts";
import type { Notifications } from "../../../platform/server/notifications.ts";
import type { Subject } from "../../../platform/server/subject.ts";
import { encodedBody, hasEtag } from "./encoded-body.ts";
import { type AnonymousPage, type KeptFront, keptAddress, readyToSend } from "./kept-front.ts";
import { createPageMemory, type PageMemory } from "./page-memory.ts";

/** A cache of answers that are the same for everybody but are not pages, such as feeds. Separate, so that they do not displace cached pages. */
export type AnswerMemory = PageMemory<AnonymousPage, null>;

/** Some two hundred feeds. */
const MEMORY_BYTES = 8 * 1024 * 1024;

export const openAnswerMemory = (): AnswerMemory => createPageMemory(MEMORY_BYTES);

/** Estimated bytes of an answer's headers and compressed bodies. */
const HEADERS = 2_000;

/** @property until when something of it begins or ends by itself, in milliseconds since 1970 */
type MadeAnswer = { readonly text: string; readonly shows: ReadonlySet<Subject>; readonly until: number | null };

type Asked = {
  readonly caller: Pick<Caller, "origin" | "at" | "language" | "siteLanguage">;
  /** The one path and query that mean this answer, however they were asked for. */
  readonly url: string;
  readonly type: string;
  /** Undefined when there is nothing. */
  readonly make: () => Promise<MadeAnswer | undefined>;
};

/** Sends what is kept, or makes it and keeps it until something that it shows changes. 404 when there is nothing. */
export type SendKept = (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<FastifyReply>;

type Needs = {
  readonly front: KeptFront;
  readonly answers: AnswerMemory;
  readonly notifications: Pick<Notifications, "onChange">;
};

export function openKeptAnswers({ front, answers, notifications }: Needs): SendKept {
  notifications.onChange(answers.drop);
  return async (request, reply, { caller, url, type, make }) => {
    const address = keptAddress(caller.origin, url, caller.language);
    const made = await answers.get(address, caller.at.getTime(), async () => {
      const answer = await make();
      if (!answer) return { keep: false, other: null };
      const body = encodedBody(Buffer.from(answer.text), 5);
      const page = { size: body.size + HEADERS, status: 200, body, ready: new Map(), isCounted: false };
      return { keep: true, page, shows: answer.shows, until: answer.until };
    });
    if (!made.keep) {
      reply.callNotFound();
      return reply;
    }
    front.learn(request.headers.host ?? "", caller);
    reply.header("vary", "Cookie, Accept-Language, Accept-Encoding").header("cache-control", "public, no-cache");
    return sendKeptBody(request, reply, made.page, type);
  };
}

/** Sends kept bytes, or 304 when the client has the same. Only a 200 gets an ETag, so a client never revalidates an error. */
export async function sendKeptBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, ready }: AnonymousPage,
  type: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const etag = status === 200 ? body.etag(encoding) : null;
  reply.code(status);
  if (etag !== null) reply.header("etag", etag);
  if (etag !== null && hasEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  const bytes = await body.bytes(encoding);
  reply.type(type);
  if (hasLanguageAlone(request)) ready.set(encoding, readyToSend(reply.getHeaders(), bytes, status, etag));
  return reply.send(bytes);
}
