import { mailAddressIn } from "../../../platform/pure/mail/index.ts";
import { norwegianInstant } from "../../../platform/pure/norwegian-date/index.ts";
import { isEmptyRichText } from "../../../platform/pure/rich-text/index.ts";
import type { FooterColumn, SiteLink, SiteLogo, SiteSettings } from "../../site/calls.ts";
import { treePath } from "./page-tree.ts";
import { listOf, parts, recordOf, stringOf, type Wire } from "./property/index.ts";
import { settingsPage } from "./type/settings-page.ts";

/** The stored values of a settings page. */
type Stored = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;

/** The instants of a banner's first and last moment, in milliseconds since 1970; null where it has none. */
function timesOf({ bannerFrom, bannerTo }: Stored): { readonly from: number | null; readonly until: number | null } {
  const begin = (day: unknown) => {
    const instant = norwegianInstant(stringOf(day), "00:00");
    return instant === null ? null : Date.parse(instant);
  };
  const last = begin(bannerTo);
  // Noon of the next day is in that day, whatever the clocks did in between.
  const nextDay = last === null ? null : new Date(last + 1.5 * DAY_MS).toISOString().slice(0, 10);
  return { from: begin(bannerFrom), until: nextDay === null ? null : begin(nextDay) };
}

function bannerAt(stored: Stored, html: string, tone: unknown, at: number): SiteSettings["banner"] {
  const { from, until } = timesOf(stored);
  const isDue = (from ?? at) <= at && (until === null || at < until);
  return isDue && !isEmptyRichText(html) ? { html, tone: tone === "warning" ? "warning" : "info" } : null;
}

/** The next instant after `at` (milliseconds since 1970) at which the banner appears or disappears, or null. */
export function nextBannerChange(stored: Stored, at: number): number | null {
  if (isEmptyRichText(stringOf(stored.bannerText))) return null;
  const { from, until } = timesOf(stored);
  const coming = [from, until].filter((instant): instant is number => instant !== null && instant > at);
  return coming.length === 0 ? null : Math.min(...coming);
}

const linksOf = (rows: unknown): SiteLink[] =>
  listOf(rows).flatMap((row) => {
    const { href, text } = recordOf(recordOf(row).link);
    return stringOf(href) === "" || stringOf(text) === "" ? [] : [{ href: stringOf(href), text: stringOf(text) }];
  });

const logosOf = (rows: unknown): SiteLogo[] =>
  listOf(rows).flatMap((row) => {
    const { image, href, title, newTab } = recordOf(row);
    const { src, alt } = recordOf(image);
    if (stringOf(src) === "") return [];
    return [
      {
        src: stringOf(src),
        alt: stringOf(alt),
        href: stringOf(href),
        title: stringOf(title),
        target: newTab === true ? "_blank" : "_self",
        isVectorImage: /\.svg($|[?#])/i.test(stringOf(src)),
      },
    ];
  });

/**
 * A site's settings as its pages show them at an instant (milliseconds since 1970). A link to a page that readers may not have is left out.
 * features/site/README.md
 * @param stored what the settings page holds; nothing of a site that has none
 */
export function siteSettings(stored: Stored, wire: Wire, at: number): SiteSettings {
  const shown = parts.toWire(settingsPage.props, stored, wire);
  const { src, alt } = recordOf(shown.logo);
  const column = (heading: unknown, links: unknown): FooterColumn => ({
    heading: stringOf(heading),
    links: linksOf(links),
  });
  return {
    heading: stringOf(shown.heading),
    subtitle: stringOf(shown.subtitle),
    logo: { src: stringOf(src), alt: stringOf(alt) },
    contactAddress: mailAddressIn(stringOf(shown.contactAddress)),
    menu: { content: linksOf(shown.menuContent), other: linksOf(shown.menuOther) },
    banner: bannerAt(stored, stringOf(shown.bannerText), shown.bannerTone, at),
    footer: {
      about: column(shown.aboutHeading, shown.aboutLinks),
      contact: column(shown.contactHeading, shown.contactLinks),
      related: column(shown.relatedHeading, shown.relatedLinks),
      logos: [logosOf(shown.logos), logosOf(shown.moreLogos)],
    },
    searchInfoText: stringOf(shown.searchInfoText) || null,
    noHitsTitle: stringOf(shown.noHitsTitle) || null,
    noHitsMessage: stringOf(shown.noHitsMessage) || null,
    displayFilterByCollaboration: shown.displayFilterByCollaboration === true,
  };
}

/**
 * Adds links to a site's statements (privacy, accessibility) to the first column of the footer, unless the footer has them: every page
 * leads to them, whatever its editors wrote. features/site/README.md
 */
export function withStatements(settings: SiteSettings, statements: readonly SiteLink[]): SiteSettings {
  const { about, contact, related } = settings.footer;
  const shown = new Set([about, contact, related].flatMap(({ links }) => links.map(({ href }) => treePath(href))));
  const missing = statements.filter(({ href }) => !shown.has(treePath(href)));
  return { ...settings, footer: { ...settings.footer, about: { ...about, links: [...about.links, ...missing] } } };
}
