import { languages } from "../../../../platform/pure/language/index.ts";
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

const links = <const T extends "menu" | "footer">(tab: T) =>
  list({
    tab,
    most: 20,
    of: { link: link({ required: true }) },
  });

const logos = list({
  tab: "footer",
  most: 20,
  of: {
    image: media({ accept: "image", required: true }),
    href: url(),
    title: text({ max: 120 }),
    newTab: bool(),
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
  sites: ["minimetode", "metodevarsel"],
  children: [],
  single: true,
  screen: true,
  noAddress: true,
  props: {
    heading: text({ required: true, max: 60 }),
    subtitle: text({ max: 120 }),
    logo: media({ accept: "image", required: true }),
    contactAddress: text({
      required: true,
      max: 254,
    }),
    language: select({ options: [...languages] }),
    menuContent: links("menu"),
    menuOther: links("menu"),
    bannerText: html({ tab: "banner", features: [] }),
    bannerTone: select({
      tab: "banner",
      options: ["info", "warning"],
    }),
    bannerFrom: date({ tab: "banner" }),
    bannerTo: date({ tab: "banner" }),
    aboutHeading: text({ tab: "footer", required: true, max: 60 }),
    aboutLinks: links("footer"),
    contactHeading: text({ tab: "footer", required: true, max: 60 }),
    contactLinks: links("footer"),
    relatedHeading: text({ tab: "footer", required: true, max: 60 }),
    relatedLinks: links("footer"),
    logos,
    moreLogos: logos,
    searchInfoText: longText({ tab: "search" }),
    noHitsTitle: text({ tab: "search", max: 120 }),
    noHitsMessage: longText({ tab: "search" }),
    displayFilterByCollaboration: bool({
      tab: "search",
    }),
    confirmsAtOnce: bool(),
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
