import type { IncomingMessage } from "node:http";
import { defaultLanguage, type Language, languages } from "../../pure/language/index.ts";

/** The cookie that keeps a person's choice of language. It holds nothing else, and is set when somebody chooses only. */
export const LANGUAGE_COOKIE = "sprak";
/** The part of an address that chooses a language. */
const LANGUAGE_QUERY = "sprak";
const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

const knownLanguage = (text: string | null | undefined): Language | undefined =>
  languages.find((language) => language === text);

/** The language in which a request is answered. It depends on nothing but the parts of the request that are named here. */
export const languageOf = ({ headers }: Pick<IncomingMessage, "headers" | "url">): Language =>
  knownLanguage(COOKIE.exec(headers.cookie ?? "")?.[1]) ?? defaultLanguage;

/** The language that an address chooses, and the address without the choice; null when it chooses none that is known. */
export function languageChoiceIn(url: string): { readonly language: Language; readonly url: string } | null {
  if (!url.includes(`${LANGUAGE_QUERY}=`)) return null;
  const [path = "", query = ""] = url.split("?", 2);
  const asked = new URLSearchParams(query);
  const language = knownLanguage(asked.get(LANGUAGE_QUERY));
  if (!language) return null;
  asked.delete(LANGUAGE_QUERY);
  return { language, url: asked.size > 0 ? `${path}?${asked}` : path };
}
