import { about } from "./pages/about.ts";
import { articles } from "./pages/articles.ts";
import { messagePages, seedLoginPage } from "./pages/message-pages.ts";
import { notificationSite } from "./pages/notification-site.ts";
import { screens } from "./pages/screens.ts";
import type { SeedSite } from "./pages/seed-page.ts";
import { assessmentSiteSettings, notificationSiteSettings } from "./pages/settings.ts";
import { sharedBlocks } from "./pages/shared-blocks.ts";
import { startForms } from "./pages/start-forms.ts";
import { seedStartPage } from "./pages/start-page.ts";

export type { SeedPage, SeedSite } from "./pages/seed-page.ts";

/** The two sites of the demo, each with its page tree. */
export const demoSites: readonly SeedSite[] = [
  {
    key: "minimetode",
    name: "Minimetode",
    hosts: ["localhost", "minimetode.localhost"],
    pages: [
      seedStartPage,
      ...screens,
      ...startForms,
      ...articles,
      ...about,
      seedLoginPage,
      ...messagePages,
      assessmentSiteSettings,
      sharedBlocks,
    ],
  },
  {
    key: "metodevarsel",
    name: "Metodevarsel",
    hosts: ["metodevarsel.localhost"],
    pages: [...notificationSite, notificationSiteSettings, sharedBlocks],
  },
];
