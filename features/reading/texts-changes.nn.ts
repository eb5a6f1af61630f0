import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-changes.ts";

export const editionChangesTexts: Translated<typeof nb.editionChangesTexts> = {
  title: "Kva er endra",
  between: (from, to) => `Kva er endra frå utgåve ${from} til utgåve ${to}`,
  of: "Utgåvene:",
  edition: (version, day) => `Utgåve ${version}, ${day}`,
  note: (note) => `Redaksjonen skriv: ${note}`,
  explain: "Ord som er sette inn, er understreka. Ord som er fjerna, er strokne over.",
  changed: (count) => {
    if (count === 0) return "Ingen ord er endra.";
    return count === 1 ? "Eitt felt er endra." : `${count} felt er endra.`;
  },
  heading: "Tittel",
};
