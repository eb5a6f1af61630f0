import type { SectionBlock } from "../../core/template/index.ts";
import { longText, options, richText } from "./blocks.ts";

const VERDICT = options({
  ja: "Ja",
  delvis: "Delvis",
  nei: "Nei",
  "kan-ikke-vurdere": "Kan ikke vurdere",
});

const question = (key: string, title: string, helpText: string) => ({
  kind: "Select" as const,
  key: `fagfelle-${key}`,
  title,
  helpText,
  selectType: "radiobuttons" as const,
  options: VERDICT,
});

/** The peer's questions, the same in all three templates except for the words of the field. */
export const peerReview = (words: { readonly method: string; readonly workplace: string }): SectionBlock[] => [
  {
    kind: "PeerReviewSection",
    key: "fagfellevurdering",
    title: "Fagfellevurdering",
    showInLeftMenu: true,
    version: 2,
    description: `En fagfelle fra ${words.workplace} leser vurderingen og svarer på spørsmålene. Ikke skriv pasientopplysninger her.`,
    blocks: [
      longText(
        "fagfelle-habilitet",
        "Fagfellens habilitet",
        `Bånd til forfatterne, til dem som lager eller selger ${words.method}, eller egne publikasjoner om den. Skriv «ingen» hvis det ikke er noen.`,
      ),
      question(
        "praksis",
        "Er dagens praksis dekkende beskrevet?",
        "Kjenner du igjen praksis fra din egen arbeidsplass?",
      ),
      question(
        "komparator",
        "Er sammenligningen riktig valgt?",
        "Er det det beste alternativet, og det som brukes i dag?",
      ),
      question("sok", "Er søk og utvalg godt nok?", "Er kilder, søkeord, avgrensninger og utvelgelse dokumentert?"),
      longText("fagfelle-manglende-studier", "Mangler det viktige studier?", "Oppgi referanse eller lenke til dem."),
      question(
        "tolkning",
        "Er effekt og sikkerhet riktig tolket?",
        "Stemmer tallene med kildene, og er usikkerheten gjengitt?",
      ),
      question(
        "organisering-okonomi",
        "Er organisering og økonomi realistisk?",
        "Er noe vesentlig glemt, eller regnet for lavt eller for høyt?",
      ),
      question("overforbarhet", "Er overførbarheten godt vurdert?", "Ville konklusjonen holdt hos dere?"),
      {
        kind: "Select",
        key: "fagfelle-rad",
        title: "Samlet råd",
        selectType: "dropdownlist",
        options: options({
          godkjennes: "Kan publiseres som den er",
          "mindre-endringer": "Kan publiseres etter mindre endringer",
          "storre-endringer": "Bør omarbeides før publisering",
          frarades: "Bør ikke publiseres",
        }),
      },
      richText("fagfelle-kommentar", "Kommentar til forfatterne", "Begrunn svarene, og si konkret hva som bør endres."),
    ],
  },
];
