import type { RelationRule, SectionBlock } from "../../../features/template/rules/index.ts";
import { longTextBlock, richTextBlock, sectionBlock, subsection, themeOrReason, YES_NO } from "../blocks.ts";

const themes = [
  themeOrReason(
    "nytte-mot-skade",
    "Nytte mot skade",
    "Hvem får nytten og hvem bærer risikoen? Er forholdet rimelig også for dem som har minst nytte? Ta med belastning, ventetid og falske funn.",
    "Om nytten for pasientene står i forhold til ulempene.",
  ),
  themeOrReason(
    "autonomi",
    "Autonomi",
    "Kan pasientene forstå hva metoden innebærer, si nei uten å tape på det, og ombestemme seg? Hva med barn og personer uten samtykkekompetanse?",
    "Om pasientenes rett til å bestemme over egen behandling.",
  ),
  themeOrReason(
    "integritet",
    "Integritet, verdighet og privatliv",
    "Påvirker metoden hvordan pasienten blir sett og møtt? Flyttes behandling eller overvåking inn i hjemmet? Hva betyr det for dem de bor sammen med?",
    "Om metoden griper inn i kropp, hjem eller selvbilde.",
  ),
  themeOrReason(
    "rettferdighet",
    "Rettferdighet og likeverd",
    "Får alle med samme behov samme tilgang, uavhengig av bosted, språk, funksjonsnivå og digital kompetanse? Hvem får mindre når denne gruppen får mer?",
    "Om tilgangen blir lik for like behov.",
  ),
  themeOrReason(
    "lov-og-menneskerettigheter",
    "Lov og menneskerettigheter",
    "Hvilke lover og forskrifter gjelder, for eksempel pasient- og brukerrettighetsloven, bioteknologiloven og strålevernforskriften? Krever metoden egen godkjenning eller tillatelse?",
    "Om metoden berører rettigheter eller særlige lovkrav.",
  ),
];

export const etikkOgJus: SectionBlock[] = [
  sectionBlock(
    "etikk-seksjon",
    "Etiske vurderinger",
    [
      richTextBlock(
        "etikk-samlet",
        "Samlet etisk vurdering",
        "Skriv denne til slutt: hvilke av de fem temaene veier tyngst, og hva betyr de for anbefalingen?",
        { mandatory: true },
      ),
    ],
    { description: "Vurder de fem temaene under. Et tema som ikke er relevant, må begrunnes." },
  ),
  ...themes.map((theme) => theme.section),
  subsection("personvern-seksjon", "Personvern", [
    {
      kind: "RelationSelector",
      key: "behandler-personopplysninger",
      title: "Behandler metoden personopplysninger på en ny måte?",
      helpText: "For eksempel i en app, hos en leverandør, i en skytjeneste eller ved hjelp av kunstig intelligens.",
      mandatory: true,
      options: YES_NO,
      relationRule: "personvern",
    },
    richTextBlock(
      "personvern-tiltak",
      "Hvordan er personvernet ivaretatt?",
      "Behandlingsgrunnlag, hvem som er ansvarlig, hvor opplysningene lagres, og om det er gjort en vurdering av personvernkonsekvenser (DPIA). Snakk med personvernombudet tidlig.",
      { mandatory: true },
    ),
  ]),
  sectionBlock(
    "prioritering-seksjon",
    "Prioritering",
    [
      richTextBlock(
        "prioritering-samlet",
        "Samlet prioritering",
        "Vei de tre kriteriene mot hverandre. Høy alvorlighet kan forsvare mer ressursbruk for samme nytte.",
        { mandatory: true },
      ),
    ],
    { description: "De tre prioriteringskriteriene i spesialisthelsetjenesten: nytte, ressurs og alvorlighet." },
  ),
  subsection("prioritering-nytte-seksjon", "Nytte", [
    longTextBlock(
      "prioritering-nytte",
      "Nytte",
      "Hvor mye lengre eller bedre liv kan pasientene vente seg, sammenlignet med dagens tilbud? Bruk tallene fra Effekt per utfall.",
      { mandatory: true },
    ),
  ]),
  subsection("prioritering-ressurs-seksjon", "Ressurs", [
    longTextBlock(
      "prioritering-ressurs",
      "Ressurs",
      "Hvilke ressurser krever metoden per pasient, og hva kunne de ellers vært brukt til?",
      { mandatory: true },
    ),
  ]),
  subsection("prioritering-alvorlighet-seksjon", "Alvorlighet", [
    longTextBlock(
      "prioritering-alvorlighet",
      "Alvorlighet",
      "Risiko for død eller tap av funksjon, smerte og hvor mye det haster, med dagens tilbud.",
      { mandatory: true },
    ),
  ]),
  subsection("miljo-seksjon", "Miljø", [
    longTextBlock(
      "miljo",
      "Hvilke følger har metoden for miljøet?",
      "Engangsutstyr, energi, transport, kjemikalier og avfall, mot dagens tilbud. Et grovt anslag er nok.",
    ),
  ]),
];

export const etikkOgJusRegler: RelationRule[] = [
  ...themes.map((theme) => theme.rule),
  { name: "personvern", effects: [{ whenAnyOf: ["ja"], effect: "show", blocks: ["personvern-tiltak"] }] },
];
