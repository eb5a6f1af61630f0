import { addresses, alertPaths, statementPaths } from "../../features/address/rules/index.ts";
import type { PagePropertiesOf } from "../../features/content/rules/index.ts";
import type { SeedPage } from "./seed-page.ts";
import { CONTACT_ADDRESS } from "./statements.ts";

const LOGO = "/assets/minimetode/logo.svg";

type Settings = PagePropertiesOf<"SettingsPage">;

const linked = (text: string, href: string) => ({ link: { text, href } });

const related = [
  linked("Nye metoder", "https://www.nyemetoder.no/"),
  linked("Helsebiblioteket", "https://www.helsebiblioteket.no/"),
  linked("Folkehelseinstituttet", "https://www.fhi.no/"),
];

// A space as alternative text says that the name beside the logo is enough.
const settingsPage = (
  own: Pick<Settings, "heading" | "subtitle" | "menuContent" | "aboutLinks" | "searchInfoText">,
): SeedPage => ({
  type: "SettingsPage",
  name: "Innstillinger",
  urlSegment: "innstillinger-for-nettstedet",
  parent: "/",
  properties: {
    logo: { src: LOGO, alt: " " },
    contactAddress: CONTACT_ADDRESS,
    language: "nb",
    menuOther: related,
    bannerText: "",
    bannerTone: "info",
    bannerFrom: "",
    bannerTo: "",
    aboutHeading: "Om oss",
    contactHeading: "Kontakt",
    contactLinks: [linked(CONTACT_ADDRESS, `mailto:${CONTACT_ADDRESS}`)],
    relatedHeading: "Beslektede nettsteder",
    relatedLinks: related,
    logos: [{ image: { src: LOGO, alt: own.heading }, href: "/", title: own.heading, newTab: false }],
    moreLogos: [],
    noHitsTitle: "",
    noHitsMessage: "",
    displayFilterByCollaboration: false,
    confirmsAtOnce: false,
    ...own,
  },
});

const searchInfoText =
  "Skriv ett eller flere ord. Søket finner også bøyninger av ordene. Sett en frase i anførselstegn for å finne den ordrett, og bruk filtrene for å snevre inn.";

export const assessmentSiteSettings = settingsPage({
  heading: "Minimetode",
  subtitle: "Mini-metodevurderinger fra helseforetak og kommuner",
  menuContent: [
    linked("Søk i mini-metodevurderinger", addresses.search),
    linked("Start en vurdering", addresses.startChoice),
    linked("Veiledning", "/artikler/"),
    linked("Om oss", "/om-oss/"),
  ],
  aboutLinks: [
    linked("Om oss", "/om-oss/"),
    linked("Personvern", statementPaths.privacy),
    linked("Tilgjengelighet", statementPaths.accessibility),
  ],
  searchInfoText,
});

export const notificationSiteSettings = settingsPage({
  heading: "Metodevarsel",
  subtitle: "Varsler om nye metoder i helsetjenesten",
  menuContent: [
    linked("Søk i metodevarsler", addresses.search),
    linked("Alle metodevarsler", "/varsler/"),
    linked("Få varsel på e-post", alertPaths.form),
    linked("Send et tips", "/tips/"),
    linked("Om oss", "/om-oss/"),
  ],
  aboutLinks: [
    linked("Om oss", "/om-oss/"),
    linked("Personvern", statementPaths.privacy),
    linked("Tilgjengelighet", statementPaths.accessibility),
  ],
  searchInfoText,
});
