import { publicAddress } from "../../pure/link/index.ts";
import { mailAddressIn } from "../../pure/mail/index.ts";
import { linkAddress } from "../../pure/rich-text/index.ts";

const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#].*)?$/u;

/** A page of the site or a file of the library by its number, a path of the site, or a place on the page: only the texts of pages link to these. */
const isOwnAddress = (address: string): boolean => /^(content:\d+(#.*)?|media:\d+|\/(?!\/).*|#.+)$/.test(address);

/** The address as it is stored, or null when it may not be a link. @param ofPage a text of a page, not of an assessment */
export const allowedAddress = (address: string, ofPage: boolean): string | null =>
  ofPage && isOwnAddress(address) ? address : linkAddress(publicAddress(address));

/** The address that a person means: 'fhi.no' is a web page and 'navn@fhi.no' an e-mail. Null when it may not be a link. */
export const addressMeant = (typed: string, ofPage = false): string | null => {
  const text = typed.trim();
  if (ofPage && isOwnAddress(text)) return text;
  const mail = /^mailto:/i.test(text) ? "" : mailAddressIn(text);
  if (EMAIL.test(mail)) return linkAddress(`mailto:${mail}`);
  return allowedAddress(WITHOUT_SCHEME.test(text) ? `https://${text}` : text, false);
};
