import { queryOptions } from "@tanstack/react-query";
import type { CallName, CallRequest } from "../../core/contract/index.ts";
import type { Api } from "./api.ts";

/** Milliseconds that an answer is shown again without asking. What went wrong is asked again at once. */
const FRESH = 60_000;

/** The query of a reading call; its key is the call's name and the request. Loaders and screens share it. */
export const callQuery = <K extends CallName>(api: Api, name: K, request: CallRequest<K>) =>
  queryOptions({
    queryKey: [name, request] as const,
    queryFn: ({ signal }) => api.call(name, request, { signal }),
    staleTime: (query) => (query.state.data?.ok === false ? 0 : FRESH),
  });
