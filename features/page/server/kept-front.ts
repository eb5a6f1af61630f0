import { createServer, type RequestListener, type Server } from "node:http";
import type { Language } from "../../../platform/pure/language/index.ts";
import { type Encoding, encodingFor } from "../../../platform/server/http/accept-encoding.ts";
import { hasLanguageAlone, languageFor } from "../../../platform/server/http/language.ts";
import type { AnswerMetrics } from "../../../platform/server/http/metrics.ts";
import type { Log } from "../../../platform/server/log.ts";
import { type Changed, concerns } from "../../../platform/server/subject.ts";
import type { AskedPages } from "./asked-pages.ts";
import { type EncodedBody, hasEtag } from "./encoded-body.ts";
import type { PageMemory } from "./page-memory.ts";
import type { Turns } from "./turns.ts";

type Head = Readonly<Record<string, string | number | string[] | undefined>>;
/** Names and values in turn: Node writes such a list as it is. */
type Lines = (string | number | string[])[];

/** A kept page as it goes out in one encoding: its bytes, as latin1 where that is a text, and the headers that the whole application gave it the first time. */
type Ready = {
  readonly body: string | Buffer;
  readonly status: number;
  /** Null for a status other than 200: the body is then always sent. */
  readonly etag: string | null;
  readonly head: Lines;
  readonly unchangedHead: Lines;
};

/** A page that is the same for everybody without a session. `ready` fills as encodings are asked for. */
export type AnonymousPage = {
  readonly size: number;
  readonly status: number;
  readonly body: EncodedBody;
  readonly ready: Map<Encoding, Ready>;
  /** Whether its requests are counted, so that it is kept ready. */
  readonly isCounted: boolean;
};

const linesOf = (head: Head): Lines =>
  Object.entries(head).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));

/** Headers of a 304 (RFC 9110, 15.4.5); the browser has the others with its copy. */
const unchanged = ({ etag, vary, "cache-control": cacheControl }: Head): Head => ({
  etag,
  vary,
  "cache-control": cacheControl,
});

/** A body below this size, in bytes, is sent as a string: Node writes it in one piece with the headers, without a copy on the heap. */
const ONE_PIECE = 12_000;

export const readyToSend = (head: Head, bytes: Buffer, status: number, etag: string | null): Ready => ({
  body: bytes.length < ONE_PIECE ? bytes.toString("latin1") : bytes,
  status,
  etag,
  head: linesOf({ ...head, "content-length": bytes.length }),
  unchangedHead: linesOf(unchanged(head)),
});

/** The key of a kept page: the site's own origin, never a header of the request, with path and query, and the language. */
export const keptAddress = (origin: string, url: string, language: Language): string => `${language} ${origin} ${url}`;

/** The language, the Host header and the path that lead to a kept page. */
export const addressParts = (
  address: string,
): { readonly language: string; readonly host: string; readonly url: string } => {
  const [language = "", origin = "", url = ""] = address.split(" ");
  return { language, host: new URL(origin).host, url };
};

type KnownSite = { readonly origin: string; readonly siteLanguage: Language };

/**
 * Answers kept pages from memory, without going through Fastify: the routing, parsing and hooks that every request goes through
 * cost several times as much as sending bytes that are ready. A request with any cookie but that of a language always goes the whole way.
 */
export type KeptFront = {
  /** For Fastify's `serverFactory`. */
  server(handler: RequestListener): Server;
  /** The site that a Host header means, as the application found out. */
  learn(host: string, site: KnownSite): void;
  /** Forgets the known hosts when the sites change. The pages belong to the page memory. */
  drop(changed: Changed): void;
};

/** Anybody can send any Host, so the map is cleared when it holds this many. */
const MOST_HOSTS = 200;

const LOG_EVERY_MS = 1_000;

/**
 * Counts answers and logs the counts once a second while there are any: a line for each would take a seventh of a 304, and tell no
 * more, since no line holds an address.
 */
function logCounts(log: Log): { readonly count: (status: number) => void; readonly flush: () => void } {
  let answers: Record<number, number> = {};
  let waiting: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(waiting);
    if (waiting) log.info({ route: "/*", kept: true, answers }, "answered from memory");
    waiting = undefined;
    answers = {};
  };
  return {
    count: (status) => {
      answers[status] = (answers[status] ?? 0) + 1;
      waiting ??= setTimeout(flush, LOG_EVERY_MS).unref();
    },
    flush,
  };
}

export function createKeptFront(
  log: Log,
  answers: Pick<AnswerMetrics, "countKept">,
  memory: Pick<PageMemory<AnonymousPage, unknown>, "find">,
  turns: Pick<Turns, "send">,
  asked: Pick<AskedPages, "note">,
): KeptFront {
  const logged = logCounts(log);
  const sites = new Map<string, KnownSite>();
  const find = (request: Parameters<RequestListener>[0]): Ready | undefined => {
    const { method, headers, url = "" } = request;
    if ((method !== "GET" && method !== "HEAD") || !hasLanguageAlone(request)) return undefined;
    const site = sites.get(headers.host ?? "");
    if (site === undefined) return undefined;
    const encoding = encodingFor(headers["accept-encoding"]);
    // Nothing is kept with somebody who has no session.
    const language = languageFor(request, { kept: null, site: site.siteLanguage });
    const address = keptAddress(site.origin, url, language);
    const page = memory.find(address, Date.now());
    const ready = page?.ready.get(encoding);
    if (ready && page?.isCounted) asked.note(address);
    return ready;
  };
  const listener =
    (handler: RequestListener): RequestListener =>
    (request, response) => {
      const page = find(request);
      if (!page) return handler(request, response);
      const known = request.headers["if-none-match"];
      const status = known !== undefined && page.etag !== null && hasEtag(known, page.etag) ? 304 : page.status;
      turns.send(() => {
        response.writeHead(status, status === 304 ? page.unchangedHead : page.head);
        if (status === 304 || request.method === "HEAD") response.end();
        else response.end(page.body, "latin1");
        logged.count(status);
        answers.countKept(status);
      });
    };
  return {
    server: (handler) => createServer({ keepAliveTimeout: 72_000 }, listener(handler)).on("close", logged.flush),
    learn: (host, { origin, siteLanguage }) => {
      if (sites.size >= MOST_HOSTS) sites.clear();
      sites.set(host, { origin, siteLanguage });
    },
    drop: (changed) => {
      if (concerns(changed, "site")) sites.clear();
    },
  };
}
