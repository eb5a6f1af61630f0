export { addressOf } from "./address.ts";
export { cleanHtml } from "./clean-html.ts";
export { indexNotifications, notificationSearchJob, seedNotificationSearch } from "./index-notifications.ts";
export { draftKeyIn } from "./preview.ts";
export { contentRoutes } from "./routes.ts";
export { seedSites } from "./seed.ts";
export { openTrees, type Trees } from "./trees.ts";
