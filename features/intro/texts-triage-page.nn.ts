import type { Translated } from "../../platform/pure/language/index.ts";
import type * as nb from "./texts-triage-page.ts";

export const triageTexts: Translated<typeof nb.triageTexts> = {
  know: "Eg veit at det passar",
  choose: { Missing: "Vel eitt av svara", Unknown: "Svaret i adressa finst ikkje. Vel eitt av svara" },
  fault: {
    Missing: (no) => `Spørsmål ${no}: vel eitt av svara`,
    Unknown: (no) => `Spørsmål ${no}: svaret i adressa finst ikkje. Vel eitt av svara`,
  },
  titleLabel: "Kva skal vurderast?",
  titleHint: "Skriv metoden og kven han er for, så ser du om nokon har vurdert det same. Kan stå tomt.",
  search: "Søk etter det same",
  noneSimilar: (title) => `Ingen vurderingar liknar på «${title}».`,
  which: "Den same",
  submit: "Sjå kva svara betyr",
  decidedBy: "Dette avgjorde",
  change: "Endre svar",
  anyway: "Start likevel",
  toForm: "Gå til skjemaet",
  notes: "Før du går vidare",
  proposal: "Tekst til forslaget",
  copy: "Kopier teksten",
  gone: "Vurderinga du valde, er ikkje lenger tilgjengeleg",
  goneMeans: "Søk etter vurderinga på nytt, eller endre svaret.",
  adopt: "Gjeld dette hos oss?",
  startFrom: "Start frå denne",
  searchHere: "Søk i vurderingane",
  nyeMetoder: "Søk hos Nye metoder",
  alert: "Få varsel om metoden på e-post",
};
