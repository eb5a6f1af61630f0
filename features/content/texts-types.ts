import { byLanguage } from "../../platform/pure/language/index.ts";
import { contentLanguageTexts } from "../assessment/texts-language.ts";
import type { TypeTexts } from "./rules/index.ts";
import { triageLabels } from "./texts-triage.ts";
import * as nn from "./texts-types.nn.ts";

const head = { heading: "Overskrift", introduction: "Ingress" } as const;
const message = { header: "Overskrift", description: "Beskrivelse" } as const;
const searchHead = { ...head, heading: { label: "Overskrift", help: "Tom: sidens navn." } } as const;
const catalog = { ...head, mainContent: "Hovedinnhold" } as const;
const changeLog = { label: "Endringslogg", item: "Endring", of: { date: "Dato", text: "Hva som er endret" } } as const;
const linkBox = {
  heading: "Overskrift",
  text: "Tekst",
  url: "Knappen går til",
  linkTitle: "Tekst på knappen",
} as const;
const question = { question: "Spørsmål", answer: "Svar" } as const;
const faq = {
  heading: "Overskrift",
  ingress: "Ingress",
  questions: { label: "Spørsmål", item: "Spørsmål", of: question },
  link: { label: "Lenke under spørsmålene", help: "Kan stå tom." },
  linkText: "Lenketekst",
} as const;
const pageLinks = {
  heading: "Overskrift",
  links: { label: "Lenker", item: "Lenke", of: { text: "Tekst", href: "Adresse" } },
} as const;
const articleList = { heading: "Overskrift", parent: "Vis artiklene under", limit: "Antall" } as const;
const genericBlock = {
  heading: "Overskrift",
  text: "Tekst",
  image: "Bilde",
  url: "Lenken går til",
  linkTitle: { label: "Lenketekst", help: "Si hvor lenken går, ikke «les mer»." },
} as const;
const linkBlock = { ...genericBlock, brightButton: "Fremhevet knapp" } as const;
const startPage = {
  ...head,
  image: "Bilde",
  leftLinkBox: { label: "Venstre boks", of: linkBox },
  rightLinkBox: { label: "Høyre boks", of: linkBox },
  articleList: { label: "Artikkelliste", of: articleList },
  mainContent: "Hovedinnhold",
  faq: { label: "Spørsmål og svar", of: faq },
  pageLinks: { label: "Snarveier", of: pageLinks },
  hideArticleList: "Skjul artikkellisten",
  hidePageLinks: "Skjul snarveiene",
  hideFaq: "Skjul spørsmål og svar",
} as const;
const links = { item: "Lenke", of: { link: "Lenke" } } as const;
const logos = {
  item: "Logo",
  of: { image: "Logo", href: "Lenke", title: "Tekst når pekeren er over", newTab: "Åpnes i ny fane" },
} as const;

