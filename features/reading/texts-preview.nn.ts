import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-preview.ts";

export const previewTexts: Translated<typeof nb.previewTexts> = {
  preview: "Førehandsvising",
  previewNotice: "Slik ser vurderinga ut for lesarar om ho blir publisert no. Berre dei som er med, ser denne sida.",
  lastSaved: {
    seconds: (count) => `Sist lagra for ${count} sekund sidan`,
    minutes: (count) => `Sist lagra for ${count} minutt sidan`,
    moment: (moment) => `Sist lagra ${moment}`,
  },
};
