import { regexes } from "zod";
import { mailAddressIn, nameCarriesAddress } from "../../../platform/pure/mail/index.ts";
import type { FieldRefusal } from "../../../platform/pure/refusal/index.ts";

/** The longest of a person's texts, in characters. An address has at most 254, 64 of them before the @ (RFC 5321). */
export const personLimits = { name: 100, email: 254 } as const;
const LOCAL_PART = 64;

/** Signs of a host name, in any alphabet, without a hyphen at the end of a part. */
const hostSigns = /^[\p{L}\p{M}\d-]+(?<!-)(?:\.[\p{L}\p{M}\d-]+(?<!-))+$/u;

/** A host name as the mail system writes it, which has letters from a to z only. */
const asciiHost = (host: string): string => {
  const address = `https://${host}`;
  return hostSigns.test(host) && URL.canParse(address) ? new URL(address).hostname : "";
};

/**
 * True for a well-formed e-mail address: Zod's check on the ASCII form of the domain, within the mail system's lengths. Ignores text that a
 * mail program adds to a copied address. Does not check that the address exists.
 */
export const isEmail = (text: string): boolean => {
  const address = mailAddressIn(text);
  if (address.length > personLimits.email) return false;
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(at, 0));
  return local.length <= LOCAL_PART && regexes.email.test(`${local}@${asciiHost(address.slice(at + 1))}`);
};

/** A name needs at least one of these characters; otherwise it is invisible. */
const visible = /(?!\p{DI})[\p{L}\p{N}]/u;

/** Signs of a message in place of a name, besides an address. Our mails begin with the name, so such a text is refused. */
const message = /[\n\r:]|\/\//;

/**
 * The rule that a person's name breaks, if any: one line, short, and nothing that reads as an address.
 * @param ifEmpty the rule that an empty name breaks
 */
export const checkName = (name: string, ifEmpty: "NameRequired" | "Mandatory"): readonly FieldRefusal[] => {
  const given = name.trim();
  if (!visible.test(given)) return [{ path: "name", kind: ifEmpty }];
  if (Array.from(given).length > personLimits.name) return [{ path: "name", kind: "TooLong" }];
  return message.test(given) || nameCarriesAddress(given) ? [{ path: "name", kind: "NameOnly" }] : [];
};

/** The rule that an e-mail address breaks, if any. */
export const checkEmail = (email: string): readonly FieldRefusal[] => {
  if (mailAddressIn(email) === "") return [{ path: "email", kind: "EmailRequired" }];
  return isEmail(email) ? [] : [{ path: "email", kind: "EmailInvalid" }];
};
