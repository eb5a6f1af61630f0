import type { Answer, CallAnswer, CallName } from "../../pure/contract/call.ts";
import type { LocalProblem } from "../../pure/contract/outcome.ts";
import type { Problem } from "../../pure/contract/problem.ts";
import type { Registered } from "../../pure/contract/registered.ts";
import type { Api, CallOptions } from "./api.ts";
import { apiTexts } from "./texts.ts";

/** Milliseconds. An upload may take as long as a slow line needs. */
const READ_TIMEOUT = 20_000;
const WRITE_TIMEOUT = 30_000;
const UPLOAD_TIMEOUT = 300_000;

type AnyRequest = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** 128 random bits. `crypto.randomUUID` is missing on plain http, where a test machine may well be. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

type Paths = Registered["paths"];

/** Where calls go, as far as this page knows. */
let known: Partial<Paths> = {};

/** For screens that write: they bring the paths of all calls with them, so that no save waits for a script to come over the network. */
export const knowAllCalls = (all: Paths): void => {
  known = all;
};

const fetched = async (all: () => Promise<Paths>): Promise<Paths> => {
  const paths = await all();
  knowAllCalls(paths);
  return paths;
};

type Check = (method: string, response: Response) => Problem | null;
let check: Check | null = null;

/** For screens that stay open for days: they refuse an answer that their code cannot read. */
export const checkAnswers = (by: Check): void => {
  check = by;
};

/** The last answer of each call whose answers have a version: an unchanged one is not sent again. In this tab's memory only. */
const versioned = new Map<CallName, { readonly address: string; readonly etag: string; readonly value: unknown }>();

/**
 * The API over HTTP, at this page's own origin. Never throws: failures are part of the answer.
 * @param own the paths of the calls that the page itself makes
 * @param all those of all calls. The first other call fetches them once, so that the last one on leaving need not wait.
 */
export const openBrowserApi = (own: Partial<Paths>, all: () => Promise<Paths>): Api => ({
  call: async (name, request, options = {}) => {
    try {
      const [method, path] = own[name] ?? known[name] ?? (await fetched(all))[name];
      const address = addressOf(path, request);
      const last = versioned.get(name);
      const kept = last?.address === address ? last : null;
      const init = initOf(method, request, options, kept?.etag);
      const response = await (options.file ? sendFile(address, init, options.file, options) : fetch(address, init));
      const problem = check?.(method, response);
      if (problem) return { ok: false, problem };
      if (response.status === 304 && kept) return { ok: true, value: kept.value as CallAnswer<typeof name> };
      const answer = await answerOf<typeof name>(response);
      const etag = response.headers.get("etag");
      if (answer.ok && etag !== null) versioned.set(name, { address, etag, value: answer.value });
      return answer;
    } catch (fault) {
      return { ok: false, problem: localProblem(isTimeout(fault) ? "Timeout" : "Offline") };
    }
  },
});

/** The call's path with its parameters in place, and its query. */
function addressOf(pattern: string, request: AnyRequest): string {
  const params = new Map(Object.entries(request.params ?? {}));
  const path = pattern.replace(/:(\w+)/g, (_, key) => encodeURIComponent(String(params.get(key))));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(request.query ?? {}))
    if (value !== undefined && value !== null) query.append(key, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

type Sent = RequestInit & { readonly headers: Record<string, string>; readonly signal: AbortSignal };

function initOf(method: string, request: AnyRequest, options: CallOptions, etag?: string): Sent {
  const timeout = method === "GET" ? READ_TIMEOUT : options.file ? UPLOAD_TIMEOUT : WRITE_TIMEOUT;
  const headers: Record<string, string> = { accept: "application/json, application/problem+json" };
  if (method !== "GET") headers["idempotency-key"] = options.idempotencyKey ?? newIdempotencyKey();
  if (etag !== undefined) headers["if-none-match"] = etag;
  if (request.body !== undefined) headers["content-type"] = "application/json";
  const signals = [AbortSignal.timeout(timeout), ...(options.signal ? [options.signal] : [])];
  return {
    method,
    headers,
    signal: AbortSignal.any(signals),
    ...(options.keepalive ? { keepalive: true } : {}),
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  };
}

/** No public page sends a file, so that part is fetched when it is needed. */
const sendFile = async (address: string, init: Sent, file: File, options: CallOptions): Promise<Response> =>
  (await import("./send-file.ts")).uploadFile(address, init, file, options.onProgress);

async function answerOf<K extends CallName>(response: Response): Promise<Answer<CallAnswer<K>>> {
  const type = response.headers.get("content-type") ?? "";
  const json: unknown = type.includes("json") ? await response.json() : undefined;
  // The server sends nothing that its contract does not allow, so its answers are not parsed a second time here.
  if (response.ok && json !== undefined) return { ok: true, value: json as CallAnswer<K> };
  if (!response.ok && isProblem(json)) return { ok: false, problem: json };
  return { ok: false, problem: { ...localProblem("Unreadable"), status: response.status } };
}

const isProblem = (json: unknown): json is Problem =>
  typeof json === "object" && json !== null && "kind" in json && "status" in json && "title" in json;

const isTimeout = (fault: unknown): boolean => fault instanceof DOMException && fault.name === "TimeoutError";

const localProblem = (kind: LocalProblem): Problem => ({
  type: `about:blank#${kind}`,
  kind,
  status: 0,
  title: apiTexts[kind],
});
