import { z } from "zod";
import type { SchemasOf } from "../../platform/pure/contract/call.ts";
import { optional } from "../../platform/pure/contract/values.ts";
import { SearchRequest } from "../search/calls.ts";
import type { subscriptionPaths } from "./paths.ts";
import { frequencies } from "./rules/index.ts";

export const subscriptionCalls = {
  subscribe: {
    summary:
      "Ask for alerts by e-mail about a search; the same answer for every well-formed address, which gets a mail to confirm",
    body: z.object({
      email: z.string().max(500),
      frequency: z.enum(frequencies),
      route: z.string().max(100),
      search: optional(SearchRequest, SearchRequest.parse({})).describe(
        "in the keys of the search request; an empty one is everything new",
      ),
    }),
    answer: z.object({ ok: z.literal(true) }),
  },
} as const satisfies SchemasOf<typeof subscriptionPaths>;
