import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts.ts";

export const liveTexts: Translated<typeof nb.liveTexts> = {
  who: (names) => (names.length > 2 ? `${names.length} andre` : names.join(" og ")),
  here: (who) => `${who} er her`,
  hereNow: "Her no",
  inField: (who) => `${who} er i feltet`,
  came: (name) => `${name} er her no`,
  left: (name) => `${name} er ikkje her lenger`,
  writes: (name) => `${name} skriv i dette feltet`,
  showMarks: "Vis markørane til kollegaane",
  showMarksHint:
    "Du ser kvar i teksten andre skriv, og dei ser kvar du skriv. Valet gjeld i denne nettlesaren. Slår du det av, verken ser eller viser du markørar.",
  sameField: (name) => `${name} er i same felt som deg`,
};
