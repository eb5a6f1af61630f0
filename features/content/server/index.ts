export { movedAddress, pageAddress } from "./address.ts";
export { cleanHtml } from "./clean-html.ts";
export { noteFollowed, writeFollowed } from "./followed.ts";
export {
  indexImported,
  indexNotifications,
  indexNotificationsShowing,
} from "./index-notifications.ts";
export { notificationFor, notificationTree } from "./notification-document.ts";
export { draftKeyIn, draftSettings, isVersionKey } from "./preview.ts";
export { openSettingsShown, type SettingsShown, shownSettings } from "./site-settings.ts";
export { openTrees, type Trees } from "./trees.ts";
