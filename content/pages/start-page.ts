import { addresses } from "../../features/address/rules/index.ts";
import type { SeedPage } from "./seed-page.ts";

export const seedStartPage: SeedPage = {
  type: "StartPage",
  name: "Forside",
  urlSegment: "",
  parent: null,
  properties: {
    heading: "Vurder nye metoder sammen",
    introduction:
      "<p>Her skriver fagfolk i helseforetak og kommuner mini-metodevurderinger: korte, systematiske vurderinger av om en metode bør tas i bruk, utvides eller fases ut. Alle kan finne og lese dem.</p>",
    image: {
      src: "/assets/minimetode/forside.svg",
      alt: "Tegning av tre personer foran en tavle med et skjema.",
    },
    leftLinkBox: {
      heading: "Start en vurdering",
      text: "Fem spørsmål viser om mini-metodevurdering er riktig. Du får en lenke på e-post og kan invitere kolleger, bibliotekar og økonom.",
      url: addresses.startChoice,
      linkTitle: "Kom i gang",
    },
    rightLinkBox: {
      heading: "Finn en vurdering",
      text: "Se hva andre har vurdert, og hva som er under arbeid, før dere begynner på noe nytt.",
      url: addresses.search,
      linkTitle: "Søk i mini-metodevurderinger",
    },
    articleList: { heading: "Slik gjør du det", parent: "/artikler/", limit: 3 },
    pageLinks: {
      heading: "Snarveier",
      links: [
        { href: addresses.start["1"], text: "Start en vurdering i et helseforetak" },
        { href: addresses.start["2"], text: "Start en vurdering i en kommune" },
        { href: addresses.start["3"], text: "Start en vurdering på tvers av nivåene" },
        { href: "/artikler/slik-lager-du-en-mini-metodevurdering/", text: "Slik lager du en mini-metodevurdering" },
      ],
    },
    mainContent: [],
    faq: {
      heading: "Ofte stilte spørsmål",
      ingress: "",
      questions: [
        {
          question: "Når bør vi lage en mini-metodevurdering?",
          answer:
            "<p>Når dere er i tvil om effekten eller sikkerheten, eller når budsjett og organisering må kartlegges før noen beslutter. Det gjelder også når en metode skal fases ut. Legemidler vurderes som regel nasjonalt.</p>",
        },
        {
          question: "Hvor lang tid tar det?",
          answer:
            "<p>Regn med flere uker. Søket og utvelgelsen tar mest tid, så avtal med biblioteket tidlig. Alt lagres fortløpende, og flere kan skrive samtidig.</p>",
        },
        {
          question: "Er det vi skriver, offentlig mens vi arbeider?",
          answer:
            "<p>Nei. Bare et kort med tittel, status, organisasjon og den korte omtalen er offentlig, så ingen starter på det samme. Resten blir offentlig først når redaksjonen har publisert.</p>",
        },
        {
          question: "Hva om dokumentasjonen er for svak til å beslutte?",
          answer:
            '<p>Da kan konklusjonen være at metoden bør vurderes nasjonalt. Skriv hva som mangler, og meld metoden til <a href="https://www.nyemetoder.no/">Nye metoder</a>.</p>',
        },
        {
          question: "Kan vi skrive om enkeltpasienter?",
          answer:
            "<p>Nei. Ikke skriv pasientopplysninger noe sted i skjemaet, heller ikke i kommentarer eller vedlegg. Er det skjedd ved en feil, så kontakt redaksjonen, som kan fjerne teksten.</p>",
        },
        {
          question: "Hvem kan lese utkastet?",
          answer: "<p>De som er invitert til vurderingen, og redaksjonen. Ingen andre.</p>",
        },
      ],
      link: "",
      linkText: "",
    },
    hideArticleList: false,
    hidePageLinks: true,
    hideFaq: false,
    hideAssessments: false,
  },
};
