import type { Reference } from "./kind.ts";

const OF_CONTENT = /^content:([1-9]\d{0,9})(#.*)?$/;
const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|content:[1-9]\d{0,9}(#|$))/i;

/** Whether an address may be published: a page, a path of the site, or http, https, mailto and tel. */
export const isGoodAddress = (address: string): boolean => address === "" || SAFE.test(address);

/** The number of the page that an address stands for, or null. */
const contentNumber = (address: string): number | null => {
  const found = OF_CONTENT.exec(address);
  return found ? Number(found[1]) : null;
};

/**
 * An address as readers get it. The one of a page that they may not have is empty, and so is one that could run a script.
 * @param addressOf the address of a page by number
 */
export function shownAddress(stored: string, addressOf: (number: number) => string | null): string {
  const number = contentNumber(stored);
  if (number === null) return isGoodAddress(stored) ? stored : "";
  const address = addressOf(number);
  return address === null ? "" : `${address}${stored.replace(/^[^#]*/, "")}`;
}

const HREF = /(<a\b[^>]*?\bhref=")([^"]*)(")/gi;

/** A rich text with the addresses of its links as readers get them. */
export const withShownAddresses = (html: string, addressOf: (number: number) => string | null): string =>
  html.replace(HREF, (_, before: string, href: string, after: string) =>
    contentNumber(href) === null ? `${before}${href}${after}` : `${before}${shownAddress(href, addressOf)}${after}`,
  );

/** What the links of a rich text lead to. */
export const linksIn = (html: string): readonly Reference[] =>
  [...html.matchAll(HREF)].flatMap(([, , href = ""]) => referenceOf(href));

/** What an address leads to; nothing when it is empty or a place on the page itself. */
export function referenceOf(address: string): readonly Reference[] {
  if (address === "" || address.startsWith("#")) return [];
  const number = contentNumber(address);
  return number === null
    ? [{ path: [], kind: "address", target: address.replaceAll("&amp;", "&") }]
    : [{ path: [], kind: "content", target: String(number) }];
}
