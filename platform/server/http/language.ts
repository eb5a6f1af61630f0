import type { IncomingMessage } from "node:http";
import { defaultLanguage, type Language } from "../../pure/language/index.ts";

/** The language in which a request is answered. It depends on nothing but the parts of the request that are named here. */
export const languageOf = (_request: Pick<IncomingMessage, "headers" | "url">): Language => defaultLanguage;
