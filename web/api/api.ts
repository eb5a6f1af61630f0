import type { Answer, CallAnswer, CallName, CallRequest } from "../../core/contract/index.ts";

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
