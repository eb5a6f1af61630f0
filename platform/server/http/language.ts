import type { IncomingMessage } from "node:http";
import { defaultLanguage, type Language, languages } from "../../pure/language/index.ts";

/** The cookie that keeps a person's choice of language. It holds nothing else, and is set when somebody chooses only. */
export const LANGUAGE_COOKIE = "sprak";
const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

type Asking = Pick<IncomingMessage, "headers" | "url">;

const knownLanguage = (text: string | null | undefined): Language | undefined =>
  languages.find((language) => language === text);

/**
 * The language that a request asks for by itself: that of its cookie, or nynorsk where the browser prefers it to bokmål. Null when it asks for
 * none: most browsers list bokmål for people who have chosen nothing.
 */
export const languageAskedBy = ({ headers }: Asking): Language | null =>
  knownLanguage(COOKIE.exec(headers.cookie ?? "")?.[1]) ??
  (prefersNynorsk(headers["accept-language"] ?? "") ? "nn" : null);

const LANGUAGE_ALONE = new RegExp(`^${LANGUAGE_COOKIE}=(?:${languages.join("|")})$`);

/** Whether a request has no cookie but the one of a language: then nothing but the language depends on who asks. */
export const hasLanguageAlone = ({ headers: { cookie } }: Asking): boolean =>
  cookie === undefined || LANGUAGE_ALONE.test(cookie);

/** Norwegian without a form is bokmål, as browsers mean it. */
const bokmal = ["nb", "no"];

/** Whether an Accept-Language (RFC 9110, 12.5.4) wants nynorsk more than bokmål. */
export function prefersNynorsk(accepted: string): boolean {
  if (!/\bnn\b/i.test(accepted)) return false;
  const wishes = accepted.split(",").map((each) => {
    const [range = "", ...rest] = each.split(";").map((part) => part.trim().toLowerCase());
    const weight = rest.find((part) => part.startsWith("q="))?.slice(2);
    return { language: range.split("-")[0] ?? "", weight: weight === undefined ? 1 : Number(weight) };
  });
  const weightOf = (names: readonly string[]): number | undefined => {
    const weights = wishes.filter(({ language }) => names.includes(language)).map(({ weight }) => weight);
    return weights.length === 0 ? undefined : Math.max(...weights);
  };
  const [nynorsk = 0, rest = 0] = [weightOf(["nn"]), weightOf(bokmal) ?? weightOf(["*"])];
  if (nynorsk !== rest) return nynorsk > rest;
  // Of two with the same weight the first is preferred, as browsers list them.
  const first = wishes.find(({ language }) => language === "nn" || bokmal.includes(language));
  return nynorsk > 0 && first?.language === "nn";
}

/** The first that is known decides. `kept`: with the caller's account or seat. `site`: the form of the site. */
export const languageFor = (
  request: Asking,
  { kept, site }: { readonly kept: Language | null; readonly site: Language },
): Language => kept ?? languageAskedBy(request) ?? site;

const callers = new WeakMap<Asking, Language>();

/** Notes the language of a request's caller, for answers that are given without the caller. */
export const noteLanguage = (request: Asking, language: Language): void => void callers.set(request, language);

/** The language in which a request is answered: its caller's, or while the caller is not known, the one that it asks for by itself. */
export const languageOf = (request: Asking): Language =>
  callers.get(request) ?? languageAskedBy(request) ?? defaultLanguage;

/** The part of an address that chooses a language. */
const CHOICE = "sprak";
/** The part of an address in a mail that names the mail's language. */
const OF_MAIL = "epostsprak";

/**
 * The address in a mail whose recipient reads another language than the site: a browser that does not know them opens it in theirs.
 * @param address without a fragment
 */
export const addressFor = (
  { language, siteLanguage }: { readonly language: Language; readonly siteLanguage: Language },
  address: string,
): string =>
  language === siteLanguage ? address : `${address}${address.includes("?") ? "&" : "?"}${OF_MAIL}=${language}`;

type AddressedLanguage = {
  readonly language: Language;
  /** `mail`: the link stood in a mail, whose language others may have chosen. It is for those who have asked for none. */
  readonly by: "person" | "mail";
  /** The address without the language. */
  readonly url: string;
};

/** The language that an address names; null when it names none that is known. */
export function languageInAddress(address: string): AddressedLanguage | null {
  if (!address.includes(`${CHOICE}=`)) return null;
  const start = address.indexOf("?");
  const asked = new URLSearchParams(address.slice(start + 1));
  const chosen = knownLanguage(asked.get(CHOICE));
  const language = chosen ?? knownLanguage(asked.get(OF_MAIL));
  if (start < 0 || !language) return null;
  for (const name of [CHOICE, OF_MAIL]) asked.delete(name);
  const path = address.slice(0, start);
  return { language, by: chosen ? "person" : "mail", url: asked.size > 0 ? `${path}?${asked}` : path };
}
