import type { SeedPage } from "./seed-page.ts";

/** The 404 and 403 pages that every site has. */
export const messagePages: readonly SeedPage[] = [
  {
    type: "NotFoundPage",
    name: "Side ikke funnet",
    urlSegment: "not-found",
    parent: "/",
    properties: {
      header: "Side ikke funnet",
      description:
        "<p>Siden finnes ikke, eller den er flyttet. Sjekk adressen, søk på nettstedet eller gå til forsiden.</p>",
      animation: null,
    },
  },
  {
    type: "AccessDeniedPage",
    name: "Ingen tilgang",
    urlSegment: "access-denied",
    parent: "/",
    properties: {
      header: "Ingen tilgang",
      description:
        "<p>Du har ikke tilgang til denne siden. Ta kontakt med oss hvis du mener at du skulle hatt det.</p>",
    },
  },
];

export const seedLoginPage: SeedPage = {
  type: "LoginPage",
  name: "Logg inn",
  urlSegment: "logg-inn",
  parent: "/",
  properties: {
    heading: "Logg inn",
    text: "<p>Redaksjonen logger inn med kontoen fra arbeidsplassen sin. Du trenger ikke å logge inn for å lese, søke eller starte en vurdering.</p><p>Er du invitert til en vurdering, så åpne lenken du fikk på e-post.</p>",
    linkTitle: "Gå til innlogging",
  },
};
