import { about } from "./pages/about.ts";
import { articles } from "./pages/articles.ts";
import { screens } from "./pages/screens.ts";
import type { SeedSite } from "./pages/seed-page.ts";
import { article } from "./pages/seed-page.ts";
import { assessmentSiteSettings, notificationSiteSettings } from "./pages/settings.ts";
import { startForms } from "./pages/start-forms.ts";
import { startPage } from "./pages/start-page.ts";

export type { SeedPage, SeedSite } from "./pages/seed-page.ts";

/** The two sites of the demo, each with its page tree. */
export const sites: readonly SeedSite[] = [
  {
    key: "minimetode",
    name: "Minimetode",
    hosts: ["localhost", "minimetode.localhost"],
    settings: assessmentSiteSettings,
    pages: [startPage, ...screens, ...startForms, ...articles, ...about],
  },
  {
    key: "metodevarsel",
    name: "Metodevarsel",
    hosts: ["metodevarsel.localhost"],
    settings: notificationSiteSettings,
    pages: [
      {
        type: "StartPage",
        name: "Metodevarsel",
        urlSegment: "",
        parent: null,
        properties: {
          heading: "Nye metoder på vei",
          introduction:
            "<p>Eksempel: Her kommer korte varsler om metoder som er på vei inn i helsetjenesten: hva de er, hvem de er for, og hva som finnes av dokumentasjon.</p>",
          image: null,
          leftLinkBox: null,
          rightLinkBox: null,
          articleList: null,
          pageLinks: null,
          mainContent: [],
          faq: null,
          hideArticleList: true,
          hidePageLinks: true,
          hideFaq: true,
          hideAssessments: true,
        },
      },
      article("/", "om-oss", "Om oss", {
        introduction: "<p>Eksempel: Metodevarslene lages av redaksjonen ut fra offentlige kilder.</p>",
        mainBody: "<p>Et varsel er ingen vurdering. Det sier at en metode er på vei, ikke om den bør tas i bruk.</p>",
      }),
    ],
  },
];
