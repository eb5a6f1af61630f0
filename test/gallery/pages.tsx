import type { ReactNode } from "react";
import type { SiteSettings } from "../../features/site/calls.ts";
import { Frame } from "../../features/site/views/frame.tsx";
import type { HeaderAccount } from "../../features/site/views/header.tsx";
import { SiteProvider } from "../../features/site/views/shell/use-site.ts";
import { Gallery } from "./gallery.tsx";
import "../../platform/ui/theme/index.css";

const logo = "/assets/minimetode/logo.svg";

const demoSite: SiteSettings = {
  heading: "Minimetode",
  subtitle: "Mini-metodevurderinger i helsetjenesten",
  logo: { src: logo, alt: "" },
  contactAddress: "minimetode@example.org",
  banner: null,
  menu: {
    content: [
      { text: "Forside", href: "/" },
      { text: "Søk i vurderinger", href: "/sok" },
      { text: "Start en vurdering i helseforetak", href: "/start/helseforetak" },
      { text: "Start en vurdering i kommune", href: "/start/kommune" },
      { text: "Om mini-metodevurdering", href: "/om" },
    ],
    other: [
      { text: "Nye metoder", href: "https://example.org/nye-metoder" },
      { text: "Helsebiblioteket", href: "https://example.org/helsebiblioteket" },
    ],
  },
  footer: {
    about: {
      heading: "Om oss",
      links: [
        { text: "Om Minimetode", href: "/om" },
        { text: "Tilgjengelighetserklæring", href: "/tilgjengelighet" },
        { text: "Personvern", href: "/personvern" },
      ],
    },
    contact: {
      heading: "Kontakt",
      links: [
        { text: "Kontakt oss", href: "/kontakt" },
        { text: "Send et tips", href: "/tips" },
      ],
    },
    related: {
      heading: "Relatert",
      links: [{ text: "Nye metoder", href: "https://example.org/nye-metoder" }],
    },
    logos: [
      [
        {
          src: logo,
          href: "https://example.org",
          target: "_blank",
          title: "Eksempel",
          alt: "Eksempel",
          isVectorImage: true,
        },
        {
          src: "/assets/minimetode/favicon.svg",
          href: "",
          target: "_self",
          title: "",
          alt: "Utgiver",
          isVectorImage: true,
        },
      ],
      [{ src: logo, href: "/om", target: "_self", title: "Om oss", alt: "Om oss", isVectorImage: false }],
    ],
  },
  searchInfoText: null,
  noHitsTitle: null,
  noHitsMessage: null,
  displayFilterByCollaboration: false,
};

const accounts: Readonly<Record<string, HeaderAccount>> = {
  "/": { at: "anonymous", signInHref: "/login" },
  "/signed-in": {
    at: "signedIn",
    user: "Kari Eksempel",
    desk: { text: "Redaksjonen", href: "/redaksjon/" },
    onSignOut: async () => {
      document.title = "Logget ut";
      return "failed";
    },
  },
};

const Article = () => (
  <article>
    <h1>Eksempel: Hjemmemåling av lungefunksjon hos voksne med KOLS</h1>
    <p>
      En mini-metodevurdering er en kort og systematisk vurdering av en metode som et sykehus eller en kommune vurderer
      å ta i bruk, utvide bruken av eller fase ut. Den samler det som er kjent om effekt, sikkerhet, kostnader og
      organisering, slik at de som skal beslutte, kan gjøre det på et felles grunnlag.
    </p>
    <h2>Hva er vurdert?</h2>
    <p>
      Vurderingen gjelder daglig <a href="#spirometri">spirometri hjemme</a> sammenlignet med vanlig oppfølging på
      poliklinikk.
    </p>
    <h3 id="spirometri">Pasientgruppe</h3>
    <ul>
      <li>Voksne over 40 år med moderat til alvorlig KOLS</li>
      <li>Minst én forverring det siste året</li>
    </ul>
    <blockquote>Dette er et eksempel, og omtaler ingen virkelig vurdering.</blockquote>
  </article>
);

const crumbs = [
  { text: "Forside", href: "/" },
  { text: "Vurderinger", href: "/sok" },
  { text: "Eksempel: Hjemmemåling av lungefunksjon hos voksne med KOLS", href: "/signed-in" },
];

/** The page at an address of the gallery. */
export const pageAt = (path: string): ReactNode => (
  <SiteProvider value={{ key: "minimetode", name: demoSite.heading, origin: "", settings: demoSite, moved: [] }}>
    <Frame
      hasAssessments
      site={demoSite}
      crumbs={crumbs}
      query={path === "/signed-in" ? "spirometri" : ""}
      account={accounts[path] ?? { at: "anonymous", signInHref: "/login" }}
    >
      {path === "/components" ? <Gallery /> : <Article />}
    </Frame>
  </SiteProvider>
);
