import { byLanguage } from "../../platform/pure/language/index.ts";
import * as nn from "./texts-triage-page.nn.ts";

/** The page with the five questions before the form. The texts that its editors may change are in `texts-triage.ts`. */
export const triageTexts = {
  know: "Jeg vet det er riktig",
  choose: { Missing: "Velg ett av svarene", Unknown: "Svaret i adressen finnes ikke. Velg ett av svarene" },
  fault: {
    Missing: (no: number) => `Spørsmål ${no}: velg ett av svarene`,
    Unknown: (no: number) => `Spørsmål ${no}: svaret i adressen finnes ikke. Velg ett av svarene`,
  },
  titleLabel: "Hva skal vurderes?",
  titleHint: "Skriv metoden og hvem den er for, så ser du om noen har vurdert det samme. Kan stå tom.",
  search: "Søk etter det samme",
  noneSimilar: (title: string) => `Ingen vurderinger ligner på «${title}».`,
  which: "Den samme",
  submit: "Se hva svarene betyr",
  decidedBy: "Dette avgjorde",
  change: "Endre svar",
  anyway: "Start likevel",
  toForm: "Gå til skjemaet",
  notes: "Før du går videre",
  proposal: "Tekst til forslaget",
  copy: "Kopier teksten",
  gone: "Vurderingen du valgte, er ikke lenger tilgjengelig",
  goneMeans: "Søk etter den på nytt, eller endre svaret.",
  adopt: "Gjelder dette hos oss?",
  startFrom: "Start fra denne",
  searchHere: "Søk i vurderingene",
  nyeMetoder: "Søk hos Nye metoder",
  alert: "Få varsel om metoden på e-post",
} as const;

export const triageTextsIn = byLanguage({ nb: triageTexts, nn: nn.triageTexts });
