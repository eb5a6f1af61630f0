import type { CallAnswer, CallName, CallRequest, Problem } from "../../core/contract/index.ts";

/** What a call comes back with. Refusals, faults and a lost network are all values: `problem.kind` tells them apart. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** Problems that arise on this side of the network; their status is 0. */
export const localProblems = ["Offline", "Timeout", "Unreadable"] as const;
export type LocalProblem = (typeof localProblems)[number];

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Writes get a new key each. Give the same key again to repeat a write whose answer was lost. */
  readonly idempotencyKey?: string;
  /** Sent as the multipart field `file`, for calls that upload. */
  readonly file?: File;
  /** Let the request outlive the page: for a last save on leaving. At most 64 KB. */
  readonly keepalive?: boolean;
};

/** What a page may ask for. The server answers with its use cases in process, the browser with fetch. */
export type Api = {
  call<K extends CallName>(name: K, request: CallRequest<K>, options?: CallOptions): Promise<Answer<CallAnswer<K>>>;
};
