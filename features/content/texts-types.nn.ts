import type { Translated } from "../../platform/pure/language/index.ts";
import { contentLanguageTexts } from "../assessment/texts-language.nn.ts";
import { triageLabels } from "./texts-triage.nn.ts";
import type * as nb from "./texts-types.ts";

const head = { heading: "Overskrift", introduction: "Ingress" } as const;
const message = { header: "Overskrift", description: "Skildring" } as const;
const searchHead = { ...head, heading: { label: "Overskrift", help: "Tom: namnet på sida." } } as const;
const catalog = { ...head, mainContent: "Hovudinnhald" } as const;
const changeLog = { label: "Endringslogg", item: "Endring", of: { date: "Dato", text: "Kva som er endra" } } as const;
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
  link: { label: "Lenke under spørsmåla", help: "Kan stå tom." },
  linkText: "Lenketekst",
} as const;
const pageLinks = {
  heading: "Overskrift",
  links: { label: "Lenker", item: "Lenke", of: { text: "Tekst", href: "Adresse" } },
} as const;
const articleList = { heading: "Overskrift", parent: "Vis artiklane under", limit: "Tal på artiklar" } as const;
const genericBlock = {
  heading: "Overskrift",
  text: "Tekst",
  image: "Bilete",
  url: "Lenka går til",
  linkTitle: { label: "Lenketekst", help: "Sei kvar lenka går, ikkje «les meir»." },
} as const;
const linkBlock = { ...genericBlock, brightButton: "Framheva knapp" } as const;
const startPage = {
  ...head,
  image: "Bilete",
  leftLinkBox: { label: "Venstre boks", of: linkBox },
  rightLinkBox: { label: "Høgre boks", of: linkBox },
  articleList: { label: "Artikkelliste", of: articleList },
  mainContent: "Hovudinnhald",
  faq: { label: "Spørsmål og svar", of: faq },
  pageLinks: { label: "Snarvegar", of: pageLinks },
  hideArticleList: "Skjul artikkellista",
  hidePageLinks: "Skjul snarvegane",
  hideFaq: "Skjul spørsmål og svar",
} as const;
const links = { item: "Lenke", of: { link: "Lenke" } } as const;
const logos = {
  item: "Logo",
  of: { image: "Logo", href: "Lenke", title: "Tekst når peikaren er over", newTab: "Blir opna i ny fane" },
} as const;

