import { draftPlace } from "../../../features/address/rules/index.ts";
import type { ContentModel } from "../../../features/api/index.ts";
import type { TriageType } from "../../../features/content/rules/index.ts";
import type { LazyView, LoadedView } from "./views.ts";

/** The types of page whose views no page of the assessment site but the login page has: its pages do not carry the list. */
export type RareType =
  | "LoginPage"
  | "MethodNotificationStartPage"
  | "MethodNotificationCatalogPage"
  | "MethodNotificationPage";

export const rareViews: { readonly [T in RareType]: LazyView<T> } & {
  readonly [T in TriageType]: LazyView<"IntroPage">;
} = {
  TriagePage: {
    module: "features/intro/views/triage-page.tsx",
    load: async () => (await import("../../../features/intro/views/triage-page.tsx")).TriagePage,
  },
  LoginPage: {
    module: "features/sign-in/views/login-page.tsx",
    load: async () => (await import("../../../features/sign-in/views/login-page.tsx")).LoginPage,
  },
  MethodNotificationStartPage: {
    module: "features/notification/views/notification-start-page.tsx",
    load: async () =>
      (await import("../../../features/notification/views/notification-start-page.tsx")).NotificationStartPage,
  },
  MethodNotificationCatalogPage: {
    module: "features/notification/views/notification-catalog-page.tsx",
    load: async () =>
      (await import("../../../features/notification/views/notification-catalog-page.tsx")).NotificationCatalogPage,
  },
  MethodNotificationPage: {
    module: "features/notification/views/notification-page.tsx",
    load: async () => (await import("../../../features/notification/views/notification-page.tsx")).NotificationPage,
  },
};

/**
 * A view as editors have it: beside its form it follows what is written, elsewhere its parts lead to their fields. Here, and not where it is
 * asked for, so that readers' pages do not carry the names of what is loaded.
 */
export const withEditingLoaded = async (view: LoadedView, { url, editMode }: ContentModel): Promise<LoadedView> =>
  editMode && url.startsWith(draftPlace)
    ? (await import("../../../features/content/screens/desk/working-draft.tsx")).withWorkingValues(view)
    : (await import("../../../features/content/screens/desk/editing.tsx")).withEditing(view);
