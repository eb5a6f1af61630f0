import { byLanguage } from "../../platform/pure/language/index.ts";
import { norwegianDay } from "../../platform/pure/norwegian-date/index.ts";
import { inSentence } from "../../platform/pure/text/index.ts";
import type { DueState, FollowUpResult, Outcome } from "./rules/index.ts";
import * as nn from "./texts.nn.ts";
import { decisionOutcomeTexts } from "./texts-outcome.ts";

const results = {
  "as-planned": "Som planlagt",
  partly: "Delvis",
  "not-done": "Ikke gjennomført",
  stopped: "Stanset",
} as const satisfies Record<FollowUpResult, string>;

const due = {
  none: "Følges ikke opp mer",
  later: "Følges opp senere",
  due: "Skal følges opp nå",
  overdue: "Oppfølgingen er forfalt",
} as const satisfies Record<DueState, string>;

/** Words about decisions, for pages and mails. */
export const decisionTexts = {
  /** The reason that is noted at an ask without an answer. */
  askedOfNewer: "Virksomheten er spurt om en nyere utgave.",
  /** The reason that is noted at a decision of an edition that an import replaced. */
  importedAgain: "Beslutningen er importert på nytt med en nyere utgave.",
  title: "Beslutning og oppfølging",
  outcomes: decisionOutcomeTexts,
  results,
  due,
  fields: {
    outcome: "Hva er besluttet?",
    conditions: "Vilkår",
    reason: "Begrunnelse",
    measure: "Hva skal måles?",
    decidedOn: "Besluttet",
    deciderRole: "Rollen til den som bestemte",
    responsible: "Hvem følger opp?",
    responsibleEmail: "E-postadressen som får påminnelse",
    followUpOn: "Følges opp",
    mayBeShown: "Vis beslutningen for alle",
    result: "Hvordan gikk det?",
    finding: "Hva fant dere?",
    nextOn: "Følges opp igjen",
  },
  hints: {
    responsible: "Skriv rollen eller enheten, ikke et navn",
    noPersons: "Ikke skriv navn eller pasientopplysninger her.",
  },
  onEdition: (edition: number): string => `Besluttet på utgave ${edition}`,
  /** «Besluttet innført på vilkår, Helse Nord-Trøndelag HF, 14.09.2026» */
  line: (outcome: Outcome, organization: string, decidedOn: string): string =>
    `Besluttet ${inSentence(decisionOutcomeTexts[outcome])}, ${organization}, ${norwegianDay(decidedOn)}`,
  /** «Besluttet innført, Helse Bergen HF: Dialyse hjemme» */
  news: (outcome: Outcome, organization: string, title: string): string =>
    `Besluttet ${inSentence(decisionOutcomeTexts[outcome])}, ${organization}: ${title}`,
  newsSubject: (outcome: Outcome, title: string): string =>
    `Besluttet ${inSentence(decisionOutcomeTexts[outcome])}: ${title}`,
  /** «3 helseforetak har besluttet: 2 innført, 1 utsatt», by outcome in the order of the list. @param by the plural of those who decided */
  sum: (given: readonly Outcome[], by: string): string => {
    const counted = (Object.keys(decisionOutcomeTexts) as Outcome[])
      .map(
        (outcome) =>
          [given.filter((each) => each === outcome).length, inSentence(decisionOutcomeTexts[outcome])] as const,
      )
      .filter(([count]) => count > 0);
    return `${given.length} ${by} har besluttet: ${counted.map(([count, label]) => `${count} ${label}`).join(", ")}`;
  },
} as const;

export const decisionTextsIn = byLanguage({ nb: decisionTexts, nn: nn.decisionTexts });
