import type { SectionBlock } from "../../../features/template/rules/index.ts";
import { longTextBlock, options, richTextBlock, sectionBlock, shortText, subsection } from "../blocks.ts";
import { methodType, pico, topics } from "../shared-questions.ts";

export const metodenOgForlopet: SectionBlock[] = [
  sectionBlock("beskrivelse-av-metoden", "Beskrivelse av metoden", [
    richTextBlock("metoden-beskrivelse", "Hva er metoden?", "Hva som gjøres, av hvem og hvor, og hva som er nytt.", {
      mandatory: true,
    }),
    methodType("Hvilken type metode er det?"),
    topics("Hvilke fagområder gjelder metoden?"),
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
  sectionBlock("pasientforlop-seksjon", "Pasientforløp", [
    {
      kind: "Select",
      key: "steder-i-forlopet",
      title: "Hvor i forløpet er metoden i bruk?",
      helpText: "Velg alle stedene der pasienten eller de ansatte møter metoden. Et helt nivå kan også velges.",
      selectType: "multilevel",
      options: [
        {
          value: "sykehus",
          text: "Sykehus",
          children: options({
            akuttmottak: "Akuttmottak",
            sengepost: "Sengepost",
            poliklinikk: "Poliklinikk eller dagbehandling",
            "ambulant-team": "Ambulant team",
          }),
        },
        {
          value: "kommune",
          text: "Kommune",
          children: options({
            fastlege: "Fastlege",
            legevakt: "Legevakt",
            hjemmetjeneste: "Hjemmetjeneste",
            sykehjem: "Sykehjem eller korttidsplass",
            rehabilitering: "Rehabilitering",
          }),
        },
        {
          value: "hjemme",
          text: "Hjemme hos pasienten",
          children: options({ selv: "Pasienten selv", parorende: "Pårørende" }),
        },
      ],
    },
    { kind: "Heading", key: "forlopet-steg-for-steg", title: "Steg for steg", level: 3 },
    richTextBlock(
      "forlop-for",
      "Forløpet i dag",
      "Følg en tenkt pasient steg for steg mellom hjem, fastlege, kommune og sykehus. Si hvor det svikter.",
      { mandatory: true },
    ),
    richTextBlock("forlop-etter", "Forløpet med metoden", "De samme stegene, med det som blir annerledes.", {
      mandatory: true,
    }),
  ]),
  subsection("pasientgruppe-seksjon", "Pasientgruppe", [
    richTextBlock("pasientgruppe", "Hvem er pasientene?", "Beskriv gruppen, ikke enkeltpersoner.", {
      mandatory: true,
    }),
    shortText("antall-per-ar", "Hvor mange per år?", "Ett tall eller et spenn for hele området.", {
      mandatory: true,
      width: "half",
    }),
    longTextBlock("antall-kilde", "Hvor kommer tallet fra?", "Kilde og periode for begge nivåer.", { mandatory: true }),
  ]),
  sectionBlock("pico-seksjon", "PICO", [
    pico("pasienter", {
      P: "Hvem gjelder det, og hvor i forløpet er de?",
      I: "Metoden som vurderes, og hvem som utfører den.",
      C: "Forløpet slik det er i dag.",
      O: "Utfall for pasientene og for begge virksomhetene.",
    }),
  ]),
];
