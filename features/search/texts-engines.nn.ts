import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-engines.ts";

/** The name of the search in a browser's settings. */
export const openSearchDescription: Translated<typeof nb.openSearchDescription> = (site) => `Søk i ${site}`;
