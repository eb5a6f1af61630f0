import type { FieldBlock, SectionBlock } from "../../features/template/rules/index.ts";
import { options, sectionBlock } from "./blocks.ts";

const LIKELY = { nei: "Nei", "trolig-nei": "Trolig nei", "trolig-ja": "Trolig ja", ja: "Ja" };
const SIZE = { ubetydelige: "Ubetydelige", sma: "Små", middels: "Middels", store: "Store" };
const OPEN = { varierer: "Varierer", "vet-ikke": "Vet ikke" };

const judgement = (key: string, title: string, answers: Readonly<Record<string, string>>): FieldBlock => ({
  kind: "Select",
  key: `avveining-${key}`,
  title,
  selectType: "radiobuttons",
  options: options(answers),
  feeds: ["judgement"],
});

/**
 * Nine criteria of a decision, after GRADE's Evidence to Decision (Health Res Policy Syst 2018;16:45, tables 1 and 3). The certainty of the
 * evidence is not asked for: it follows from the outcomes.
 */
export const judgements: SectionBlock = sectionBlock(
  "avveininger",
  "Avveininger",
  [
    judgement("problem", "Er problemet viktig?", { ...LIKELY, ...OPEN }),
    judgement("onsket", "Hvor store er de ønskede virkningene?", { ...SIZE, ...OPEN }),
    judgement("uonsket", "Hvor store er de uønskede virkningene?", { ...SIZE, ...OPEN }),
    judgement("verdier", "Er det uenighet om hvor viktige utfallene er?", {
      "viktig-uenighet": "Viktig uenighet",
      mulig: "Mulig",
      "trolig-ingen": "Trolig ingen",
      ingen: "Ingen",
    }),
    judgement("balanse", "Hva veier tyngst?", {
      "dagens-tilbud": "Dagens tilbud",
      "trolig-dagens": "Trolig dagens",
      likt: "Likt",
      "trolig-metoden": "Trolig metoden",
      metoden: "Metoden",
      ...OPEN,
    }),
    judgement("ressurser", "Hva koster det?", {
      "store-kostnader": "Store kostnader",
      middels: "Middels",
      ubetydelig: "Ubetydelig",
      "middels-innsparing": "Middels innsparing",
      "stor-innsparing": "Stor innsparing",
      ...OPEN,
    }),
    judgement("likeverd", "Hva betyr det for likeverdig tilbud?", {
      "mindre-likt": "Mindre likt",
      "trolig-mindre": "Trolig mindre",
      "ingen-betydning": "Ingen betydning",
      "trolig-mer": "Trolig mer",
      "mer-likt": "Mer likt",
      ...OPEN,
    }),
    judgement("aksept", "Vil de det gjelder, godta det?", { ...LIKELY, ...OPEN }),
    judgement("gjennomforing", "Lar det seg gjennomføre?", { ...LIKELY, ...OPEN }),
  ],
  {
    description:
      "Svarene står på beslutningsarket, som den som beslutter, får på én side. Velg det gruppen er enig om. Alle spørsmålene er valgfrie.",
  },
);
