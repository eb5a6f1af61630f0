import type { Paths } from "../../platform/pure/contract/paths.ts";

export const subscriptionPaths = {
  subscribe: ["POST", "/api/subscriptions"],
} as const satisfies Paths;
