import { interestKeys } from "../../features/review/rules/index.ts";
import type { FieldBlock, SectionBlock } from "../../features/template/rules/index.ts";
import { longTextBlock, options } from "./blocks.ts";

const VERDICT = options({
  ja: "Ja",
  delvis: "Delvis",
  nei: "Nei",
  "kan-ikke-vurdere": "Kan ikke vurdere",
});

type Words = {
  /** The assessed thing with its article: «metoden». */
  readonly method: string;
  /** Where the reviewer comes from. */
  readonly workplace: string;
};

type Text = { readonly key: string; readonly title: string; readonly help: string };

/** A heading begins a question: a choice, and a text to explain it. features/review/README.md */
const question = (
  key: string,
  title: string,
  choice: Pick<
    FieldBlock & { readonly kind: "Select" },
    "key" | "title" | "options" | "helpText" | "selectType" | "callsForReply"
  >,
  text: Text,
): FieldBlock[] => [
  { kind: "Heading", key: `fagfelle-del-${key}`, title, level: 3 },
  { kind: "Select", ...choice },
  longTextBlock(text.key, text.title, text.help, { deactivateComments: true }),
];

const judged = (key: string, title: string, asked: string, helpText: string, text: Omit<Text, "key">): FieldBlock[] =>
  question(
    key,
    title,
    {
      key: `fagfelle-${key}`,
      title: asked,
      helpText,
      selectType: "radiobuttons",
      options: VERDICT,
      callsForReply: ["delvis", "nei"],
    },
    { key: `fagfelle-${key}-tekst`, ...text },
  );

/** Asked before everything else: the other questions open when it is answered. */
const interests = ({ method }: Words): FieldBlock[] =>
  question(
    "habilitet",
    "Habilitet",
    {
      key: interestKeys.choice,
      title: "Har du bindinger som leserne bør kjenne til?",
      helpText: `Bånd til forfatterne, til dem som lager eller selger ${method}, eller egne publikasjoner om den. Forslagsstilleren og redaksjonen ser svaret med en gang.`,
      selectType: "radiobuttons",
      options: options({ nei: "Nei, ingen bindinger", ja: "Ja" }),
      callsForReply: [],
    },
    {
      key: interestKeys.text,
      title: "Hvis ja: Hvilke bindinger?",
      help: "Skriv kort hva de gjelder. Har du ingen, lar du feltet stå tomt. Det du skriver, publiseres sammen med vurderingen din.",
    },
  );

const section = ({ workplace }: Words, version: 1 | 2, blocks: FieldBlock[]): SectionBlock[] => [
  {
    kind: "PeerReviewSection",
    key: "fagfellevurdering",
    title: "Fagfellevurdering",
    showInLeftMenu: true,
    version,
    description: `En fagfelle fra ${workplace} leser vurderingen og skriver hva som er bra, og hva som bør endres. Ikke skriv pasientopplysninger her.`,
    blocks,
  },
];

/** Version 1: one free text. */
export const peerReviewAsText = (words: Words): SectionBlock[] =>
  section(words, 1, [
    ...interests(words),
    { kind: "Heading", key: "fagfelle-del-vurdering", title: "Vurderingen din", level: 3 },
    longTextBlock(
      "fagfelle-vurdering",
      "Fagfellevurdering",
      `Er ${words.method} og dagens praksis riktig beskrevet? Holder kunnskapsgrunnlaget? Er organisering, økonomi og etikk realistisk vurdert? Er du enig i konklusjonen? Si konkret hva som bør endres.`,
      { deactivateComments: true },
    ),
  ]);

/** Version 2: questions, each with a choice and a text, and an overall judgement. The same words in all templates but for the field's. */
export const peerReview = (words: Words): SectionBlock[] =>
  section(words, 2, [
    ...interests(words),
    ...judged(
      "metode",
      "Metoden",
      `Er ${words.method}, dagens praksis og sammenligningen riktig beskrevet?`,
      "Kjenner du igjen praksis fra din egen arbeidsplass? Er det sammenlignet med det beste alternativet?",
      { title: "Hva bør rettes eller utfylles?", help: "Vis til avsnittet det gjelder." },
    ),
    ...judged(
      "kunnskap",
      "Kunnskapsgrunnlaget",
      "Er søk, utvalg og tolkning gode nok?",
      "Er kilder, avgrensninger og utvelgelse dokumentert? Stemmer tallene med kildene, og er usikkerheten gjengitt?",
      {
        title: "Mangler det viktige studier, eller er noe tolket feil?",
        help: "Oppgi referanse eller lenke til studiene.",
      },
    ),
    ...judged(
      "organisering",
      "Organisering",
      "Er organiseringen realistisk?",
      "Er opplæring, utstyr, lokaler og samarbeid tatt med?",
      { title: "Hva er glemt eller for lett vurdert?", help: "Det du vet fra egen drift, er særlig nyttig." },
    ),
    ...judged(
      "okonomi",
      "Økonomi",
      "Er kostnadene realistiske?",
      "Er noe vesentlig glemt, eller regnet for lavt eller for høyt?",
      { title: "Hvilke tall bør de se på igjen?", help: "Oppgi gjerne egne erfaringstall." },
    ),
    ...judged(
      "etikk",
      "Etikk",
      "Er de etiske spørsmålene godt nok vurdert?",
      "Er noen gruppe glemt? Er temaer satt til side med en grunn som holder?",
      { title: "Hva bør vurderes nærmere?", help: "En til tre setninger holder." },
    ),
    ...judged(
      "konklusjon",
      "Konklusjonen",
      "Følger konklusjonen av det som er skrevet?",
      "Er overførbarheten godt vurdert, og ville konklusjonen holdt hos dere?",
      { title: "Hva ville du konkludert annerledes?", help: "Begrunn det kort." },
    ),
    ...question(
      "samlet",
      "Samlet råd",
      {
        key: "fagfelle-rad",
        title: "Hva er ditt samlede råd?",
        selectType: "dropdownlist",
        options: options({
          godkjennes: "Kan publiseres som den er",
          "mindre-endringer": "Kan publiseres etter mindre endringer",
          "storre-endringer": "Bør omarbeides før publisering",
          frarades: "Bør ikke publiseres",
        }),
        callsForReply: ["mindre-endringer", "storre-endringer", "frarades"],
      },
      {
        key: "fagfelle-samlet-tekst",
        title: "Kommentar til forfatterne",
        help: "Si konkret hva som bør endres, og hva som er bra.",
      },
    ),
  ]);
