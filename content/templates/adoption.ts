import type {
  Block,
  BlockOf,
  FieldBlock,
  RelationRule,
  SectionBlock,
  Template,
} from "../../features/template/rules/index.ts";
import { findBlock } from "../../features/template/rules/index.ts";
import { dateText, longTextBlock, options, richTextBlock, sectionBlock, shortText, subsection } from "./blocks.ts";
import { sharedQuestion } from "./shared-questions.ts";

/** Words for the people and the method: a municipality has residents and measures. */
type Words = {
  readonly people: string;
  readonly same: string;
  readonly method: string;
  readonly costs: FieldBlock;
};

const HOSPITAL: Words = {
  people: "pasienter",
  same: "Er pasientene de samme hos dere?",
  method: "metoden",
  costs: {
    kind: "EconomyEvaluation",
    key: "okonomisk-vurdering",
    title: "Økonomien hos dere",
    description: "Tallene er kopiert fra originalen. Rett dem som er annerledes hos dere.",
    helpText: "Et tall som ikke er endret, er merket «fra originalen». Originalens regneark følger ikke med.",
  },
};

const MUNICIPALITY: Words = {
  people: "innbyggere",
  same: "Er innbyggerne de samme hos dere?",
  method: "tiltaket",
  costs: richTextBlock(
    "kostnader",
    "Hva koster det hos dere?",
    "Engangskostnad, årlig drift og gevinster, med kilde. Originalens tall står ved siden av: si hva som er annerledes.",
    { mandatory: true },
  ),
};

/** One option that says it is not the same shows the text about it. */
const textWhen = (name: string, whenAnyOf: string[], block: string): RelationRule => ({
  name,
  effects: [{ whenAnyOf, effect: "show", blocks: [block] }],
});

const patients = ({ people, same }: Words): SectionBlock[] => [
  sectionBlock("lokale-forhold", "Lokale forhold", [
    {
      kind: "Select",
      key: "samme-pasienter",
      title: same,
      mandatory: true,
      selectType: "radiobuttons",
      options: options({ ja: "Ja", delvis: "Delvis", nei: "Nei" }),
      relationRule: "samme-pasienter",
    },
    longTextBlock(
      "samme-pasienter-forskjell",
      "Hvem er annerledes?",
      "Alder, alvorlighetsgrad, samsykelighet eller andre forskjeller som kan bety noe for virkningen.",
      { mandatory: true },
    ),
    {
      kind: "Select",
      key: "samme-tilbud",
      title: "Er dagens tilbud det samme?",
      helpText: "Det dere gjør i dag, er det originalen sammenligner med.",
      mandatory: true,
      selectType: "radiobuttons",
      options: options({ ja: "Ja", delvis: "Delvis", nei: "Nei" }),
    },
    richTextBlock(
      "hva-er-annerledes",
      "Hva er annerledes hos dere?",
      "To til fire setninger om det som skiller dere fra originalen: utstyr, avstander, kompetanse, organisering. Skriv «Ingenting av betydning» hvis det er svaret.",
      {
        mandatory: true,
        feeds: ["card-summary", "summary"],
        description: "Vises øverst når vurderingen er publisert.",
      },
    ),
    shortText(
      "antall-per-ar",
      `Antall ${people} per år`,
      `Hvor mange ${people} det gjelder hos dere: ett tall, eller et spenn som 40–60.`,
      { mandatory: true, width: "half", placeholder: "For eksempel 40–60" },
    ),
  ]),
];

const effect: SectionBlock[] = [
  sectionBlock("effekt-hos-dere", "Effekt og ny forskning", [
    {
      kind: "Select",
      key: "samme-effekt",
      title: "Kan dere vente samme effekt?",
      helpText: "Se på resultatene i originalen, og på det dere har svart om forskjellene.",
      mandatory: true,
      selectType: "radiobuttons",
      options: options({ ja: "Ja", delvis: "Delvis", nei: "Nei", "vet-ikke": "Vet ikke" }),
    },
    {
      kind: "Select",
      key: "ny-forskning",
      title: "Ny forskning siden søket i originalen?",
      helpText: "Et nytt søk med de samme søkeordene er nok.",
      mandatory: true,
      selectType: "radiobuttons",
      options: options({ nei: "Nei", ja: "Ja", "ikke-sjekket": "Ikke sjekket" }),
      relationRule: "ny-forskning",
    },
    longTextBlock(
      "ny-forskning-hva",
      "Hva har kommet?",
      "Studiene dere fant, og om de endrer svaret. Skriv når og hvor dere søkte.",
      { mandatory: true },
    ),
  ]),
];

