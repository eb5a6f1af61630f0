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
  label: "Forside for metodevarsler",
  help: "Viser fagområdene og de nyeste varslene.",
  sites: ["metodevarsel"],
  children: ["StandardPage", "CatalogPage", "MethodNotificationCatalogPage"],
  single: true,
  props: startProps,
});

export const notificationCatalogPage = definePage({
  type: "MethodNotificationCatalogPage",
  chain: ["Page", "CatalogPage", "MethodNotificationCatalogPage"],
  label: "Oversikt over metodevarsler",
  help: "Varslene ligger under den. Viser fagområdene og de nyeste varslene.",
  sites: ["metodevarsel"],
  children: ["MethodNotificationPage"],
  props: {
    heading: text("Overskrift", { required: true, max: 120 }),
    introduction: html("Ingress", { features: [] }),
    mainContent: area("Hovedinnhold", { allow: pageBlocks }),
  },
});

export const notificationSearchPage = definePage({
  type: "MethodNotificationSearchPage",
  chain: ["Page", "SearchPage", "MethodNotificationSearchPage"],
  label: "Søk i metodevarsler",
  help: "Søket i varslene.",
  sites: ["metodevarsel"],
  children: [],
  single: true,
  screen: true,
  place: addresses.search,
  props: {
    heading: text("Overskrift", { max: 120, help: "Tom: sidens navn." }),
    introduction: html("Ingress", { features: [] }),
  },
});

export const notificationPage = definePage({
  type: "MethodNotificationPage",
  chain: ["Page", "MethodNotificationPage"],
  label: "Metodevarsel",
  help: "Et kort varsel om en metode som er på vei.",
  sites: ["metodevarsel"],
  children: [],
  props: {
    heading: text("Overskrift", { required: true, max: 200, help: "Hva metoden er, og hvem den er for." }),
    methodSummary: html("Kort om metoden", {
      required: true,
      features: [],
      help: "To eller tre setninger. Vises også i lister.",
    }),
    mainBody: html("Brødtekst", { features: htmlFeatures }),
    sections: list("Deler", {
      item: "Del",
      help: "For eksempel beskrivelse, dokumentasjon og referanser.",
      of: {
        heading: text("Overskrift", { required: true, max: 120 }),
        body: html("Tekst", { required: true, features: ["h3", "h4", "table", "image"] }),
      },
    }),
    document: media("Varselet som PDF", { accept: "file" }),
    isExternalMethod: bool("Varselet ligger på et annet nettsted"),
    externalUrl: url("Adressen på det andre nettstedet"),
    livingStatus: list("Status", {
      item: "Status",
      help: "Den nyeste vises først. De eldre blir stående.",
      of: {
        date: date("Dato", { required: true }),
        status: term("Status", { required: true, of: "notification-status", most: 1 }),
        text: longText("Hva som har skjedd"),
        link: url("Lenke"),
      },
    }),
    nyeMetoderLink: url("Forslaget hos Nye metoder", { help: "Fylles ut når metoden er foreslått for vurdering der." }),
    year: number("Publiseringsår", { tab: "settings", min: 1990, max: 2100 }),
    topics: term("Fagområder", { tab: "settings", required: true, of: "topic" }),
    methodTypes: term("Metodetyper", { tab: "settings", required: true, of: "method-type" }),
    publishers: term("Utgivere", { tab: "settings", of: "publisher" }),
    source: term("Kilde", { tab: "settings", of: "source", most: 1 }),
    organizations: term("Helseforetak", { tab: "settings", of: "organization" }),
    subjects: term("Emner", { tab: "settings", of: "subject" }),
    financialResponsibility: term("Finansieringsansvar", { tab: "settings", of: "finance-responsibility", most: 1 }),
    orderRecommendation: term("Bestillingsanbefaling", { tab: "settings", of: "order-recommendation", most: 1 }),
    changeLog: list("Endringslogg", {
      tab: "display",
      item: "Endring",
      of: { date: date("Dato", { required: true }), text: text("Hva som er endret", { required: true }) },
    }),
  },
  checks: [
    ({ isExternalMethod, externalUrl }) =>
      isExternalMethod === true && !/^https?:/i.test(stringOf(externalUrl))
        ? { path: ["externalUrl"], kind: stringOf(externalUrl) === "" ? "Required" : "NotExternal", stops: true }
        : null,
  ],
});
