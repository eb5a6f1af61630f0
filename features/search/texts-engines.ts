import { byLanguage } from "../../platform/pure/language/index.ts";

/** The name of the search in a browser's settings. features/address/README.md */
const openSearchDescription = (site: string): string => `Søk i ${site}`;

export const openSearchDescriptionIn = byLanguage({ nb: openSearchDescription });
