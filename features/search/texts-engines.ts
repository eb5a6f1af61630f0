import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts-engines.nn.ts";

/** The name of the search in a browser's settings. features/address/README.md */
export const openSearchDescription = (site: string): string => `Søk i ${site}`;

export const openSearchDescriptionIn = byLanguage({ nb: openSearchDescription, nn: nn.openSearchDescription });
