import { byLanguage } from "../../platform/pure/language/index.ts";

/** The name of the search in a browser's settings. docs/spec/site.md, Addresses */
const openSearchDescription = (site: string): string => `Søk i ${site}`;

export const openSearchDescriptionIn = byLanguage({ nb: openSearchDescription });
