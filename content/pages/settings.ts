import { addresses } from "../../core/address/index.ts";
import type { SiteSettings } from "../../core/contract/index.ts";
import { CONTACT_ADDRESS } from "./about.ts";

const LOGO = "/assets/minimetode/logo.svg";

const related = {
  heading: "Beslektede nettsteder",
  links: [
    { text: "Nye metoder", href: "https://www.nyemetoder.no/" },
    { text: "Helsebiblioteket", href: "https://www.helsebiblioteket.no/" },
    { text: "Folkehelseinstituttet", href: "https://www.fhi.no/" },
  ],
};

const contact = {
  heading: "Kontakt",
  links: [{ text: CONTACT_ADDRESS, href: `mailto:${CONTACT_ADDRESS}` }],
};

export const assessmentSiteSettings: SiteSettings = {
  heading: "Minimetode",
  subtitle: "Mini-metodevurderinger fra helseforetak og kommuner",
  logo: { src: LOGO, alt: "" },
  contactAddress: CONTACT_ADDRESS,
  menu: {
    content: [
      { text: "Søk i mini-metodevurderinger", href: addresses.search },
      { text: "Start en vurdering", href: addresses.startChoice },
      { text: "Veiledning", href: "/artikler/" },
      { text: "Om oss", href: "/om-oss/" },
    ],
    other: related.links,
  },
  footer: {
    about: {
      heading: "Om oss",
      links: [
        { text: "Om oss", href: "/om-oss/" },
        { text: "Personvern", href: "/personvern/" },
        { text: "Tilgjengelighet", href: "/tilgjengelighet/" },
      ],
    },
    contact,
    related,
    logos: [
      [{ src: LOGO, href: "/", target: "_self", title: "Minimetode", alt: "Minimetode", isVectorImage: true }],
      [],
    ],
  },
  searchInfoText:
    "Skriv ett eller flere ord. Søket finner også bøyninger av ordene. Sett en frase i anførselstegn for å finne den ordrett, og bruk filtrene for å snevre inn.",
  noHitsTitle: null,
  noHitsMessage: null,
};

export const notificationSiteSettings: SiteSettings = {
  ...assessmentSiteSettings,
  heading: "Metodevarsel",
  subtitle: "Varsler om nye metoder i helsetjenesten",
  logo: { src: LOGO, alt: "" },
  menu: {
    content: [
      { text: "Søk i metodevarsler", href: addresses.search },
      { text: "Alle metodevarsler", href: "/varsler/" },
      { text: "Send et tips", href: "/tips/" },
      { text: "Om oss", href: "/om-oss/" },
    ],
    other: related.links,
  },
  footer: {
    about: {
      heading: "Om oss",
      links: [
        { text: "Om oss", href: "/om-oss/" },
        { text: "Send et tips", href: "/tips/" },
      ],
    },
    contact,
    related,
    logos: [
      [{ src: LOGO, href: "/", target: "_self", title: "Metodevarsel", alt: "Metodevarsel", isVectorImage: true }],
      [],
    ],
  },
};
