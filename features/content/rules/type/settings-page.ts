import { mailAddressIn } from "../../../../platform/pure/mail/index.ts";
import {
  bool,
  date,
  type Finding,
  html,
  link,
  list,
  listOf,
  longText,
  media,
  recordOf,
  select,
  stringOf,
  text,
  url,
} from "../property/index.ts";
import { definePage } from "./definition.ts";

const links = <const L extends string, const T extends "menu" | "footer">(label: L, tab: T, help?: string) =>
  list(label, {
    tab,
    item: "Lenke",
    most: 20,
    of: { link: link("Lenke", { required: true }) },
    ...(help ? { help } : {}),
  });

const logos = (label: string) =>
  list(label, {
    tab: "footer",
    item: "Logo",
    most: 20,
    of: {
      image: media("Logo", { accept: "image", required: true }),
      href: url("Lenke"),
      title: text("Tekst når pekeren er over", { max: 120 }),
      newTab: bool("Åpnes i ny fane"),
    },
  });

const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/** A link in a menu or the footer must have words. */
const withoutWords =
  (name: string) =>
  (values: Readonly<Record<string, unknown>>): Finding | null => {
    const at = listOf(values[name]).findIndex((row) => stringOf(recordOf(recordOf(row).link).text).trim() === "");
    return at === -1 ? null : { path: [name], kind: "LinkWithoutText", stops: true };
  };

/** The frame of every page of a site, and texts of its search page. It has versions like a page, but no address. features/site/README.md */
export const settingsPage = definePage({
  type: "SettingsPage",
  chain: ["Page", "SettingsPage"],
  label: "Innstillinger",
  help: "Meny, bunntekst, banner, søketekster og kontaktadresse.",
  sites: ["minimetode", "metodevarsel"],
  children: [],
  single: true,
  screen: true,
  noAddress: true,
  props: {
    heading: text("Navnet øverst på sidene", { required: true, max: 60 }),
    subtitle: text("Undertittel", { max: 120 }),
    logo: media("Logo", { accept: "image", required: true }),
    contactAddress: text("Kontaktadresse", {
      required: true,
      max: 254,
      help: "E-postadressen som lesere og forfattere skriver til.",
    }),
    menuContent: links("Innhold", "menu"),
    menuOther: links("Andre nettsteder", "menu", "Åpnes i ny fane."),
    bannerText: html("Tekst", { tab: "banner", features: [], help: "Vises øverst på alle sidene. Tom: uten banner." }),
    bannerTone: select("Slags melding", {
      tab: "banner",
      options: [
        { value: "info", label: "Opplysning" },
        { value: "warning", label: "Viktig" },
      ],
    }),
    bannerFrom: date("Vises fra og med", { tab: "banner", help: "Tom: fra den publiseres." }),
    bannerTo: date("Vises til og med", { tab: "banner", help: "Tom: til den fjernes." }),
    aboutHeading: text("Første spalte: overskrift", { tab: "footer", required: true, max: 60 }),
    aboutLinks: links("Første spalte: lenker", "footer"),
    contactHeading: text("Andre spalte: overskrift", { tab: "footer", required: true, max: 60 }),
    contactLinks: links("Andre spalte: lenker", "footer"),
    relatedHeading: text("Tredje spalte: overskrift", { tab: "footer", required: true, max: 60 }),
    relatedLinks: links("Tredje spalte: lenker", "footer"),
    logos: logos("Logoer, første rad"),
    moreLogos: logos("Logoer, andre rad"),
    searchInfoText: longText("Hjelp til søket", { tab: "search" }),
    noHitsTitle: text("Overskrift uten treff", { tab: "search", max: 120, help: "Tom: søkesidens egen." }),
    noHitsMessage: longText("Tekst uten treff", { tab: "search", help: "Tom: søkesidens egen." }),
    displayFilterByCollaboration: bool("Vis valget «Samarbeid» i søket etter vurderinger", {
      tab: "search",
      help: "Viser vurderinger som både et helseforetak og en kommune står bak.",
    }),
  },
  checks: [
    ({ contactAddress }) =>
      stringOf(contactAddress) === "" || MAIL.test(mailAddressIn(stringOf(contactAddress)))
        ? null
        : { path: ["contactAddress"], kind: "NoMailAddress", stops: true },
    ({ bannerFrom, bannerTo }) =>
      stringOf(bannerTo) !== "" && stringOf(bannerTo) < stringOf(bannerFrom)
        ? { path: ["bannerTo"], kind: "EndsBeforeItBegins", stops: true }
        : null,
    ...["menuContent", "menuOther", "aboutLinks", "contactLinks", "relatedLinks"].map(withoutWords),
  ],
});
