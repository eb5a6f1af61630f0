import { decodeEntities, encodeAttribute, encodeText, linkAddress } from "../rich-text/index.ts";
import { wrapped } from "./wrappers.ts";

const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|msclkid|mc_[ce]id|_hsenc|_hsmi|mkt_tok|igsh(?:id)?|twclid|ttclid|yclid|li_fat_id|vero_id|oly_(?:anon|enc)_id|wt\.mc_id)$/i;
/** Says to which person a document of SharePoint was sent. */
const RECIPIENT = /^(?:email|at|cid)$/i;
const SHAREPOINT = /\.sharepoint\.com$/;
/** Parameters in which a gateway describes the mail and its recipient. They are removed when the target cannot be read. */
const OF_THE_MAIL = /^(?:data|sdata|reserved|c|r|k|e|email|recipient)$/i;

const MOST_WRAPPERS = 50;
const isWeb = (address: string): boolean => /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);

/** An address without these parameters of its query. All else stays letter for letter. */
function without(address: string, isDropped: (name: string) => boolean): string {
  const [, path = "", query, fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const parts = query.split("&");
  const kept = parts.filter((part) => !isDropped(part.split("=", 1)[0] ?? ""));
  if (kept.length === parts.length) return address;
  return path + (kept.some((part) => part !== "") ? `?${kept.join("&")}` : "") + fragment;
}

/** Characters. Longer addresses are left as they are: reading one takes the square of its length. */
const LONGEST = 4_000;

/**
 * The address that a link is meant to lead to: without the address of a mail gateway or a search engine around it, which may name the
 * recipient of a mail, and without parameters that follow readers. Other texts come back as they are. Idempotent. features/block/README.md
 */
export function publicAddress(address: string): string {
  let found = address.trim();
  if (found.length > LONGEST || !isWeb(found)) return address;
  for (let times = 0; times < MOST_WRAPPERS; times++) {
    const inside = wrapped(new URL(found))?.inside?.trim();
    if (!inside || !isWeb(inside)) break;
    found = inside;
  }
  const { hostname } = new URL(found);
  const ofGateway = isGateway(found);
  const plain = without(
    found,
    (name) =>
      TRACKING.test(name) ||
      (SHAREPOINT.test(hostname) && RECIPIENT.test(name)) ||
      (ofGateway && OF_THE_MAIL.test(name)),
  );
  return plain === address.trim() ? address : plain;
}

/** True for the address of a mail gateway that hides what is behind it. */
export const isGateway = (address: string): boolean => isWeb(address) && wrapped(new URL(address)) !== undefined;

const IN_TEXT = /https?:\/\/[^\s<>"«»]+/gi;
const AFTER_ADDRESS = ".,;:!?)]";

/** Where an address in a text ends: signs of the sentence may follow it. */
const endOf = (found: string): number => {
  let end = found.length;
  while (end > 0 && AFTER_ADDRESS.includes(found.charAt(end - 1))) end -= 1;
  return end;
};

/** A text with each address in it as `publicAddress` has it. */
export const withPublicAddresses = (text: string): string =>
  text.replace(IN_TEXT, (found) => {
    if (found.length > LONGEST) return found;
    const end = endOf(found);
    return publicAddress(found.slice(0, end)) + found.slice(end);
  });

const HREF_OR_TEXT = /(<a\b[^<>]*?\shref=")([^"]*)"|>([^<>]*https?:\/\/[^<>]*)(?=<|$)/gi;

/** Clean HTML with each link, and each address that can be read, as `publicAddress` has it. */
export const withPublicLinks = (html: string): string =>
  /https?:/i.test(html)
    ? html.replace(HREF_OR_TEXT, (whole: string, before?: string, href?: string, text?: string) => {
        if (text !== undefined) return changed(text, whole, (to) => `>${encodeText(to)}`, withPublicAddresses);
        return changed(href ?? "", whole, (to) => `${before}${encodeAttribute(linkAddress(to) ?? to)}"`, publicAddress);
      })
    : html;

const changed = (
  encoded: string,
  whole: string,
  write: (to: string) => string,
  change: (from: string) => string,
): string => {
  const from = decodeEntities(encoded);
  const to = change(from);
  return to === from ? whole : write(to);
};
