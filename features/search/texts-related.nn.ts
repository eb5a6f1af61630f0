import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-related.ts";

export const relatedTexts: Translated<typeof nb.relatedTexts> = {
  heading: "Liknande vurderingar og varsel",
  kinds: { methodassessment: "Mini-metodevurdering", methodnotifications: "Metodevarsel" },
};
