import { type QueryClient, useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { Answer, CallAnswer, CallName, CallRequest } from "../../pure/contract/call.ts";
import { isOutcomeUnknown } from "../../pure/contract/outcome.ts";
import type { Problem } from "../../pure/contract/problem.ts";
import { CallFailed, useApi } from "./api.ts";
import { newIdempotencyKey } from "./browser-api.ts";

export type Write<K extends CallName> = {
  readonly running: boolean;
  /** The last try was carried out. */
  readonly done: boolean;
  /** Why the last try came to nothing, until the next one or `forget`. */
  readonly refusal: Problem | null;
  /** Null when it is running already. Never rejects. */
  readonly run: (request: CallRequest<K>, file?: File) => Promise<Answer<CallAnswer<K>> | null>;
  readonly forget: () => void;
};

type Sent<K extends CallName> = { readonly request: CallRequest<K>; readonly file: File | undefined };

const nameOf = ({ name, size, lastModified }: File) => [name, size, lastModified];
/** Identifies a request for retries. `rev` is left out: a reload between two tries brings a newer one for the same request. */
const wishOf = <K extends CallName>({ request, file }: Sent<K>, upon: string): string =>
  JSON.stringify([request, file && nameOf(file), upon], (key, value) => (key === "rev" ? undefined : value));

/** How often a call is sent before the screen says that the server cannot answer now. */
const MOST_TRIES = 3;

/**
 * A writing call. When an answer was lost, running the call again repeats the same request with the same key, so that
 * nothing is done twice.
 * @param after what to load again, refused or not (a refusal often means that a colleague was first); it is awaited
 * @param upon what the call uses besides its request, such as the text that is sent: with another value it is another
 * request
 */
export function useWrite<K extends CallName>(name: K, after?: () => Promise<unknown>, upon = ""): Write<K> {
  const api = useApi();
  const isRunning = useRef(false);
  const unanswered = useRef<{ readonly wish: string; readonly sent: Sent<K>; readonly key: string } | null>(null);

  const mutation = useMutation<CallAnswer<K>, CallFailed, Sent<K>>({
    // The call itself reports a missing network.
    networkMode: "always",
    mutationFn: async (wanted) => {
      const wish = wishOf(wanted, upon);
      if (unanswered.current?.wish !== wish) unanswered.current = { wish, sent: wanted, key: newIdempotencyKey() };
      const { sent, key } = unanswered.current;
      const options = { idempotencyKey: key, ...(sent.file ? { file: sent.file } : {}) };
      const answer = await api.call(name, sent.request, options);
      if (answer.ok || !isOutcomeUnknown(answer.problem)) unanswered.current = null;
      if (!answer.ok) throw new CallFailed(answer.problem);
      return answer.value;
    },
    // The server is busy and says when to come back: nobody needs to press twice.
    retry: (failures, { problem }) => failures < MOST_TRIES - 1 && problem.status === 503 && problem.retryAfter != null,
    retryDelay: (_failures, { problem }) => (problem.retryAfter ?? 0) * 1000,
    onSettled: () => after?.(),
  });

  const run: Write<K>["run"] = async (request, file) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    try {
      return { ok: true, value: await mutation.mutateAsync({ request, file }) };
    } catch (fault) {
      if (fault instanceof CallFailed) return { ok: false, problem: fault.problem };
      throw fault;
    } finally {
      isRunning.current = false;
    }
  };

  const { isPending: running, isSuccess: done, error, reset: forget } = mutation;
  return { running, done, refusal: error?.problem ?? null, run, forget };
}

/** Everything that is shown is fetched again, and everything else is forgotten. */
export const reloadAll = async (client: QueryClient): Promise<void> => {
  client.removeQueries({ type: "inactive" });
  await client.invalidateQueries({ type: "active" });
};

/** True when the refusal names fields, which then show the messages. */
export const isFieldProblem = (problem: Problem): boolean => (problem.fields?.length ?? 0) > 0;

/** The server's message for each field, by the field's name. The first message of a field counts. */
export const fieldErrors = (problem: Problem | null): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries([...(problem?.fields ?? [])].reverse().map(({ path, message }) => [path, message]));
