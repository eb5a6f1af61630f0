import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-page-form.ts";

export const pageFormTexts: Translated<typeof nb.pageFormTexts> = {
  nameAndContact: "Namn og kontakt",
  displayAndAddress: "Vising og adresse",
  whoAndWhen: "Kven og når",
  trouble: { unsaved: "ikkje lagra", refused: "må rettast" },
  newPage: "Ny side",
  newUnder: (name) => `Ny side under «${name}»`,
  noDay: "Skriv datoen som dd.mm.åååå, til dømes 24.12.2026",
  gone: "Sida er ikkje her",
  goneWhere: "Ho finst ikkje, eller ho ligg i papirkorga.",
};
