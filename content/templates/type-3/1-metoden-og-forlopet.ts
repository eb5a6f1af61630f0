import type { SectionBlock } from "../../../core/template/index.ts";
import { longText, NO_PATIENT_DATA, richText, section, shortText, subsection } from "../blocks.ts";

export const metodenOgForlopet: SectionBlock[] = [
  section("beskrivelse-av-metoden", "Beskrivelse av metoden", [
    richText("metoden-beskrivelse", "Hva er metoden?", "Hva som gjøres, av hvem og hvor, og hva som er nytt.", {
      mandatory: true,
    }),
    {
      kind: "Select",
      key: "metodetype",
      title: "Hvilken type metode er det?",
      mandatory: true,
      selectType: "dropdownlist",
      options: { termKind: "method-type" },
      feeds: ["method-types"],
    },
    {
      kind: "Select",
      key: "fagomrader",
      title: "Hvilke fagområder gjelder metoden?",
      mandatory: true,
      selectType: "multiselect",
      options: { termKind: "topic" },
      feeds: ["topics"],
    },
    {
      kind: "Select",
      key: "samarbeidende-kommuner",
      title: "Hvilke kommuner deltar?",
      helpText: "Vurderingen kan da finnes ved å filtrere på kommunene.",
      selectType: "multiselect",
      options: { termKind: "municipality" },
      feeds: ["municipalities"],
    },
  ]),
  section("pasientforlop-seksjon", "Pasientforløp", [
    richText(
      "forlop-for",
      "Forløpet i dag",
      "Følg en tenkt pasient steg for steg mellom hjem, fastlege, kommune og sykehus. Si hvor det svikter.",
      { mandatory: true, description: NO_PATIENT_DATA },
    ),
    richText("forlop-etter", "Forløpet med metoden", "De samme stegene, med det som blir annerledes.", {
      mandatory: true,
    }),
  ]),
  subsection("pasientgruppe-seksjon", "Pasientgruppe", [
    richText("pasientgruppe", "Hvem er pasientene?", "Beskriv gruppen, ikke enkeltpersoner.", {
      mandatory: true,
      description: NO_PATIENT_DATA,
    }),
    shortText("antall-per-ar", "Hvor mange per år?", "Ett tall eller et spenn for hele området.", {
      mandatory: true,
      width: "half",
    }),
    longText("antall-kilde", "Hvor kommer tallet fra?", "Kilde og periode for begge nivåer.", { mandatory: true }),
  ]),
  section("pico-seksjon", "PICO", [
    {
      kind: "Table",
      key: "pico",
      title: "Spørsmålet vurderingen skal svare på",
      description: "Tabellen styrer litteratursøket.",
      mandatory: true,
      rows: [
        { label: "P – pasienter", helpText: "Hvem gjelder det, og hvor i forløpet er de?" },
        { label: "I – tiltak", helpText: "Metoden som vurderes, og hvem som utfører den." },
        { label: "C – sammenligning", helpText: "Forløpet slik det er i dag." },
        { label: "O – utfall", helpText: "Utfall for pasientene og for begge virksomhetene." },
      ],
    },
  ]),
];
