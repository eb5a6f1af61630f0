import { addresses, alertPaths } from "../../features/address/rules/index.ts";
import { messagePages } from "./message-pages.ts";
import { NOTIFICATIONS, notificationPages } from "./notification-pages.ts";
import { article, type SeedPage } from "./seed-page.ts";
import { statements } from "./statements.ts";

const TIPS = "/tips/";

const front: SeedPage = {
  type: "MethodNotificationStartPage",
  name: "Forside",
  urlSegment: "",
  parent: null,
  properties: {
    heading: "Nye metoder på vei",
    introduction:
      "<p>Korte varsler om metoder som er på vei inn i helsetjenesten: hva de er, hvem de er for, og hva som finnes av dokumentasjon. Alle varslene her er oppdiktede eksempler.</p>",
    image: {
      src: "/assets/minimetode/varsel-forside.svg",
      alt: "Tegning av to personer ved en vei med tre merker.",
    },
    leftLinkBox: null,
    rightLinkBox: {
      heading: "Vet du om en metode?",
      text: "Tips oss om en metode som er på vei og bør varsles. Alle kan tipse.",
      url: TIPS,
      linkTitle: "Send et tips",
    },
    articleList: null,
    pageLinks: {
      heading: "Snarveier",
      links: [
        { href: NOTIFICATIONS, text: "Alle metodevarsler" },
        { href: addresses.search, text: "Søk i metodevarsler" },
        { href: alertPaths.form, text: "Få varsel på e-post" },
        { href: TIPS, text: "Send et tips" },
        { href: "/om-oss/", text: "Om oss" },
      ],
    },
    mainContent: [],
    faq: {
      heading: "Ofte stilte spørsmål",
      ingress: "",
      questions: [
        {
          question: "Hva er et metodevarsel?",
          answer:
            "<p>Et kort varsel om at en metode er på vei. Det er ingen vurdering: det sier ikke om metoden bør tas i bruk.</p>",
        },
        {
          question: "Hvem er varslene for?",
          answer:
            "<p>Ledere og fagfolk i sykehus og kommuner, og dem som foreslår metoder for vurdering. Alle kan lese dem.</p>",
        },
        {
          question: "Hva skjer etter et varsel?",
          answer:
            "<p>Metoden kan bli foreslått for nasjonal vurdering, eller et sykehus eller en kommune kan lage en mini-metodevurdering. Statusen i varselet sier hvor langt metoden er kommet.</p>",
        },
        {
          question: "Hvordan holdes varslene oppdatert?",
          answer: "<p>Redaksjonen legger til en ny status når noe skjer. De eldre statusene blir stående under.</p>",
        },
      ],
      link: "",
      linkText: "",
    },
    hideArticleList: true,
    hidePageLinks: true,
    hideFaq: false,
  },
};

const search: SeedPage = {
  type: "MethodNotificationSearchPage",
  name: "Søk i metodevarsler",
  urlSegment: "sok",
  parent: "/",
  properties: { heading: "", introduction: "" },
};

const tips = article("/", "tips", "Tips oss om en metode", {
  introduction:
    "<p>Vet du om en metode som er på vei inn i helsetjenesten, og som vi ikke har varslet om? Skriv til oss her. Redaksjonen leser alle tips.</p>",
  mainBody: "",
  mainContent: [
    {
      type: "TipsBlock",
      id: "3c1f7c0a-2f0d-4e0b-9f57-7d6c3f0a1101",
      heading: "Tipset ditt",
      recipient: "",
      confirmationText: "",
      errorText: "",
    },
  ],
});

/** The notification site of the demo. */
export const notificationSite: readonly SeedPage[] = [
  front,
  search,
  ...notificationPages,
  tips,
  article("/", "om-oss", "Om oss", {
    introduction: "<p>Eksempel: Metodevarslene lages av redaksjonen ut fra offentlige kilder.</p>",
    mainBody: `<p>Et varsel er ingen vurdering. Det sier at en metode er på vei, ikke om den bør tas i bruk.</p>
<h2>Slik arbeider vi</h2>
<p>Redaksjonen følger kilder i Norge og andre land, og tar imot <a href="${TIPS}">tips</a>. Hvert varsel beskriver metoden, hvem den er for, hva som er kjent og hva den kan bety for tjenesten.</p>
<h2>Status</h2>
<p>Når noe skjer med metoden, får varselet en ny status. De eldre blir stående, så det går an å se hvor lang tid det tok.</p>`,
    mainContent: [{ type: "SearchBlock", id: "7a0c52de-5d0b-4b7e-8f55-0b1f3f6c2a10", heading: "Finn et metodevarsel" }],
  }),
  ...statements(`<h2>Når du sender et tips</h2>
<p>Redaksjonen får tipset på e-post, med navnet og e-postadressen din, og kan kontakte deg. Vi publiserer dem ikke. Portalen sletter tipset etter ett år.</p>`),
  ...messagePages,
];
