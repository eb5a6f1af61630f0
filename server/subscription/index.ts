export { subscriptionRoutes } from "./routes.ts";
export { alertJobs } from "./send-alerts.ts";
export { alertPost, forgetUnconfirmed } from "./store.ts";
export { openTokens, type Tokens } from "./token.ts";
