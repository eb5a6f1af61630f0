import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-widget.ts";

export const searchWidgetTexts: Translated<typeof nb.searchWidgetTexts> = {
  label: { methodassessment: "Søk i vurderingar", methodnotifications: "Søk i metodevarsel" },
  hint: "Til dømes metoden, sjukdommen eller utstyret.",
  choice: "Vis",
  choices: { all: "Alle", completed: "Ferdige", started: "Påbyrja" },
  results: "Treff",
  paging: "Sider i trefflista",
  previous: "Førre",
  next: "Neste",
  newTab: "(blir opna i ny fane)",
};
