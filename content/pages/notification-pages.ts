import { escapeHtml } from "../../platform/pure/html/index.ts";
import { notifications, type SeedNotification } from "../notifications/index.ts";
import type { SeedPage } from "./seed-page.ts";

export const NOTIFICATIONS = "/varsler/";

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const items = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join("")}</ul>`;

/** Some of the examples have the whole notification as a document, some on another site, and most have only the page. */
const hasDocument = ({ external, order }: SeedNotification): boolean => !external && order === "fullstendig";

const pageOf = (each: SeedNotification): SeedPage => ({
  type: "MethodNotificationPage",
  name: each.heading,
  urlSegment: each.segment,
  parent: NOTIFICATIONS,
  startPublish: `${each.published}T07:00:00Z`,
  properties: {
    heading: each.heading,
    methodSummary: paragraph(`Eksempel: ${each.summary}`),
    mainBody: "",
    sections: [
      { heading: "Beskrivelse", body: paragraph(each.what) + paragraph(each.who) },
      { heading: "Dokumentasjon", body: paragraph(each.known) },
      { heading: "Hva det kan bety for tjenesten", body: paragraph(each.services) },
      { heading: "Referanser", body: items(each.references) },
    ],
    document: hasDocument(each) ? { src: "/assets/minimetode/eksempel-varsel.pdf", alt: "" } : null,
    isExternalMethod: each.external !== undefined,
    externalUrl: each.external ?? "",
    livingStatus: each.status.map(([date, status, text]) => ({ date, status: [status], text, link: "" })),
    nyeMetoderLink: each.proposed ? `https://nyemetoder.example/forslag/${each.proposed}` : "",
    year: Number(each.published.slice(0, 4)),
    topics: each.topics,
    methodTypes: each.methodTypes,
    publishers: each.publishers,
    source: [each.source],
    organizations: each.organizations ?? [],
    subjects: each.subjects,
    financialResponsibility: [each.finance],
    orderRecommendation: [each.order],
    changeLog: each.changed ? [{ date: each.changed[0], text: each.changed[1] }] : [],
  },
});

/** The catalog and the notifications under it. */
export const notificationPages: readonly SeedPage[] = [
  {
    type: "MethodNotificationCatalogPage",
    name: "Metodevarsler",
    urlSegment: "varsler",
    parent: "/",
    properties: {
      heading: "Metodevarsler",
      introduction:
        "<p>Korte varsler om metoder som er på vei inn i helsetjenesten. Alle varslene her er oppdiktede eksempler.</p>",
      mainContent: [],
    },
  },
  ...notifications.map(pageOf),
];
