import { queryOptions } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { Answer, CallAnswer, CallName, CallRequest } from "../../pure/contract/call.ts";
import type { Problem } from "../../pure/contract/problem.ts";

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Writes get a new key each. Give the same key again to repeat a write whose answer was lost. */
  readonly idempotencyKey?: string;
  /** Sent as the multipart field `file`, for calls that upload. */
  readonly file?: File;
  /** Called with the part of the file that is sent, from 0 to 1. */
  readonly onProgress?: (sent: number) => void;
  /** Let the request outlive the page: for a last save on leaving. At most 64 KB. */
  readonly keepalive?: boolean;
};

/** The calls that a page can make. On the server they run the use cases in process, in the browser they use fetch. */
export type Api = {
  call<K extends CallName>(name: K, request: CallRequest<K>, options?: CallOptions): Promise<Answer<CallAnswer<K>>>;
};

const ApiContext = /* @__PURE__ */ createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

/** `const api = useApi(); const answer = await api.call("saveSchemaItem", { body })`. */
export const useApi = (): Api => {
  const api = use(ApiContext);
  if (!api) throw new Error("no ApiProvider above");
  return api;
};

/** A call that came to nothing, as TanStack Query knows failures: refused, a fault of the server's, or nobody knows. */
export class CallFailed extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
  }
}

/** Milliseconds that an answer is shown again without asking. A navigation ends them for public pages: `askAgain`. */
const FRESH = 60_000;

/**
 * The query of a reading call; its key is the call's name and the request. Loaders and screens share it. A call that came to
 * nothing is the query's `error`, and what was read before stays its `data`.
 */
export const callQuery = <K extends CallName>(api: Api, name: K, request: CallRequest<K>) =>
  queryOptions<CallAnswer<K>, CallFailed, CallAnswer<K>, readonly [K, CallRequest<K>]>({
    queryKey: [name, request],
    queryFn: async ({ signal }) => {
      const answer = await api.call(name, request, { signal });
      if (!answer.ok) throw new CallFailed(answer.problem);
      return answer.value;
    },
    staleTime: FRESH,
  });

/** Null when the call came to nothing, for what a page can do without. Other faults are thrown. */
export async function unlessFailed<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (fault) {
    if (fault instanceof CallFailed) return null;
    throw fault;
  }
}
