import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { longTextBlock, options, richTextBlock, sectionBlock, subsection } from "../blocks.ts";
import { methodType, topics } from "../shared-questions.ts";

export const metoden: SectionBlock[] = [
  sectionBlock("beskrivelse-av-metoden", "Beskrivelse av metoden", [
    richTextBlock(
      "metoden-beskrivelse",
      "Hva er metoden?",
      "Forklar hva som gjøres, med hvilket utstyr, av hvem, hvor ofte og hvor lenge. Si hva som er nytt sammenlignet med det dere gjør i dag. Forklar forkortelser første gang de brukes.",
      { mandatory: true },
    ),
    {
      kind: "ImageUpload",
      key: "metoden-bilder",
      title: "Bilder av metoden",
      helpText: "Bruk bare bilder dere har rett til å publisere, og aldri bilder der en pasient kan kjennes igjen.",
    },
  ]),
  subsection("metodetype-seksjon", "Metodetype", [
    methodType(
      "Hvilken type metode er det?",
      "Velg den typen som passer best. Legemidler skal som regel vurderes nasjonalt, ikke her.",
    ),
  ]),
  subsection("fagomrade-seksjon", "Fagområde", [
    topics(
      "Hvilke fagområder gjelder metoden?",
      "Velg ett eller flere. Fagområdene bestemmer hvor vurderingen dukker opp når andre filtrerer søket.",
    ),
  ]),
  subsection("status-for-metoden", "Status (CE-merking og markedsføring)", [
    {
      kind: "Select",
      key: "ce-status",
      title: "Er metoden CE-merket eller har den markedsføringstillatelse?",
      mandatory: true,
      selectType: "radiobuttons",
      options: options({
        ja: "Ja, for den bruken vi vurderer",
        "annen-bruk": "Ja, men for en annen bruk",
        nei: "Nei",
        "ikke-aktuelt": "Ikke aktuelt, metoden er ikke et produkt",
      }),
      relationRule: "ce-status",
    },
    longTextBlock(
      "ce-detaljer",
      "Produkt, klasse og godkjenning",
      "Oppgi produktnavn, produsent, risikoklasse og hva godkjenningen gjelder. Se i sertifikatet eller bruksanvisningen, ikke i reklamen.",
      { mandatory: true },
    ),
    longTextBlock(
      "ce-begrunnelse",
      "Hvorfor vurderes bruk utenfor godkjenningen?",
      "Beskriv det faglige og juridiske grunnlaget, hvem som har ansvaret, og hvordan pasientene får vite om det.",
      { mandatory: true },
    ),
  ]),
  sectionBlock("dagens-tilbud", "Dagens tilbud", [
    richTextBlock(
      "dagens-praksis",
      "Hva får pasientene i dag?",
      "Beskriv dagens behandling slik den faktisk gis hos dere, ikke bare slik retningslinjen sier. Dette er det metoden skal sammenlignes med i resten av skjemaet.",
      { mandatory: true },
    ),
    richTextBlock(
      "behov-for-endring",
      "Hva er ikke godt nok i dag?",
      "Beskriv problemet metoden skal løse, med egne tall når dere har dem: ventetid, liggetid, komplikasjoner, avbrutte forløp eller klager.",
      { mandatory: true },
    ),
  ]),
  subsection("utbredelse", "Utbredelse", [
    richTextBlock(
      "utbredelse-norge",
      "Hvor brukes metoden ellers?",
      "Nevn helseforetak i Norge og eventuelt sykehus i Norden som bruker, prøver ut eller har sluttet med metoden, og hva de har erfart. Spør dem gjerne.",
      { mandatory: true },
    ),
  ]),
];

export const metodenRegler: RelationRule[] = [
  {
    name: "ce-status",
    effects: [
      { whenAnyOf: ["ja", "annen-bruk"], effect: "show", blocks: ["ce-detaljer"] },
      { whenAnyOf: ["annen-bruk", "nei"], effect: "show", blocks: ["ce-begrunnelse"] },
    ],
  },
];
