import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { longTextBlock, richTextBlock, sectionBlock, subsection, YES_NO } from "../blocks.ts";
import { methodType, topics } from "../shared-questions.ts";

export const tiltaket: SectionBlock[] = [
  sectionBlock("beskrivelse-av-tiltaket", "Beskrivelse av tiltaket", [
    richTextBlock(
      "tiltaket-beskrivelse",
      "Hva er tiltaket?",
      "Forklar hva som gjøres, av hvem, hvor ofte og hvor lenge, og hva som er nytt. Forklar fagord og forkortelser.",
      { mandatory: true },
    ),
    {
      kind: "ImageUpload",
      key: "tiltaket-bilder",
      title: "Bilder av tiltaket",
      helpText: "Bruk bare bilder dere har rett til å publisere, og aldri bilder der en innbygger kan kjennes igjen.",
    },
  ]),
  subsection("type-og-fagomrade", "Type og fagområde", [
    methodType("Hvilken type tiltak er det?"),
    topics("Hvilke fagområder gjelder tiltaket?"),
  ]),
  subsection("velferdsteknologi-seksjon", "Velferdsteknologi", [
    {
      kind: "RelationSelector",
      key: "er-velferdsteknologi",
      title: "Bruker tiltaket velferdsteknologi eller andre digitale løsninger?",
      mandatory: true,
      options: YES_NO,
      relationRule: "velferdsteknologi",
    },
    richTextBlock(
      "velferdsteknologi",
      "Teknologien",
      "Produkt, CE-merking, varslingskjede, hvem som rykker ut, og hva som skjer når strøm eller nett faller ut.",
      { mandatory: true },
    ),
  ]),
  sectionBlock("dagens-tilbud", "Dagens tilbud og alternativer", [
    richTextBlock(
      "dagens-praksis",
      "Hva får innbyggerne i dag?",
      "Beskriv tilbudet slik det faktisk gis, og hva som ikke er godt nok.",
      { mandatory: true },
    ),
    richTextBlock(
      "alternativer",
      "Hvilke alternativer finnes?",
      "Ta alltid med å gjøre som nå, og minst ett alternativ til. Si kort hva hvert av dem koster og gir.",
      { mandatory: true },
    ),
    longTextBlock(
      "utbredelse",
      "Hvem andre har prøvd det?",
      "Kommuner som bruker, prøver ut eller har sluttet med tiltaket, og hva de har erfart.",
    ),
  ]),
];

export const tiltaketRegler: RelationRule[] = [
  { name: "velferdsteknologi", effects: [{ whenAnyOf: ["ja"], effect: "show", blocks: ["velferdsteknologi"] }] },
];
