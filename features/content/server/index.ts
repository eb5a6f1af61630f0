export { addressOf, movedAddress } from "./address.ts";
export { cleanHtml } from "./clean-html.ts";
export { allowOrigins } from "./cross-origin.ts";
export { keepFollowed, noteFollowed, writeFollowed } from "./followed.ts";
export {
  indexImported,
  indexNotifications,
  indexNotificationsShowing,
  notificationSearchJob,
  seedNotificationSearch,
} from "./index-notifications.ts";
export { libraryFileRoute } from "./library-file.ts";
export { notificationFor, notificationTree } from "./notification-document.ts";
export { draftKeyIn, draftSettings, isVersionKey } from "./preview.ts";
export { contentRoutes } from "./routes.ts";
export { seedSites } from "./seed.ts";
export { openSettingsShown, type SettingsShown, shownSettings } from "./site-settings.ts";
export { openTrees, type Trees } from "./trees.ts";