const carryingOut = ({ method, costs }: Words): SectionBlock[] => [
  sectionBlock("okonomi-hos-dere", "Økonomi", [costs]),
  sectionBlock("gjennomforing", "Bemanning, etikk og jus", [
    richTextBlock(
      "bemanning",
      "Bemanning og opplæring",
      `Hva ${method} krever av årsverk, turnus og opplæring hos dere.`,
      { mandatory: true },
    ),
    richTextBlock(
      "etikk-og-jus",
      "Etikk og jus hos dere",
      "Bare det som er annerledes enn i originalen: avtaler, personvern, likeverdig tilbud. Kan stå tomt.",
    ),
  ]),
];

const conclusion = (recommendation: FieldBlock, { method }: Words): SectionBlock[] => [
  sectionBlock("anbefaling-seksjon", "Anbefaling", [
    recommendation,
    sharedQuestion("vilkar", "Hva som må være på plass hos dere, og hvem som sørger for det."),
  ]),
  subsection("oppfolging-seksjon", "Oppfølging", [
    richTextBlock(
      "oppfolging",
      "Oppfølging",
      `Hvordan ${method} følges opp hos dere: hva som måles, av hvem, og hva som får dere til å stoppe.`,
      { mandatory: true },
    ),
    dateText("ny-vurdering", "Vurderingen bør ses på igjen", "Sett en dato, særlig når originalen venter nye studier."),
  ]),
];

const sending: SectionBlock = {
  kind: "PublishSection",
  key: "send-til-publisering",
  title: "Send til publisering",
  showInLeftMenu: true,
  hideWhenPublished: true,
  description:
    "Redaksjonen leser vurderingen og publiserer den, eller sender den tilbake med en melding. Dere trenger ingen fagfelle: originalen er vurdert.",
  checklist: [],
};

const isChoice = (block: Block | undefined): block is BlockOf<"Select"> => block?.kind === "Select";

/**
 * The short form in which an organisation says whether a published assessment holds for it: twelve questions after EUnetHTA's adaptation
 * toolkit (relevance, reliability, transferability). Results stand in the original and are not asked for. The recommendation has the options
 * of the type's whole template.
 */
export function adoptionTemplate({ assessmentType, sections, ...whole }: Template): Template {
  const words = assessmentType === "2" ? MUNICIPALITY : HOSPITAL;
  const recommendation = findBlock({ ...whole, assessmentType, sections }, "anbefaling")?.block;
  if (!isChoice(recommendation)) throw new Error(`the template of type ${assessmentType} asks for no recommendation`);
  const needConditions = whole.relationRules
    .filter(({ name }) => name === recommendation.relationRule)
    .flatMap(({ effects }) => effects)
    .filter(({ blocks }) => blocks.includes("vilkar"));
  return {
    assessmentType,
    adoption: true,
    name: `Gjelder dette hos oss? ${NAMES[assessmentType]}`,
    description: "For den som vil bruke en publisert vurdering hos seg.",
    fieldGroups: [
      { text: "Gjelder dette hos oss?", value: "0", key: "gjelder-dette" },
      { text: "Innsending", value: "1", key: "innsending" },
    ],
    sections: [[...patients(words), ...effect, ...carryingOut(words), ...conclusion(recommendation, words)], [sending]],
    relationRules: [
      textWhen("samme-pasienter", ["delvis", "nei"], "samme-pasienter-forskjell"),
      textWhen("ny-forskning", ["ja"], "ny-forskning-hva"),
      { name: "anbefaling", effects: needConditions },
    ],
    warnings: (whole.warnings ?? []).filter(({ kind }) => FITTING.has(kind)),
  };
}

const NAMES = { "1": "Helseforetak", "2": "Kommune", "3": "På tvers av nivåene" } as const;

/** The rules for doubtful content that need neither searches nor outcomes. */
const FITTING: ReadonlySet<string> = new Set(["UnequalPatients", "PatientsAgainstEconomy", "OpenComment"]);