/** Labels and help of page types, blocks and their properties, as editors read them. */
export const typeTexts = {
  head: {
    name: "Navn",
    urlSegment: "Adresse",
    language: {
      label: contentLanguageTexts.label,
      help: "Skjermlesere, søk og dokumenter følger målformen.",
      options: { no: "ikke valgt", ...contentLanguageTexts.names },
    },
  },
  pages: {
    StartPage: {
      label: "Forside",
      help: "Siden som møter dem som kommer til nettstedet.",
      props: { ...startPage, hideAssessments: "Skjul de nyeste vurderingene og dem under arbeid" },
    },
    StandardPage: {
      label: "Artikkel",
      help: "En side med tekst, bilder og blokker.",
      props: {
        heading: { label: "Overskrift", help: "Det leseren leter etter, i klarspråk." },
        introduction: { label: "Ingress", help: "Vises øverst og i lister." },
        image: "Bilde i artikkellister",
        topContent: "Toppinnhold",
        mainBody: "Brødtekst",
        mainContent: "Hovedinnhold",
        author: "Forfatter",
        showTableOfContent: { label: "Vis innholdsfortegnelse", help: "Lages av overskriftene på nivå 2." },
        hideChangeLog: "Skjul endringsloggen",
        changeLog,
      },
    },
    CatalogPage: { label: "Oversikt", help: "Lister sidene som ligger under den.", props: catalog },
    IntroPage: {
      label: "Startskjema",
      help: "Skjemaet der noen starter en vurdering.",
      props: {
        ...head,
        ...triageLabels,
        assessmentType: {
          label: "Type vurdering",
          options: { "1": "Helseforetak", "2": "Kommune", "3": "På tvers" },
        },
        sentHeading: "Overskrift når skjemaet er sendt",
        sentText: "Tekst når skjemaet er sendt",
        headingNn: {
          label: "Overskrift på nynorsk",
          help: "Skjema skal finnes på begge målformer. Lesere på nynorsk får disse tekstene.",
        },
        introductionNn: "Ingress på nynorsk",
        sentHeadingNn: "Overskrift når skjemaet er sendt, på nynorsk",
        sentTextNn: "Tekst når skjemaet er sendt, på nynorsk",
        template: { label: "Skjemamal", help: "Gjelder vurderinger som startes etter at siden er publisert." },
        destination: {
          label: "Vurderingene legges under",
          help: "Siden vises i brødsmulestien til nye vurderinger. Er den en oversikt, lister den dem når de er publisert.",
        },
      },
    },
    SearchPage: { label: "Søkeside", help: "Søket i vurderinger.", props: searchHead },
    AssessmentPage: { label: "Leseside", help: "Siden som viser en vurdering.", props: head },
    SchemaPreviewPage: { label: "Forhåndsvisning", help: "En vurdering før den er publisert.", props: head },
    SchemaPage: {
      label: "Skjemaside",
      help: "Mine vurderinger, og under den skjemaene som det skrives i.",
      props: head,
    },
    MethodNotificationStartPage: {
      label: "Forside for metodevarsler",
      help: "Viser fagområdene og de nyeste varslene.",
      props: startPage,
    },
    MethodNotificationCatalogPage: {
      label: "Oversikt over metodevarsler",
      help: "Varslene ligger under den. Viser fagområdene og de nyeste varslene.",
      props: catalog,
    },
    MethodNotificationPage: {
      label: "Metodevarsel",
      help: "Et kort varsel om en metode som er på vei.",
      props: {
        heading: { label: "Overskrift", help: "Hva metoden er, og hvem den er for." },
        methodSummary: { label: "Kort om metoden", help: "To eller tre setninger. Vises også i lister." },
        mainBody: "Brødtekst",
        sections: {
          label: "Deler",
          help: "For eksempel beskrivelse, dokumentasjon og referanser.",
          item: "Del",
          of: { heading: "Overskrift", body: "Tekst" },
        },
        document: "Varselet som PDF",
        isExternalMethod: "Varselet ligger på et annet nettsted",
        externalUrl: "Adressen på det andre nettstedet",
        livingStatus: {
          label: "Status",
          help: "Den nyeste vises først. De eldre blir stående.",
          item: "Status",
          of: { date: "Dato", status: "Status", text: "Hva som har skjedd", link: "Lenke" },
        },
        nyeMetoderLink: {
          label: "Forslaget hos Nye metoder",
          help: "Fylles ut når metoden er foreslått for vurdering der.",
        },
        year: "Publiseringsår",
        topics: "Fagområder",
        methodTypes: "Metodetyper",
        publishers: "Utgivere",
        source: "Kilde",
        organizations: "Helseforetak",
        subjects: "Emner",
        financialResponsibility: "Finansieringsansvar",
        orderRecommendation: "Bestillingsanbefaling",
        changeLog,
      },
    },
    MethodNotificationSearchPage: { label: "Søk i metodevarsler", help: "Søket i varslene.", props: searchHead },
    NotFoundPage: {
      label: "404-side",
      help: "Vises når en side ikke finnes.",
      props: {
        ...message,
        animation: {
          label: "Animasjon",
          help: "Et bilde fra biblioteket. Tom: vår egen tegning, som beveger seg. De som vil ha lite bevegelse, får tegningen uten bevegelse.",
        },
      },
    },
    AccessDeniedPage: { label: "403-side", help: "Vises når en side ikke er for den som spør.", props: message },
    LoginPage: {
      label: "Innloggingsside",
      help: "Forklarer innloggingen og har knappen dit.",
      props: { heading: "Overskrift", text: "Tekst", linkTitle: "Tekst på knappen" },
    },
    SettingsPage: {
      label: "Innstillinger",
      help: "Meny, bunntekst, banner, søketekster og kontaktadresse.",
      props: {
        heading: "Navnet øverst på sidene",
        subtitle: "Undertittel",
        logo: "Logo",
        contactAddress: { label: "Kontaktadresse", help: "E-postadressen som lesere og forfattere skriver til." },
        menuContent: { label: "Innhold", ...links },
        language: {
          label: "Målform",
          help: "Gjelder menyer, meldinger og e-post til dem som ikke har valgt selv.",
          options: { nb: "Bokmål", nn: "Nynorsk" },
        },
        menuOther: { label: "Andre nettsteder", help: "Åpnes i ny fane.", ...links },
        bannerText: { label: "Tekst", help: "Vises øverst på alle sidene. Tom: uten banner." },
        bannerTone: { label: "Slags melding", options: { info: "Opplysning", warning: "Viktig" } },
        bannerFrom: { label: "Vises fra og med", help: "Tom: fra den publiseres." },
        bannerTo: { label: "Vises til og med", help: "Tom: til den fjernes." },
        aboutHeading: "Første spalte: overskrift",
        aboutLinks: { label: "Første spalte: lenker", ...links },
        contactHeading: "Andre spalte: overskrift",
        contactLinks: { label: "Andre spalte: lenker", ...links },
        relatedHeading: "Tredje spalte: overskrift",
        relatedLinks: { label: "Tredje spalte: lenker", ...links },
        logos: { label: "Logoer, første rad", ...logos },
        moreLogos: { label: "Logoer, andre rad", ...logos },
        searchInfoText: "Hjelp til søket",
        noHitsTitle: { label: "Overskrift uten treff", help: "Tom: søkesidens egen." },
        noHitsMessage: { label: "Tekst uten treff", help: "Tom: søkesidens egen." },
        displayFilterByCollaboration: {
          label: "Vis valget «Samarbeid» i søket etter vurderinger",
          help: "Viser vurderinger som både et helseforetak og en kommune står bak.",
        },
        confirmsAtOnce: {
          label: "La forslagsstillere bekrefte «ingen endring» uten redaksjonen",
          help: "Av: redaksjonen bekrefter med ett trykk. På: det gjelder med en gang, og redaksjonen kan angre i 30 dager.",
        },
      },
    },
    SharedBlockFolder: { label: "Delte blokker", help: "Blokker som kan stå på flere sider.", props: {} },
  },
  blocks: {
    ContentBlock: { label: "Tekst", props: { body: "Tekst" } },
    LinkBlock: { label: "Lenkeboks", props: linkBlock },
    FaqAccordionBlock: { label: "Spørsmål og svar", props: faq },
    PageLinkListBlock: { label: "Snarveier", props: pageLinks },
    PromoBlock: {
      label: "Fremheving",
      props: {
        heading: "Overskrift",
        text: "Tekst",
        image: "Bilde",
        link: "Lenken går til",
        linkTitle: "Tekst på lenke eller knapp",
        popup: {
          label: "Tekst i et vindu",
          help: "Fyll ut hvis knappen skal åpne et vindu i stedet for en lenke.",
        },
      },
    },
    GenericBlock: { label: "Fri boks", props: genericBlock },
    FaqQuestionBlock: { label: "Ett spørsmål", props: question },
    WideLinkBlock: { label: "Bred lenkeboks", props: linkBlock },
    LinkListBlock: { label: "Lenkeliste", props: pageLinks },
    MediaBlock: { label: "Bilde eller fil", props: { file: "Bilde eller fil", caption: "Bildetekst" } },
    SchemaEntryBlock: {
      label: "Start en vurdering",
      props: { heading: "Overskrift", text: "Tekst", introPage: "Startskjema", linkTitle: "Tekst på knappen" },
    },
    ArticleListBlock: { label: "Artikkelliste", props: articleList },
    TipsBlock: {
      label: "Tipsskjema",
      props: {
        heading: "Overskrift",
        recipient: {
          label: "Tipsene sendes til",
          help: "En e-postadresse. Tom: nettstedets kontaktadresse. Vises ikke for leserne.",
        },
        confirmationText: { label: "Tekst når tipset er sendt", help: "Tom: «Takk for ditt tips!»" },
        errorText: { label: "Tekst når det ikke gikk", help: "Tom: en standardtekst." },
      },
    },
    SearchBlock: { label: "Søk", props: { heading: "Overskrift" } },
  },
  sharedBlock: (label) => `${label} som kan stå på flere sider.`,
} as const satisfies TypeTexts;

export const typeTextsIn = byLanguage({ nb: typeTexts, nn: nn.typeTexts });
