import { addresses } from "../../../address/rules/index.ts";
import {
  area,
  bool,
  date,
  html,
  htmlFeatures,
  list,
  longText,
  media,
  number,
  stringOf,
  term,
  text,
  url,
} from "../property/index.ts";
import { pageBlocks } from "./blocks.ts";
import { definePage } from "./definition.ts";
import { startPage } from "./start-page.ts";

const { hideAssessments: _, ...startProps } = startPage.props;

/** The front page of the notification site: beside what every front page has, the topics and the newest notifications. */
export const notificationStartPage = definePage({
  type: "MethodNotificationStartPage",
  chain: ["Page", "StartPage", "MethodNotificationStartPage"],
  sites: ["metodevarsel"],
  children: ["StandardPage", "CatalogPage", "MethodNotificationCatalogPage"],
  single: true,
  props: startProps,
});

export const notificationCatalogPage = definePage({
  type: "MethodNotificationCatalogPage",
  chain: ["Page", "CatalogPage", "MethodNotificationCatalogPage"],
  sites: ["metodevarsel"],
  children: ["MethodNotificationPage"],
  props: {
    heading: text({ required: true, max: 120 }),
    introduction: html({ features: [] }),
    mainContent: area({ allow: pageBlocks }),
  },
});

export const notificationSearchPage = definePage({
  type: "MethodNotificationSearchPage",
  chain: ["Page", "SearchPage", "MethodNotificationSearchPage"],
  sites: ["metodevarsel"],
  children: [],
  single: true,
  screen: true,
  place: addresses.search,
  props: {
    heading: text({ max: 120 }),
    introduction: html({ features: [] }),
  },
});

export const notificationPage = definePage({
  type: "MethodNotificationPage",
  chain: ["Page", "MethodNotificationPage"],
  sites: ["metodevarsel"],
  children: [],
  props: {
    heading: text({ required: true, max: 200 }),
    methodSummary: html({
      required: true,
      features: [],
    }),
    mainBody: html({ features: htmlFeatures }),
    sections: list({
      of: {
        heading: text({ required: true, max: 120 }),
        body: html({ required: true, features: ["h3", "h4", "table", "image"] }),
      },
    }),
    document: media({ accept: "file" }),
    isExternalMethod: bool(),
    externalUrl: url(),
    livingStatus: list({
      of: {
        date: date({ required: true }),
        status: term({ required: true, of: "notification-status", most: 1 }),
        text: longText(),
        link: url(),
      },
    }),
    nyeMetoderLink: url(),
    year: number({ tab: "settings", min: 1990, max: 2100 }),
    topics: term({ tab: "settings", required: true, of: "topic" }),
    methodTypes: term({ tab: "settings", required: true, of: "method-type" }),
    publishers: term({ tab: "settings", of: "publisher" }),
    source: term({ tab: "settings", of: "source", most: 1 }),
    organizations: term({ tab: "settings", of: "organization" }),
    subjects: term({ tab: "settings", of: "subject" }),
    financialResponsibility: term({ tab: "settings", of: "finance-responsibility", most: 1 }),
    orderRecommendation: term({ tab: "settings", of: "order-recommendation", most: 1 }),
    changeLog: list({
      tab: "display",
      of: { date: date({ required: true }), text: text({ required: true }) },
    }),
  },
  checks: [
    ({ isExternalMethod, externalUrl }) =>
      isExternalMethod === true && !/^https?:/i.test(stringOf(externalUrl))
        ? { path: ["externalUrl"], kind: stringOf(externalUrl) === "" ? "Required" : "NotExternal", stops: true }
        : null,
  ],
});
