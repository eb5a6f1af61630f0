export { forgetOldAlerts } from "./mail-store.ts";
export { keepSending } from "./post.ts";
export { subscriptionRoutes } from "./routes.ts";
export { alertJobs } from "./send-alerts.ts";
export { forgetUnconfirmed } from "./store.ts";
export { openTokens } from "./token.ts";
