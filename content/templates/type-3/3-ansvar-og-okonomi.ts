import type { SectionBlock } from "../../../features/template/rules/index.ts";
import { richTextBlock, sectionBlock, subsection } from "../blocks.ts";

export const ansvarOgOrganisering: SectionBlock[] = [
  sectionBlock("ansvar-seksjon", "Ansvar", [
    richTextBlock(
      "ansvar",
      "Hvem har ansvaret for hva?",
      "For hvert steg i forløpet: hvem som handler, hvem som har det medisinske ansvaret, og hvem pasienten skal ringe.",
      { mandatory: true },
    ),
  ]),
  subsection("avtale-seksjon", "Avtale", [
    richTextBlock(
      "avtale",
      "Hvilken avtale trengs?",
      "Hva avtalen må si om oppgaver, betaling, opplæring, avvik, personopplysninger og oppsigelse.",
      { mandatory: true },
    ),
  ]),
  subsection("bemanning-seksjon", "Bemanning, utstyr og IKT", [
    richTextBlock(
      "bemanning",
      "Hva betyr metoden for hver virksomhet?",
      "Årsverk, opplæring, utstyr og systemer i helseforetaket og i kommunen, hver for seg.",
      { mandatory: true },
    ),
  ]),
];

export const okonomiType3: SectionBlock[] = [
  sectionBlock("okonomi-helseforetak", "Helseforetaket", [
    {
      kind: "EconomyEvaluation",
      key: "okonomisk-vurdering",
      title: "Økonomiske aspekter i spesialisthelsetjenesten",
      helpText: "Tallene for helseforetaket.",
    },
    richTextBlock(
      "kostnader-helseforetak",
      "Kostnader og innsparinger i helseforetaket",
      "Oppstart, drift per pasient og i alt, år 1 og år 2, med kilde for tallene.",
      { mandatory: true },
    ),
  ]),
  sectionBlock("okonomi-kommunen", "Kommunen", [
    {
      kind: "EconomyMunicipality",
      key: "okonomi-kommune",
      title: "Økonomiske aspekter i kommunen",
      helpText: "Regneark for kommunene som deltar, og et samlet regneark hvis dere har det.",
      isMunicipality: false,
      infoTextForDraft: "Last opp inntil to regneark (.xlsx).",
      infoTextForReader: "Regnearkene er laget av kommunene.",
    },
    richTextBlock(
      "kostnader-kommune",
      "Kostnader og innsparinger i kommunen",
      "Engangskostnad, årlig drift, sparte timer og tilskudd, med kilde for tallene.",
      { mandatory: true },
    ),
  ]),
  sectionBlock("okonomi-samlet-seksjon", "Samlet", [
    richTextBlock(
      "okonomi-samlet",
      "Hvem betaler, og hvem sparer?",
      "Sett tallene ved siden av hverandre. Får den ene utgiften og den andre gevinsten, så si hvordan det skal løses.",
      { mandatory: true },
    ),
  ]),
];
