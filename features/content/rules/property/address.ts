import { escapeHtml } from "../../../../platform/pure/html/index.ts";
import type { Reference, Wire } from "./kind.ts";

const OF_CONTENT = /^content:([1-9]\d{0,9})(#.*)?$/;
const OF_MEDIA = /^media:([1-9]\d{0,9})$/;
const SAFE = /^(https?:\/\/|mailto:.|tel:.*\d|\/(?!\/)|#.|content:[1-9]\d{0,9}(#|$)|media:[1-9]\d{0,9}$)/i;

/** Whether an address may be published: a page, a path of the site, or http, https, mailto and tel. */
export const isGoodAddress = (address: string): boolean =>
  address === "" || (SAFE.test(address) && (!/^https?:/i.test(address) || URL.canParse(address)));

const numberIn = (pattern: RegExp, address: string): number | null => {
  const found = pattern.exec(address);
  return found ? Number(found[1]) : null;
};

/** The number of the page that an address stands for, or null. */
export const contentNumber = (address: string): number | null => numberIn(OF_CONTENT, address);
/** The number of the file of the library that an address stands for, or null. */
export const mediaNumber = (address: string): number | null => numberIn(OF_MEDIA, address);
/** How a file of the library is stored. */
export const mediaAddress = (number: number): string => `media:${number}`;

type Shows = Pick<Wire, "address" | "media">;

/**
 * An address as readers get it. The one of a page or a file that they may not have is empty, and so is one that could run a script.
 */
export function shownAddress(stored: string, wire: Shows): string {
  const media = mediaNumber(stored);
  if (media !== null) return wire.media(media)?.src ?? "";
  const number = contentNumber(stored);
  if (number === null) return isGoodAddress(stored) ? stored : "";
  const address = wire.address(number);
  return address === null ? "" : `${address}${stored.replace(/^[^#]*/, "")}`;
}

const HREF = /(<a\b[^>]*?\bhref=")([^"]*)(")/gi;
const IMG = /<img\b[^>]*>/gi;
const attributeIn = (tag: string, name: "src" | "alt"): string =>
  new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";

/** A rich text with the addresses of its links and pictures as readers get them. A picture that is gone is left out. */
export const withShownAddresses = (html: string, wire: Shows): string =>
  html
    .replace(HREF, (_, before: string, href: string, after: string) =>
      contentNumber(href) === null && mediaNumber(href) === null
        ? `${before}${href}${after}`
        : `${before}${shownAddress(href, wire)}${after}`,
    )
    .replace(IMG, (tag) => {
      const number = mediaNumber(attributeIn(tag, "src"));
      return number === null ? tag : shownPicture(wire.media(number), attributeIn(tag, "alt"));
    });

/** @param alt as it stands in the text, escaped; empty: the library's own */
function shownPicture(picture: ReturnType<Wire["media"]>, alt: string): string {
  if (picture?.kind !== "image") return "";
  const { src, srcSet = "", width = 0, height = 0 } = picture;
  const words = alt === "" ? escapeHtml(picture.alt) : alt.trim();
  return `<img src="${escapeHtml(src)}" srcset="${escapeHtml(srcSet)}" sizes="(min-width: 48rem) 40rem, 100vw" width="${width}" height="${height}" alt="${words}" loading="lazy">`;
}

/** The targets of the links and pictures in a rich text. */
export const linksIn = (html: string): readonly Reference[] => [
  ...[...html.matchAll(HREF)].flatMap(([, , href = ""]) => referenceTo(href)),
  ...[...html.matchAll(IMG)].flatMap(([tag]) => referenceTo(attributeIn(tag, "src"))),
];

/** The target of an address; none when it is empty or a fragment of the page itself. */
export function referenceTo(address: string): readonly Reference[] {
  if (address === "" || address.startsWith("#")) return [];
  const media = mediaNumber(address);
  if (media !== null) return [{ path: [], kind: "media", target: String(media) }];
  const number = contentNumber(address);
  return number === null
    ? [{ path: [], kind: "address", target: address.replaceAll("&amp;", "&") }]
    : [{ path: [], kind: "content", target: String(number) }];
}
