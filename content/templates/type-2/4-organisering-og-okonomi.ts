import type { SectionBlock } from "../../../features/template/rules/index.ts";
import { DANISH_STUDY, richTextBlock, sectionBlock, subsection } from "../blocks.ts";
import { sharedQuestion } from "../shared-questions.ts";

export const organiseringType2: SectionBlock[] = [
  sectionBlock("bemanning-seksjon", "Bemanning og opplæring", [
    richTextBlock(
      "bemanning",
      "Hva betyr tiltaket for de ansatte?",
      `Årsverk, turnus, oppgavedeling og opplæring. I en dansk gjennomgang av 52 mini-metodevurderinger beskrev 81 prosent følgene for avdelingen ${DANISH_STUDY}.`,
      { mandatory: true },
    ),
  ]),
  subsection("drift-og-ikt-seksjon", "Drift, utstyr og IKT", [
    richTextBlock(
      "drift-og-ikt",
      "Hva må være på plass?",
      "Lokaler, utstyr, lager, service, fagsystem, nett og informasjonssikkerhet, og hvem som har ansvaret for hver del.",
      { mandatory: true },
    ),
  ]),
  subsection("samarbeid-seksjon", "Samarbeid", [
    richTextBlock(
      "samarbeid",
      "Hvem må kommunen samarbeide med?",
      "Fastleger, helseforetak, nabokommuner og frivillige, og hvilke avtaler som trengs.",
      { mandatory: true },
    ),
  ]),
];

export const okonomiType2: SectionBlock[] = [
  sectionBlock("okonomi-regneark", "Regneark", [
    {
      kind: "EconomyMunicipality",
      key: "okonomi-kommune",
      title: "Økonomiske aspekter i kommunen",
      helpText:
        "Ett regneark med engangskostnad, årlig drift, antall brukere, sparte timer, tilskudd og virkning i den fireårige økonomiplanen.",
      isMunicipality: true,
      infoTextForDraft: "Last opp ett regneark (.xlsx).",
      infoTextForReader: "Regnearket er laget av kommunen.",
    },
  ]),
  subsection("kostnader-seksjon", "Kostnader", [
    richTextBlock(
      "kostnader",
      "Hva koster tiltaket?",
      `Engangskostnad, årlig drift og kostnad per bruker, med kilde for prisene. I den danske gjennomgangen hadde 92 prosent anslått kostnadene ${DANISH_STUDY}.`,
      { mandatory: true },
    ),
  ]),
  subsection("gevinster-seksjon", "Gevinster", [
    richTextBlock(
      "gevinster",
      "Hva spares, og hvem tar ut gevinsten?",
      "Sparte timer og kjøring, utsatt behov for plass, og hva den frigjorte tiden skal brukes til. Spart tid er ikke penger før noen tar den ut.",
      { mandatory: true },
    ),
  ]),
  sectionBlock("finansiering-seksjon", "Finansiering og usikkerhet", [
    richTextBlock(
      "finansiering",
      "Hva skal tiltaket finansieres med?",
      "Ramme, tilskudd og egenandeler, hva som skjer når tilskudd tar slutt, og plassen i økonomiplanen de neste fire årene.",
      { mandatory: true },
    ),
    sharedQuestion("okonomi-usikkerhet", "Hvilke forutsetninger betyr mest, og hva om de er feil?"),
  ]),
];
