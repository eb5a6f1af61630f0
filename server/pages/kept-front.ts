import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AnswerTimes } from "../platform/http/metrics.ts";
import type { Log } from "../platform/log.ts";
import { hasEtag } from "./encoded-body.ts";

type Head = Readonly<Record<string, string | number | string[] | undefined>>;

/** A kept page as it goes out: bytes, and the headers that the whole of the application gave it the first time. */
export type Ready = {
  readonly head: Head;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly until: number | null;
};
/** Names and values in turn: Node writes such a list as it is. */
type Lines = (string | number | string[])[];
type Kept = Pick<Ready, "bytes" | "etag" | "until"> & { readonly head: Lines; readonly unchangedHead: Lines };

const linesOf = (head: Head): Lines =>
  Object.entries(head).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));

/**
 * Answers kept pages before the application is troubled: the routing, parsing and hooks that every request goes through
 * cost several times as much as sending bytes that are ready. A request with a cookie always goes the whole way.
 */
export type KeptFront = {
  /** For Fastify's `serverFactory`. */
  server(handler: RequestListener): Server;
  /** Changes whenever everything was dropped: what was made before must not be kept after. */
  readonly generation: number;
  keep(request: IncomingMessage, page: Ready, generation: number): void;
  clear(): void;
};

/** Bytes of pages by address and encoding, with two thousand for each one's headers; beyond it everything begins anew. */
const MOST = 64 * 1024 * 1024;
const HEAD = 2_000;

const keyOf = ({ headers, url }: IncomingMessage): string =>
  `${headers.host} ${headers["accept-encoding"] ?? ""} ${url}`;

/** What a 304 must say (RFC 9110, 15.4.5); the rest the browser has kept with the page. */
const unchanged = ({ etag, vary, "cache-control": cacheControl }: Head): Head => ({
  etag,
  vary,
  "cache-control": cacheControl,
});

/** Apart from the pages that the application makes, whose times these would hide. */
const METRICS_ROUTE = "/* (kept)";

export function createKeptFront(log: Log, answerTimes: Pick<AnswerTimes, "observe">): KeptFront {
  const kept = new Map<string, Kept>();
  let generation = 0;
  let bytes = 0;

  const drop = () => {
    kept.clear();
    bytes = 0;
  };
  const find = (request: IncomingMessage): Kept | null => {
    if ((request.method !== "GET" && request.method !== "HEAD") || request.headers.cookie !== undefined) return null;
    const page = kept.get(keyOf(request));
    return page && (page.until === null || Date.now() < page.until) ? page : null;
  };
  const listener =
    (handler: RequestListener): RequestListener =>
    (request, response) => {
      const page = find(request);
      if (!page) return handler(request, response);
      const begun = performance.now();
      const known = request.headers["if-none-match"];
      const status = known !== undefined && hasEtag(known, page.etag) ? 304 : 200;
      response.writeHead(status, status === 304 ? page.unchangedHead : page.head);
      response.end(status === 304 || request.method === "HEAD" ? undefined : page.bytes);
      const { method = "GET" } = request;
      log.info({ method, route: "/*", status, kept: true }, "answered");
      answerTimes.observe({ method, route: METRICS_ROUTE, status }, (performance.now() - begun) / 1000);
    };
  return {
    server: (handler) => createServer({ keepAliveTimeout: 72_000 }, listener(handler)),
    get generation() {
      return generation;
    },
    keep: (request, page, madeIn) => {
      if (madeIn !== generation) return;
      if (bytes > MOST) drop();
      bytes += page.bytes.length + HEAD;
      const head = linesOf({ ...page.head, "content-length": page.bytes.length });
      kept.set(keyOf(request), { ...page, head, unchangedHead: linesOf(unchanged(page.head)) });
    },
    clear: () => {
      generation += 1;
      drop();
    },
  };
}