/** Labels and help of page types, blocks and their properties, as editors read them. */
export const typeTexts: Translated<typeof nb.typeTexts> = {
  head: {
    name: "Namn",
    urlSegment: "Adresse",
    language: {
      label: contentLanguageTexts.label,
      help: "Skjermlesarar, søk og dokument følgjer målforma.",
      options: { no: "ikkje valt", ...contentLanguageTexts.names },
    },
  },
  pages: {
    StartPage: {
      label: "Framside",
      help: "Sida som møter dei som kjem til nettstaden.",
      props: { ...startPage, hideAssessments: "Skjul dei nyaste vurderingane og dei som er under arbeid" },
    },
    StandardPage: {
      label: "Artikkel",
      help: "Ei side med tekst, bilete og blokker.",
      props: {
        heading: { label: "Overskrift", help: "Det lesaren leitar etter, i klarspråk." },
        introduction: { label: "Ingress", help: "Blir vist øvst og i lister." },
        image: "Bilete i artikkellister",
        topContent: "Toppinnhald",
        mainBody: "Brødtekst",
        mainContent: "Hovudinnhald",
        author: "Forfattar",
        showTableOfContent: { label: "Vis innhaldsliste", help: "Blir laga av overskriftene på nivå 2." },
        hideChangeLog: "Skjul endringsloggen",
        changeLog,
      },
    },
    CatalogPage: { label: "Oversikt", help: "Listar sidene som ligg under.", props: catalog },
    IntroPage: {
      label: "Startskjema",
      help: "Skjemaet der nokon startar ei vurdering.",
      props: {
        ...head,
        ...triageLabels,
        assessmentType: {
          label: "Type vurdering",
          options: { "1": "Helseføretak", "2": "Kommune", "3": "På tvers" },
        },
        sentHeading: "Overskrift når skjemaet er sendt",
        sentText: "Tekst når skjemaet er sendt",
        headingNn: {
          label: "Overskrift på nynorsk",
          help: "Skjema skal finnast på begge målformer. Lesarar på nynorsk får desse tekstane.",
        },
        introductionNn: "Ingress på nynorsk",
        sentHeadingNn: "Overskrift når skjemaet er sendt, på nynorsk",
        sentTextNn: "Tekst når skjemaet er sendt, på nynorsk",
        template: { label: "Skjemamal", help: "Gjeld vurderingar som blir starta etter at sida er publisert." },
        destination: {
          label: "Vurderingane blir lagde under",
          help: "Sida blir vist i brødsmulestien til nye vurderingar. Er ho ei oversikt, listar ho dei når dei er publiserte.",
        },
      },
    },
    SearchPage: { label: "Søkjeside", help: "Søket i vurderingar.", props: searchHead },
    AssessmentPage: { label: "Leseside", help: "Sida som viser ei vurdering.", props: head },
    SchemaPreviewPage: { label: "Førehandsvising", help: "Ei vurdering før ho er publisert.", props: head },
    SchemaPage: {
      label: "Skjemaside",
      help: "Mine vurderingar, og under sida: skjemaa som det blir skrive i.",
      props: head,
    },
    MethodNotificationStartPage: {
      label: "Framside for metodevarsel",
      help: "Viser fagområda og dei nyaste varsla.",
      props: startPage,
    },
    MethodNotificationCatalogPage: {
      label: "Oversikt over metodevarsel",
      help: "Varsla ligg under. Viser fagområda og dei nyaste varsla.",
      props: catalog,
    },
    MethodNotificationPage: {
      label: "Metodevarsel",
      help: "Eit kort varsel om ein metode som er på veg.",
      props: {
        heading: { label: "Overskrift", help: "Kva metoden er, og kven han er for." },
        methodSummary: { label: "Kort om metoden", help: "To eller tre setningar. Blir også vist i lister." },
        mainBody: "Brødtekst",
        sections: {
          label: "Delar",
          help: "Til dømes skildring, dokumentasjon og referansar.",
          item: "Del",
          of: { heading: "Overskrift", body: "Tekst" },
        },
        document: "Varselet som PDF",
        isExternalMethod: "Varselet ligg på ein annan nettstad",
        externalUrl: "Adressa på den andre nettstaden",
        livingStatus: {
          label: "Status",
          help: "Den nyaste blir vist først. Dei eldre blir ståande.",
          item: "Status",
          of: { date: "Dato", status: "Status", text: "Kva som har skjedd", link: "Lenke" },
        },
        nyeMetoderLink: {
          label: "Forslaget hos Nye metoder",
          help: "Skal fyllast ut når metoden er foreslått for vurdering der.",
        },
        year: "Publiseringsår",
        topics: "Fagområde",
        methodTypes: "Metodetypar",
        publishers: "Utgivarar",
        source: "Kjelde",
        organizations: "Helseføretak",
        subjects: "Emne",
        financialResponsibility: "Finansieringsansvar",
        orderRecommendation: "Bestillingstilråding",
        changeLog,
      },
    },
    MethodNotificationSearchPage: { label: "Søk i metodevarsel", help: "Søket i varsla.", props: searchHead },
    NotFoundPage: {
      label: "404-side",
      help: "Blir vist når ei side ikkje finst.",
      props: {
        ...message,
        animation: {
          label: "Animasjon",
          help: "Eit bilete frå biblioteket. Tom: vår eiga teikning, som rører seg. Dei som vil ha lite rørsle, får teikninga utan rørsle.",
        },
      },
    },
    AccessDeniedPage: { label: "403-side", help: "Blir vist når ei side ikkje er for den som spør.", props: message },
    LoginPage: {
      label: "Innloggingsside",
      help: "Forklarer innlogginga og har knappen dit.",
      props: { heading: "Overskrift", text: "Tekst", linkTitle: "Tekst på knappen" },
    },
    SettingsPage: {
      label: "Innstillingar",
      help: "Meny, botntekst, banner, søkjetekstar og kontaktadresse.",
      props: {
        heading: "Namnet øvst på sidene",
        subtitle: "Undertittel",
        logo: "Logo",
        contactAddress: { label: "Kontaktadresse", help: "E-postadressa som lesarar og forfattarar skriv til." },
        menuContent: { label: "Innhald", ...links },
        language: {
          label: "Målform",
          help: "Gjeld menyar, meldingar og e-post til dei som ikkje har valt sjølve.",
          options: { nb: "Bokmål", nn: "Nynorsk" },
        },
        menuOther: { label: "Andre nettstader", help: "Blir opna i ny fane.", ...links },
        bannerText: { label: "Tekst", help: "Blir vist øvst på alle sidene. Tom: utan banner." },
        bannerTone: { label: "Kva slags melding", options: { info: "Opplysning", warning: "Viktig" } },
        bannerFrom: { label: "Blir vist frå og med", help: "Tom: frå banneret blir publisert." },
        bannerTo: { label: "Blir vist til og med", help: "Tom: til banneret blir fjerna." },
        aboutHeading: "Første spalte: overskrift",
        aboutLinks: { label: "Første spalte: lenker", ...links },
        contactHeading: "Andre spalte: overskrift",
        contactLinks: { label: "Andre spalte: lenker", ...links },
        relatedHeading: "Tredje spalte: overskrift",
        relatedLinks: { label: "Tredje spalte: lenker", ...links },
        logos: { label: "Logoar, første rad", ...logos },
        moreLogos: { label: "Logoar, andre rad", ...logos },
        searchInfoText: "Hjelp til søket",
        noHitsTitle: { label: "Overskrift utan treff", help: "Tom: overskrifta på søkjesida." },
        noHitsMessage: { label: "Tekst utan treff", help: "Tom: teksten på søkjesida." },
        displayFilterByCollaboration: {
          label: "Vis valet «Samarbeid» i søket etter vurderingar",
          help: "Viser vurderingar som både eit helseføretak og ein kommune står bak.",
        },
        confirmsAtOnce: {
          label: "La forslagsstillarar stadfeste «inga endring» utan redaksjonen",
          help: "Av: redaksjonen stadfestar med eitt trykk. På: det gjeld med ein gong, og redaksjonen kan angre i 30 dagar.",
        },
      },
    },
    SharedBlockFolder: { label: "Delte blokker", help: "Blokker som kan stå på fleire sider.", props: {} },
  },
  blocks: {
    ContentBlock: { label: "Tekst", props: { body: "Tekst" } },
    LinkBlock: { label: "Lenkeboks", props: linkBlock },
    FaqAccordionBlock: { label: "Spørsmål og svar", props: faq },
    PageLinkListBlock: { label: "Snarvegar", props: pageLinks },
    PromoBlock: {
      label: "Framheving",
      props: {
        heading: "Overskrift",
        text: "Tekst",
        image: "Bilete",
        link: "Lenka går til",
        linkTitle: "Tekst på lenke eller knapp",
        popup: {
          label: "Tekst i eit vindauge",
          help: "Fyll ut om knappen skal opne eit vindauge i staden for ei lenke.",
        },
      },
    },
    GenericBlock: { label: "Fri boks", props: genericBlock },
    FaqQuestionBlock: { label: "Eitt spørsmål", props: question },
    WideLinkBlock: { label: "Brei lenkeboks", props: linkBlock },
    LinkListBlock: { label: "Lenkeliste", props: pageLinks },
    MediaBlock: { label: "Bilete eller fil", props: { file: "Bilete eller fil", caption: "Bilettekst" } },
    SchemaEntryBlock: {
      label: "Start ei vurdering",
      props: { heading: "Overskrift", text: "Tekst", introPage: "Startskjema", linkTitle: "Tekst på knappen" },
    },
    ArticleListBlock: { label: "Artikkelliste", props: articleList },
    TipsBlock: {
      label: "Tipsskjema",
      props: {
        heading: "Overskrift",
        recipient: {
          label: "Tipsa blir sende til",
          help: "Ei e-postadresse. Tom: kontaktadressa til nettstaden. Blir ikkje vist for lesarane.",
        },
        confirmationText: { label: "Tekst når tipset er sendt", help: "Tom: «Takk for tipset ditt!»" },
        errorText: { label: "Tekst når det ikkje gjekk", help: "Tom: ein standardtekst." },
      },
    },
    SearchBlock: { label: "Søk", props: { heading: "Overskrift" } },
  },
  sharedBlock: (label) => `${label} som kan stå på fleire sider.`,
};
