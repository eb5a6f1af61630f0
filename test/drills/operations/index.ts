import { balancer } from "./balancer.ts";
import { pooler } from "./pooler.ts";
import { provider } from "./provider.ts";
import { roles } from "./roles.ts";
import { start } from "./start.ts";

/** What an operator meets who has never met us, with the real parts: `npm run drills -- operations`, or one of them: `operations/pooler`. */
export const operations = {
  "operations/start": start,
  "operations/roles": roles,
  "operations/pooler": pooler,
  "operations/provider": provider,
  "operations/balancer": balancer,
} as const;
